import { approversOf } from '@shop/domain/company'
import { CommerceError } from '@shop/domain/error'
import { type Money, moneyOf } from '@shop/domain/money'
import type { Order } from '@shop/domain/order'
import { selectCartById } from '../cart/cart-rows.ts'
import { type CartContext, type CartRequest, reopenCart } from '../cart/index.ts'
import { type Database, type EngineContext, inTransaction } from '../database/context.ts'
import { Unavailable } from '../database/database-failure.ts'
import { createOrderFromCart } from '../order/create-order-from-cart.ts'
import { addToOutbox } from '../outbox/outbox.ts'
import { type ApprovalInterface, createApprovalPayment } from '../payment/create-payment.ts'
import { type ApprovalRow, lockApprovalsOf, raiseApprovalTotal, selectApproval, settleApproval } from './approval-rows.ts'
import { selectCompany } from './company-rows.ts'
import { interfaceOf } from './find-approvals.ts'

/** Topic of the outbox under which a buyer is told that an order was not approved. */
export const APPROVAL_REJECTED_TOPIC = 'approval-rejected'

/** Tries to place an order whose cart other approvers pay and order at the same time. */
const ATTEMPTS = 10

/** What became of an approval: the order, or the prices that have risen, about which the approver decides again. */
export type ApprovalOutcome =
  | { readonly is: 'ordered'; readonly order: Order }
  | { readonly is: 'risen'; readonly before: Money; readonly now: Money }

/** A request with who decides about it, a customer who is signed in. */
export interface ApprovalDecision {
  readonly requestId: string
  readonly approverId: string
}

/**
 * Approves a request: its order is placed as by the buyer, at the prices of now, with all checks of an order. Where the total has
 * become larger than the one the approver saw, nothing is ordered, and the request says the new one. Repeated and parallel calls, of
 * several approvers too, place one order. Throws `CommerceError` `resource-not-found` for who may not decide, `invalid-operation` for
 * a request that is over, and all that keeps an order from being placed; the request stays then.
 */
export async function approveRequest(
  context: CartContext,
  { requestId, approverId, shown }: ApprovalDecision & { readonly shown: Money },
): Promise<ApprovalOutcome> {
  const request = await requireDecidable(context.db, { requestId, approverId })
  if (request.state === 'rejected' || request.state === 'withdrawn') throw isOver()
  const before = moneyOf(request.currency, request.totalCent)
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const cart = await selectCartById(context.db, request.cartId)
    if (!cart) throw approvalNotFound(requestId)
    const isOpen = request.state === 'pending' && cart.cartState === 'Frozen'
    if (!isOpen && cart.cartState !== 'Ordered') throw isOver()
    if (isOpen && (shown.centAmount !== before.centAmount || shown.currencyCode !== before.currencyCode))
      return { is: 'risen', before: shown, now: before }
    const owner = { anonymousId: cart.anonymousId ?? context.newId(), customerId: request.customerId }
    const own = { owner, storeKey: request.storeKey, id: cart.id, version: cart.version }
    const order = await placeApproved(context, own)
    if (order) {
      const totalCent = order.totalPrice.centAmount
      await settleApproval(context.db, { id: requestId, state: 'approved', decidedBy: approverId, totalCent })
      return { is: 'ordered', order }
    }
    const risen = await payAsNow(context, own, { paymentInterface: await interfaceOf(context.db, cart), amountPlanned: before })
    if (risen) {
      await raiseApprovalTotal(context.db, requestId, risen.centAmount)
      return { is: 'risen', before, now: risen }
    }
  }
  throw new Unavailable(`The cart ${request.cartId} keeps changing while its order is approved`)
}

/**
 * The order of an approved cart, or the one that a faster call, or one that ended too early, has placed; undefined where the cart
 * has to be paid again at the prices of now, or was just changed by another approval.
 */
async function placeApproved(context: CartContext, request: CartRequest): Promise<Order | undefined> {
  try {
    return await createOrderFromCart(context, request, { isApproved: true })
  } catch (error) {
    const code = error instanceof CommerceError ? error.failure.code : undefined
    if (code === 'price-changed' || code === 'concurrent-modification') return undefined
    throw error
  }
}

