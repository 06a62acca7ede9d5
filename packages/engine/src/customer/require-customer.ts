import { CommerceError } from '@shop/domain/error'
import type { Database } from '../database/context.ts'
import { type StoredCustomer, selectCustomerById } from './customer-rows.ts'

/** The customer of a session. Throws `CommerceError` `resource-not-found` when she is gone (ACC-09). */
export async function requireCustomer(db: Database, id: string, lock?: 'lock'): Promise<StoredCustomer> {
  const found = await selectCustomerById(db, id, lock)
  if (!found) throw new CommerceError({ code: 'resource-not-found', typeId: 'customer', id }, 'User not found')
  return found
}
