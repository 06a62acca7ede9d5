import { isDeepStrictEqual } from 'node:util'
import type { Customer } from '@shop/domain/customer'
import { CommerceError } from '@shop/domain/error'
import type { Market } from '@shop/domain/market'
import { requireMarket } from '../cart/cart-request.ts'
import type { EngineContext } from '../database/context.ts'
import { violatedConstraintOf } from '../database/database-failure.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { settleNewsletterChoice } from '../newsletter/settle-newsletter-choice.ts'
import type { CustomerRequest } from './customer-request.ts'
import { updateCustomerRow } from './customer-rows.ts'
import { requireCustomer } from './require-customer.ts'

/** Decides from what is stored. */
type CustomerDecision = (customer: Customer, market: Market) => Customer

/**
 * Changes the session's customer: load, decide, write over the version that was read. Success raises the version by
 * exactly one, a decision without effect keeps it, failure changes nothing (ACC-06). Throws `CommerceError` of the
 * decision, `unauthenticated` without customer (ACC-02), `resource-not-found` for somebody else (rule A1),
 * `concurrent-modification` and, for an e-mail address that is taken, `duplicate-field`.
 */
export async function changeCustomer(
  context: EngineContext,
  request: CustomerRequest,
  decide: CustomerDecision,
): Promise<Customer> {
  const customer = await loadOwnCustomer(context, request)
  requireVersion(customer, request.version)
  const changed = decide(customer, requireMarket(request.storeKey))
  if (isDeepStrictEqual(changed, customer)) return customer
  const next = { ...changed, version: customer.version + 1 }
  const written = await write(context, request.storeKey, customer, next)
  if (written) return written
  // Somebody was faster: what is stored now is another version, or she is gone.
  requireVersion(await loadOwnCustomer(context, request), request.version)
  throw new Error(`Customer ${request.id} was not written at her version`)
}

async function loadOwnCustomer(context: EngineContext, { owner, id }: CustomerRequest): Promise<Customer> {
  if (owner.customerId === undefined) throw new CommerceError({ code: 'unauthenticated' }, 'User is not authenticated')
  if (id.toLowerCase() !== owner.customerId)
    throw new CommerceError({ code: 'resource-not-found', typeId: 'customer', id }, 'User not found')
  return (await requireCustomer(context.db, id)).customer
}

function requireVersion(customer: Customer, version: number): void {
  if (customer.version !== version)
    throw new CommerceError(
      { code: 'concurrent-modification', currentVersion: customer.version },
      `Object ${customer.id} has a different version than expected. Expected: ${version} - Actual: ${customer.version}.`,
    )
}

/** The customer as written, with what her address has subscribed to; undefined when somebody was faster. */
async function write(context: EngineContext, storeKey: string, before: Customer, after: Customer): Promise<Customer | undefined> {
  try {
    return await inTransaction(context, async db => {
      if (!(await updateCustomerRow(db, before, after, context.now()))) return undefined
      return settleNewsletterChoice(context, db, { before, customer: after, storeKey })
    })
  } catch (error) {
    if (violatedConstraintOf(error) !== 'customer_email_unique') throw error
    throw new CommerceError(
      { code: 'duplicate-field', field: 'email' },
      'There is already an existing customer with the provided email.',
      { cause: error },
    )
  }
}
