import { randomUUID } from 'node:crypto'
import { type Customer, customerFromDraft } from '@shop/domain/customer'
import { type EngineContext, inTransaction } from '../database/context.ts'
import type { CustomerRequest } from './change-customer.ts'
import { confirmEmailChange, requestEmailChange } from './change-email.ts'
import { insertCustomer, nextCustomerNumber } from './customer-rows.ts'
import { issueEmailProof } from './issue-email-proof.ts'

/** A stored customer without addresses who has never had a password. */
export async function aStoredCustomer(context: EngineContext, email = `${randomUUID()}@example.org`): Promise<Customer> {
  const draft = { email, firstName: 'Jana', lastName: 'Nová', locale: 'sk-SK', custom: { customerType: 'private' } } as const
  const customerNumber = await nextCustomerNumber(context.db)
  const customer = customerFromDraft(draft, { id: context.newId(), customerNumber })
  if (!(await insertCustomer(context.db, customer, null))) throw new Error(`${email} is a customer already`)
  return customer
}

/** The request of a customer in Slovakia who means themselves as the customer was seen. */
export function ownRequestOf({ id, version }: Customer): CustomerRequest {
  return { owner: { anonymousId: randomUUID(), customerId: id }, storeKey: 'sk', id, version }
}

/** The token of the mail that asks for the proof of the address a customer wants; undefined where none is sent. */
export async function emailChangeTokenOf(context: EngineContext, { id }: Pick<Customer, 'id'>): Promise<string | undefined> {
  const open = context.db.selectFrom('email_proof').select('id').where('customer_id', '=', id).where('is_open', '=', true)
  const row = await open.executeTakeFirst()
  return row && (await issueEmailProof(context, row.id))?.token
}

/** A customer after they wanted another address and followed the link of its mail. */
export async function moveToEmail(context: EngineContext, customer: Customer, email: string): Promise<Customer> {
  await inTransaction(context, db => requestEmailChange(context, db, { customer, email, storeKey: 'sk' }))
  const token = (await emailChangeTokenOf(context, customer)) ?? ''
  return (await confirmEmailChange(context, { storeKey: 'sk' }, { customerId: customer.id, token })).customer
}
