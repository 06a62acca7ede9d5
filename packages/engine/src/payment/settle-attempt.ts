import type { Cart } from '@shop/domain/cart'
import { CommerceError } from '@shop/domain/error'
import { isCurrencyCode } from '@shop/domain/money'
import { isPayableByProvider, orderDueOf, orderFromCart, orderNumberOf } from '@shop/domain/order'
import {
  type AttemptFailure,
  type CheckoutAttempt,
  type Payment,
  type PaymentFinding,
  paymentAmountsOf,
  providerMethodRule,
} from '@shop/domain/payment'
import { sql } from 'kysely'
import { lockCart, selectCartById } from '../cart/cart-rows.ts'
import { type Database, type EngineContext, inTransaction } from '../database/context.ts'
import { requestNewsletter } from '../newsletter/subscribe-newsletter.ts'
import { lockOrder, lockOrderOfPayment } from '../order/lock-order.ts'
import { paymentOf } from '../order/order-rows.ts'
import { insertOrderOfCart } from '../order/place-quoted-order.ts'
import { stockDemandsOf } from '../order/stock-demands.ts'
import { lockPayment, savePaymentAction } from '../transaction/payment-rows.ts'
import { recordTransaction, type TransactionReport } from '../transaction/record-transaction.ts'
import { payBy } from './arrange-payments.ts'
import { endAttempt, lockAttempt, saveOrderOfAttempt, saveProviderReference, selectAttempt } from './attempt-rows.ts'
import { moveMoney, sendPaymentNews } from './move-money.ts'

/**
 * Settles an attempt by what became known of its payment: the first to learn of it, the browser that comes back, a
 * notification or the reconciler, makes the order of the frozen cart or has the money released, in one transaction and once
 * (rules O1, O3, P1, P2). Findings may come in any order and any number of times: a failure never undoes a success, and a
 * success that comes after a failure still makes the order while the cart is as it was. Returns the attempt as it then stands.
 * Throws `CommerceError` `resource-not-found`. Failpoints: `attempt:before-settled`, `attempt:after-settled`.
 */
export async function settleAttempt(context: EngineContext, id: string, finding: PaymentFinding): Promise<CheckoutAttempt> {
  const settled = await inTransaction(context, async db => {
    const attempt = await lockAttempt(db, id)
    if (!attempt)
      throw new CommerceError({ code: 'resource-not-found', typeId: 'payment', id }, 'There is no attempt to pay of that id')
    // The number of a payment that failed is not that of the one that is modified later.
    const isOfThis = finding.kind === 'authorised' || finding.kind === 'pending'
    if (isOfThis) await saveProviderReference(db, attempt, finding.pspReference)
    await settle(context, db, attempt, finding)
    await context.failpoint?.('attempt:before-settled')
    return selectAttempt(db, id)
  })
  await context.failpoint?.('attempt:after-settled')
  if (!settled) throw new Error(`The attempt ${id} is gone`)
  return settled
}

async function settle(context: EngineContext, db: Database, attempt: CheckoutAttempt, finding: PaymentFinding): Promise<void> {
  if (attempt.dueOrderId !== undefined) return settleDue(context, db, { attempt, orderId: attempt.dueOrderId, finding })
  // Carts are locked before payments, as by everyone who orders.
  if (attempt.state !== 'ordered') await lockCart(db, attempt.cart.id)
  const payment = await lockPayment(db, attempt.id)
  if (!payment) throw new Error(`The payment ${attempt.id} is gone`)
  if (attempt.state === 'voided' && finding.kind !== 'authorised') return
  const isNew = await takeReports(context, db, payment, reportsOf(attempt, finding))
  if (finding.kind === 'authorised') return settleAuthorised(context, db, attempt, { finding, isNew })
  if (finding.kind === 'failed') return settleFailed(context, db, attempt, finding.reason)
  if (finding.kind === 'declined') return
  if (finding.action) await savePaymentAction(db, attempt.id, finding.action)
  if (attempt.state === 'open') await placeOrder(context, db, attempt)
}

