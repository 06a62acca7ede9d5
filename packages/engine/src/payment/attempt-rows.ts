import { type CurrencyCode, moneyOf } from '@shop/domain/money'
import type { AttemptFailure, AttemptState, CheckoutAttempt, ProviderMethod } from '@shop/domain/payment'
import { sql } from 'kysely'
import type { Database } from '../database/context.ts'
import { addToOutbox, type OutboxMessage } from '../outbox/outbox.ts'

interface AttemptRow {
  readonly id: string
  readonly cart_id: string
  readonly cart_version: number
  readonly store_key: string
  readonly method: ProviderMethod
  readonly currency: CurrencyCode
  readonly amount_cent: number
  readonly state: AttemptState
  readonly psp_reference: string | null
  readonly is_pending: boolean
  readonly reason: AttemptFailure | null
  readonly order_number: string | null
  readonly due_order_id: string | null
}

function attemptOfRow(row: AttemptRow): CheckoutAttempt {
  return {
    id: row.id,
    cart: { id: row.cart_id, version: row.cart_version },
    storeKey: row.store_key,
    method: row.method,
    amount: moneyOf(row.currency, row.amount_cent),
    state: row.state,
    ...(row.is_pending ? { isPending: true } : {}),
    ...(row.psp_reference ? { pspReference: row.psp_reference } : {}),
    ...(row.order_number ? { orderNumber: row.order_number } : {}),
    ...(row.due_order_id ? { dueOrderId: row.due_order_id } : {}),
    ...(row.reason ? { reason: row.reason } : {}),
  }
}

/** That an attempt is open and its shopper has nothing left to do: the provider has the payment, and no next step is kept. */
const IS_PENDING = sql<boolean>`
  attempt.state = 'open' and attempt.psp_reference is not null and attempt.request is null and attempt.next_step is null`

/** An attempt as it stands. */
export async function selectAttempt(db: Database, id: string): Promise<CheckoutAttempt | undefined> {
  const { rows } = await sql<AttemptRow>`
    select attempt.id, attempt.cart_id, attempt.cart_version, attempt.store_key, attempt.method, attempt.currency,
      attempt.amount_cent, attempt.state, attempt.psp_reference, attempt.reason, attempt.due_order_id, ${IS_PENDING} as is_pending,
      placed.order_number
    from checkout_attempt attempt left join "order" placed on placed.id = attempt.order_id
    where attempt.id = ${id}`.execute(db)
  return rows[0] && attemptOfRow(rows[0])
}

/** The method of the last attempt to pay an order again of which the provider has not decided yet; undefined without one. */
export async function findPendingMethod(db: Database, dueOrderId: string): Promise<ProviderMethod | undefined> {
  const { rows } = await sql<{ method: ProviderMethod }>`
    select method from checkout_attempt attempt where due_order_id = ${dueOrderId} and ${IS_PENDING}
    order by created_at desc limit 1`.execute(db)
  return rows[0]?.method
}

/** An attempt that no one else settles until the transaction ends. Attempts are locked before carts. */
export async function lockAttempt(db: Database, id: string): Promise<CheckoutAttempt | undefined> {
  await sql`select from checkout_attempt where id = ${id} for update`.execute(db)
  return selectAttempt(db, id)
}

/** How a locked attempt ends; what it holds is given back, and what it was asked with forgotten. Tells the shopper by mail where they cannot know. `at` is an ISO instant. */
export async function endAttempt(
  db: Database,
  { id }: CheckoutAttempt,
  end: { readonly state: 'failed' | 'voided'; readonly reason: AttemptFailure; readonly at: string },
): Promise<void> {
  await sql`select end_attempt_holds(${id}, ${end.at})`.execute(db)
  await db
    .updateTable('checkout_attempt')
    .set({ state: end.state, reason: end.reason, settled_at: end.at, request: null, next_step: null })
    .where('id', '=', id)
    .execute()
  const message = messageOf(id, end)
  if (message) await addToOutbox(db, message)
}

/**
 * What the shopper is told by mail. Who turned back or let the time run out knows it, and a mail would be advertising; other
 * failures are told about where nothing follows, and money that came and goes back always.
 */
function messageOf(
  attemptId: string,
  { state, reason }: { readonly state: 'failed' | 'voided'; readonly reason: AttemptFailure },
): OutboxMessage | undefined {
  const payload = { attemptId }
  if (state === 'voided') return { topic: 'payment-released', payload, dedupKey: `payment-released/${attemptId}` }
  if (reason === 'cancelled' || reason === 'expired') return undefined
  return { topic: 'payment-failed', payload, dedupKey: `payment-failed/${attemptId}` }
}

/** That a locked attempt has its order. */
export async function saveOrderOfAttempt(
  db: Database,
  { id }: CheckoutAttempt,
  placed: { readonly orderId: string; readonly at: string },
): Promise<void> {
  await db
    .updateTable('checkout_attempt')
    .set({ state: 'ordered', reason: null, order_id: placed.orderId, settled_at: placed.at, request: null, next_step: null })
    .where('id', '=', id)
    .execute()
}

/**
 * Keeps the provider's number of a locked attempt's payment, and forgets what it was asked with and what its shopper was to do: it
 * has the payment.
 */
export async function saveProviderReference(db: Database, { id }: CheckoutAttempt, pspReference: string): Promise<void> {
  await db
    .updateTable('checkout_attempt')
    .set({ psp_reference: pspReference, request: null, next_step: null })
    .where('id', '=', id)
    .execute()
}
