import { CommerceError } from '@shop/domain/error'
import type { Money } from '@shop/domain/money'
import { selectCartById } from '../cart/cart-rows.ts'
import type { EngineContext } from '../database/context.ts'
import { createApprovalPayment } from '../payment/create-payment.ts'
import { createDueAccountPayment } from '../payment/due-account-payment.ts'
import { selectApproval } from './approval-rows.ts'
import { approvalNotFound, isOver } from './decide-approval.ts'
import { findOrderOf, interfaceOf } from './find-approvals.ts'

/** A request of the customer's own, and what their page shows that it comes to. */
interface AccountChoice {
  readonly requestId: string
  readonly customerId: string
  readonly shown: Money
}

/**
 * Has what a customer asked their company to approve be paid on its account: while it waits, its order will take the limit when it is
 * placed; once it is approved and as long as it is not paid, it takes it now. Repeated, nothing more happens. Throws `CommerceError`
 * `resource-not-found` for another's request, `invalid-operation` for one that is over or paid, `malformed-price` where another amount
 * is due, `payment-not-eligible` where the limit does not cover it, and `concurrent-modification` while it is being decided about.
 */
export async function payRequestOnAccount(
  context: EngineContext,
  { requestId, customerId, shown }: AccountChoice,
): Promise<void> {
  const { db, newId } = context
  const request = await selectApproval(db, requestId)
  if (request?.customerId !== customerId) throw approvalNotFound(requestId)
  if (request.state !== 'pending' && request.state !== 'approved') throw isOver()
  const order = await findOrderOf(db, request)
  if (order) {
    await createDueAccountPayment(context, order.id, shown)
    return
  }
  const cart = await selectCartById(db, request.cartId)
  if (request.state !== 'pending' || cart?.cartState !== 'Frozen') throw isOver()
  if ((await interfaceOf(db, cart)) === 'on-account') return
  const own = { owner: { anonymousId: cart.anonymousId ?? newId(), customerId }, storeKey: request.storeKey }
  const payment = { paymentInterface: 'on-account', isFrozen: true } as const
  await createApprovalPayment(
    context,
    { ...own, id: cart.id, version: cart.version },
    { ...payment, amountPlanned: amountNow(cart.totalPrice, shown) },
  )
}

/** What was shown, which has to be what the cart comes to. */
function amountNow(total: Money, shown: Money): Money {
  if (total.centAmount !== shown.centAmount || total.currencyCode !== shown.currencyCode)
    throw new CommerceError(
      { code: 'malformed-price', expected: total },
      `${total.centAmount} cents are due, not ${shown.centAmount}`,
    )
  return shown
}
