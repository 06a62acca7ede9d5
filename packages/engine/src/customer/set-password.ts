import type { Customer } from '@shop/domain/customer'
import { sql } from 'kysely'
import type { Database } from '../database/context.ts'
import { endSessionsOfCustomer } from '../session/end-session.ts'
import { type CustomerRow, customerOfRow } from './customer-rows.ts'
import { closeEmailChanges } from './email-proof-rows.ts'

/**
 * Writes a new password, the version one higher. All sessions of the customer end and a reset token is worth nothing
 * any more, nor is the link to another address (rules A2, A3). Takes part in the transaction of `db`, which must hold the customer's row.
 */
export async function setPassword(db: Database, customerId: string, passwordHash: string): Promise<Customer> {
  const row: CustomerRow = await db
    .updateTable('customer')
    .set(eb => ({ password_hash: passwordHash, version: eb('version', '+', 1), last_modified_at: sql`now()` }))
    .where('id', '=', customerId)
    .returning(['id', 'version', 'customer_number', 'email', 'group_key', 'document'])
    .executeTakeFirstOrThrow()
  await endSessionsOfCustomer(db, customerId)
  await closeEmailChanges(db, customerId)
  await db.deleteFrom('password_reset_token').where('customer_id', '=', customerId).execute()
  return customerOfRow(row)
}
