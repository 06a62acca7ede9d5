import { isDeepStrictEqual } from 'node:util'
import type { Customer } from '@shop/domain/customer'
import { CommerceError } from '@shop/domain/error'
import type { Market } from '@shop/domain/market'
import { type Database, type EngineContext, inTransaction } from '../database/context.ts'
import { settleNewsletterChoice } from '../newsletter/settle-newsletter-choice.ts'
import type { Owner } from '../session/session.ts'
import { requireMarket } from '../store/require-market.ts'
import { type StoredCustomer, selectCustomerById, updateCustomerRow } from './customer-rows.ts'

/** Which customer a call means: only the session's own, in the store of its host. */
export interface CustomerRequest {
  readonly owner: Owner
  readonly storeKey: string
  readonly id: string
  /** The version the caller knows (ACC-06). */
  readonly version: number
}

/** The customer of a session. Throws `CommerceError` `resource-not-found` when the customer is gone (ACC-09). */
export async function requireCustomer(db: Database, id: string, lock?: 'lock'): Promise<StoredCustomer> {
  const found = await selectCustomerById(db, id, lock)
  if (!found) throw new CommerceError({ code: 'resource-not-found', typeId: 'customer', id }, 'User not found')
  return found
}

/** The customer of a session (API-04, ENT-05). Throws `CommerceError` `resource-not-found` when the customer is gone (ACC-09). */
export async function getCustomer(context: EngineContext, request: { readonly customerId: string }): Promise<Customer> {
  return (await requireCustomer(context.db, request.customerId)).customer
}

/** The customer of an id; undefined when the customer is gone. Asks for no owner, so it must never answer a request. */
export async function findCustomer({ db }: EngineContext, id: string): Promise<Customer | undefined> {
  return (await selectCustomerById(db, id))?.customer
}

/** Decides from what is stored. */
type CustomerDecision = (customer: Customer, market: Market) => Customer

/** What belongs to a change besides the customer themselves; all of it or nothing takes place. */
export type CustomerSideEffect = (db: Database, customer: Customer) => Promise<void>

/**
 * Changes the session's customer: load, decide, write over the version that was read. Success raises the version by
 * exactly one, a decision without effect keeps it, failure changes nothing (ACC-06). Throws `CommerceError` of the
 * decision and of `also`, `unauthenticated` without customer (ACC-02), `resource-not-found` for someone else (rule A1),
 * and `concurrent-modification`.
 */
export async function changeCustomer(
  context: EngineContext,
  request: CustomerRequest,
  decide: CustomerDecision,
  also?: CustomerSideEffect,
): Promise<Customer> {
  const customer = await loadOwnCustomer(context, request)
  requireVersion(customer, request.version)
  const changed = decide(customer, requireMarket(request.storeKey))
  const hasEffect = !isDeepStrictEqual(changed, customer)
  if (!hasEffect && !also) return customer
  const next = hasEffect ? { ...changed, version: customer.version + 1 } : undefined
  const written = await inTransaction(context, async db => {
    const held = next ? await write(context, db, request.storeKey, customer, next) : await hold(db, customer)
    if (held) await also?.(db, held)
    return held
  })
  if (written) return written
  // Someone was faster: what is stored now is another version, or the customer is gone.
  requireVersion(await loadOwnCustomer(context, request), request.version)
  throw new Error(`Customer ${request.id} was not written at their version`)
}

/** The session's customer. Throws `CommerceError` `unauthenticated` and, for any other one, `resource-not-found`. */
export async function loadOwnCustomer(context: EngineContext, { owner, id }: CustomerRequest): Promise<Customer> {
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

/** The customer as written, with what their address has subscribed to; undefined when someone was faster. */
async function write(
  context: EngineContext,
  db: Database,
  storeKey: string,
  before: Customer,
  after: Customer,
): Promise<Customer | undefined> {
  if (!(await updateCustomerRow(db, before, after, context.now()))) return undefined
  return settleNewsletterChoice(context, db, { before, customer: after, storeKey })
}

/** The customer, their row held; undefined when someone was faster. */
async function hold(db: Database, { id, version }: Customer): Promise<Customer | undefined> {
  const current = (await selectCustomerById(db, id, 'lock'))?.customer
  return current?.version === version ? current : undefined
}