/** Puts the payment on the cart at the prices of now; where these are higher than what was approved, returns the total instead. */
async function payAsNow(
  context: CartContext,
  request: CartRequest,
  payment: { readonly paymentInterface: ApprovalInterface; readonly amountPlanned: Money },
): Promise<Money | undefined> {
  const { amountPlanned: approved } = payment
  try {
    await createApprovalPayment(context, request, { ...payment, isFrozen: true })
  } catch (error) {
    const failure = error instanceof CommerceError ? error.failure : undefined
    if (failure?.code === 'concurrent-modification') return undefined
    if (failure?.code !== 'malformed-price') throw error
    if (failure.expected.centAmount > approved.centAmount) return failure.expected
    return payAsNow(context, request, { ...payment, amountPlanned: failure.expected })
  }
  return undefined
}

/**
 * Rejects a request with a reason: its cart is the buyer's again, who is told by mail. Throws `CommerceError` `resource-not-found` for
 * who may not decide, and `invalid-operation` for a request that is over.
 */
export async function rejectRequest(
  context: EngineContext,
  { requestId, approverId, reason }: ApprovalDecision & { readonly reason: string },
): Promise<void> {
  await inTransaction(context, async db => {
    const request = await requireDecidable(db, { requestId, approverId }, 'lock')
    if (!(await settleApproval(db, { id: requestId, state: 'rejected', decidedBy: approverId, reason }))) throw isOver()
    await giveBack(context, db, request)
    const messageId = context.newId()
    await addToOutbox(db, {
      topic: APPROVAL_REJECTED_TOPIC,
      payload: { messageId, requestId },
      dedupKey: `${APPROVAL_REJECTED_TOPIC}/${requestId}`,
    })
  })
}

/** Withdraws a request of the customer's own: its cart is theirs again. Throws `CommerceError` `resource-not-found` and `invalid-operation`. */
export async function withdrawRequest(
  context: EngineContext,
  { requestId, customerId }: { readonly requestId: string; readonly customerId: string },
): Promise<void> {
  await inTransaction(context, async db => {
    const request = await selectApproval(db, requestId, 'lock')
    if (request?.customerId !== customerId) throw approvalNotFound(requestId)
    if (!(await settleApproval(db, { id: requestId, state: 'withdrawn', decidedBy: customerId }))) throw isOver()
    await giveBack(context, db, request)
  })
}

/** Withdraws what a person waits for who leaves their company. Takes part in the transaction of `db`. */
export async function withdrawRequestsOf(context: EngineContext, db: Database, customerId: string): Promise<void> {
  for (const request of await lockApprovalsOf(db, customerId)) {
    const isEnded = await settleApproval(db, { id: request.id, state: 'withdrawn', decidedBy: customerId })
    if (isEnded) await giveBack(context, db, request)
  }
}

async function giveBack(context: EngineContext, db: Database, { cartId, customerId, storeKey }: ApprovalRow): Promise<void> {
  await reopenCart(context, db, { id: cartId, customerId, storeKey })
}

/** The request, for one who may decide about it: an approver of its company, and not the buyer. */
async function requireDecidable(db: Database, { requestId, approverId }: ApprovalDecision, lock?: 'lock'): Promise<ApprovalRow> {
  const request = await selectApproval(db, requestId, lock)
  const company = request && (await selectCompany(db, request.companyId))
  const isApprover = company && approversOf(company, request.customerId).some(one => one.customerId === approverId)
  if (!request || !isApprover) throw approvalNotFound(requestId)
  return request
}

/** What is answered for a request that is not the caller's to decide about. */
export function approvalNotFound(id: string): CommerceError {
  return new CommerceError({ code: 'resource-not-found', typeId: 'approval-request', id }, 'There is no such request')
}

/** What is answered for a request that was decided. */
export function isOver(): CommerceError {
  return new CommerceError({ code: 'invalid-operation' }, 'The request was decided before')
}