async function settleAuthorised(
  context: EngineContext,
  db: Database,
  attempt: CheckoutAttempt,
  { finding, isNew }: { readonly finding: PaymentFinding & { readonly kind: 'authorised' }; readonly isNew: boolean },
): Promise<void> {
  if (attempt.state === 'ordered') return
  // A second authorisation of what was voided is released as the first one was.
  if (attempt.state === 'voided') return isNew ? releaseMoney(context, db, attempt) : undefined
  const { amount = attempt.amount } = finding
  const isAsAsked = amount.centAmount === attempt.amount.centAmount && amount.currencyCode === attempt.amount.currencyCode
  const obstacle = isAsAsked ? await placeOrder(context, db, attempt) : 'other-amount'
  if (!obstacle) return
  await endAttempt(db, attempt, { state: 'voided', reason: obstacle, at: context.now() })
  await releaseMoney(context, db, attempt)
}

async function settleFailed(
  context: EngineContext,
  db: Database,
  attempt: CheckoutAttempt,
  reason: AttemptFailure,
): Promise<void> {
  const payment = await lockPayment(db, attempt.id)
  const { authorised = 0, charged = 0 } = payment ? paymentAmountsOf(payment) : {}
  if (attempt.state !== 'open' || authorised + charged > 0) return
  await endAttempt(db, attempt, { state: 'failed', reason, at: context.now() })
}

/** Takes what is reported of the payment, and lets its order follow where there is one. Whether any of it was new. */
async function takeReports(
  context: EngineContext,
  db: Database,
  payment: Payment,
  reports: readonly TransactionReport[],
): Promise<boolean> {
  const order = reports.length > 0 ? await lockOrderOfPayment(db, payment.id) : undefined
  if (order) {
    await moveMoney(context, db, order, reports, payment)
    return false
  }
  let isNew = false
  for (const report of reports) isNew = (await recordTransaction(context, db, payment, report)) !== undefined || isNew
  return isNew
}

/**
 * Settles an attempt to pay an order that was placed before. Which payment pays it, and what goes back, follows from all its
 * payments; here the attempt is told which way it went.
 */
async function settleDue(
  context: EngineContext,
  db: Database,
  {
    attempt,
    orderId,
    finding,
  }: { readonly attempt: CheckoutAttempt; readonly orderId: string; readonly finding: PaymentFinding },
): Promise<void> {
  const payment = await lockPayment(db, attempt.id)
  if (!payment) throw new Error(`The payment ${attempt.id} is gone`)
  const before = await lockOrder(db, { id: orderId })
  const order = await moveMoney(context, db, before, reportsOf(attempt, finding), payment)
  const at = context.now()
  if (finding.kind === 'failed') return settleFailed(context, db, attempt, finding.reason)
  if (finding.kind === 'declined' || attempt.state === 'ordered') return
  if (finding.kind === 'authorised') {
    if (paymentOf(order).id === attempt.id) return saveOrderOfAttempt(db, attempt, { orderId, at })
    if (attempt.state === 'voided') return
    const isAsAsked = finding.amount === undefined || finding.amount.centAmount === attempt.amount.centAmount
    return endAttempt(db, attempt, { state: 'voided', reason: isAsAsked ? 'not-due' : 'other-amount', at })
  }
  if (finding.action) await savePaymentAction(db, attempt.id, finding.action)
  const { standing, amount } = orderDueOf(order)
  // A transfer that is awaited stays what the order waits for, unless its buyer was given a voucher since.
  const canWaitForThis = standing === 'due' || (finding.action !== undefined && isPayableByProvider(order))
  if (attempt.state !== 'open' || !canWaitForThis || amount.centAmount !== attempt.amount.centAmount) return
  // The buyer has the voucher: what the order waits for now is this payment.
  await sendPaymentNews(db, order, await payBy(context, db, order, attempt.id))
  await saveOrderOfAttempt(db, attempt, { orderId, at })
}

