import type { Customer } from '@shop/domain/customer'
import type { EngineContext } from '../database/context.ts'
import { selectCustomerById } from './customer-rows.ts'
import { requireCustomer } from './require-customer.ts'

/** The customer of a session (API-04, ENT-05). Throws `CommerceError` `resource-not-found` when she is gone (ACC-09). */
export async function getCustomer(context: EngineContext, request: { readonly customerId: string }): Promise<Customer> {
  return (await requireCustomer(context.db, request.customerId)).customer
}

/** The customer of an id; undefined when she is gone. Asks for no owner, so it must never answer a request. */
export async function findCustomer({ db }: EngineContext, id: string): Promise<Customer | undefined> {
  return (await selectCustomerById(db, id))?.customer
}
