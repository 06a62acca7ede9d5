import { randomUUID } from 'node:crypto'
import { type Customer, customerFromDraft } from '@shop/domain/customer'
import type { EngineContext } from '../database/context.ts'
import type { CustomerRequest } from './customer-request.ts'
import { insertCustomer, nextCustomerNumber } from './customer-rows.ts'

/** A stored customer without addresses who has never had a password. */
export async function aStoredCustomer(context: EngineContext, email = `${randomUUID()}@example.org`): Promise<Customer> {
  const draft = { email, firstName: 'Jana', lastName: 'Nová', locale: 'sk-SK', custom: { customerType: 'private' } } as const
  const customerNumber = await nextCustomerNumber(context.db)
  const customer = customerFromDraft(draft, { id: context.newId(), customerNumber })
  if (!(await insertCustomer(context.db, customer, ''))) throw new Error(`${email} is a customer already`)
  return customer
}

/** The request of a customer in Slovakia who means herself as she was seen. */
export function ownRequestOf({ id, version }: Customer): CustomerRequest {
  return { owner: { anonymousId: randomUUID(), customerId: id }, storeKey: 'sk', id, version }
}