/** The movements of money that a finding is; keys are those that notifications of the same have. */
function reportsOf({ method, amount: asked }: CheckoutAttempt, finding: PaymentFinding): TransactionReport[] {
  if (finding.kind === 'pending' || !finding.pspReference) return []
  const { pspReference } = finding
  const isSuccess = finding.kind === 'authorised'
  const told = isSuccess ? finding.amount : undefined
  const amount = told && isCurrencyCode(told.currencyCode) ? { ...told, currencyCode: told.currencyCode } : asked
  const state = isSuccess ? ('Success' as const) : ('Failure' as const)
  const name = { interactionId: pspReference, state, amount }
  const eventKey = `AUTHORISATION/${pspReference}/${isSuccess}`
  const authorisation: TransactionReport = { ...name, eventKey, type: 'Authorization' }
  if (!isSuccess || !providerMethodRule(method).isCapturedAtOnce) return [authorisation]
  return [authorisation, { ...name, eventKey: `CAPTURE/${pspReference}/at-once`, type: 'Charge' }]
}

/** Makes the order of the frozen cart; why not, where it cannot be made. */
async function placeOrder(
  context: EngineContext,
  db: Database,
  attempt: CheckoutAttempt,
): Promise<'cart-changed' | 'sold-out' | undefined> {
  const cart = await frozenCart(db, attempt)
  const payment = cart && (await lockPayment(db, attempt.id))
  if (!cart || !payment) return 'cart-changed'
  const now = context.now()
  await sql`select end_attempt_holds(${attempt.id}, ${now})`.execute(db)
  const { rows } = await sql<{ sequence: number }>`select nextval('order_number_sequence') as sequence`.execute(db)
  const order = orderFromCart(cart, payment, {
    id: context.newId(),
    orderNumber: orderNumberOf(Number(rows[0]?.sequence)),
    now,
  })
  // Who began to pay in time has accepted the quote in time.
  const obstacle = await insertOrderOfCart(db, { order, cart, payment, demands: stockDemandsOf(cart) }, cart.lastModifiedAt)
  if (obstacle) return obstacle.moved || obstacle.quote ? 'cart-changed' : 'sold-out'
  if (cart.custom.customerAgreedToSendEmail)
    await requestNewsletter(context, db, { email: order.customerEmail, locale: cart.locale, storeKey: attempt.storeKey })
  await saveOrderOfAttempt(db, attempt, { orderId: order.id, at: now })
  return undefined
}

/** The cart of an attempt if it is still as it was frozen. */
async function frozenCart(db: Database, { cart: { id, version } }: CheckoutAttempt): Promise<Cart | undefined> {
  const cart = await selectCartById(db, id)
  return cart?.cartState === 'Active' && cart.version === version ? cart : undefined
}

/** Asks the provider to give back what an attempt without order has taken, once per authorisation (rule P1). */
export async function releaseMoney(context: EngineContext, db: Database, attempt: CheckoutAttempt): Promise<void> {
  const payment = await lockPayment(db, attempt.id)
  if (!payment) return
  const { authorised, charged } = paymentAmountsOf(payment)
  const centAmount = charged > 0 ? charged : authorised
  const type = charged > 0 ? 'Refund' : 'CancelAuthorization'
  const isAsked = payment.transactions.some(transaction => transaction.type === type && transaction.state !== 'Failure')
  if (centAmount === 0 || isAsked) return
  await recordTransaction(context, db, payment, {
    eventKey: `void-asked/${payment.id}/${type}`,
    interactionId: `void/${payment.id}`,
    type,
    state: 'Initial',
    amount: { currencyCode: payment.amountPlanned.currencyCode, centAmount },
  })
}
