import { withoutPayment } from '@shop/domain/cart'
import { CommerceError } from '@shop/domain/error'
import type { CheckoutAttempt, PaymentDraft, ProviderMethod } from '@shop/domain/payment'
import { sql } from 'kysely'
import type { CartRequest } from '../cart/cart-request.ts'
import { type EngineContext, repeatLost } from '../database/context.ts'
import { refuseUsedCode } from '../discount/discount-code-uses.ts'
import { requireNoApprovalOf } from '../order/company-buyer-rows.ts'
import type { OrderObstacle } from '../order/place-order-rows.ts'
import { outOfStock, stockDemandsOf } from '../order/stock-demands.ts'
import { ownedBy } from '../session/owned-by.ts'
import { selectAttempt } from './attempt-rows.ts'
import { type PaidCart, putPayment } from './create-payment.ts'

/**
 * Gives back what the caller's earlier attempts for the cart hold: a new one takes their place, and a code that may be used once
 * would otherwise be used up by the cart itself.
 */
async function endOlderHolds(context: EngineContext, { id, owner }: CartRequest): Promise<void> {
  await sql`
    select end_attempt_holds(attempt.id, ${context.now()}) from checkout_attempt attempt join cart on cart.id = attempt.cart_id
    where cart.id = ${id} and attempt.state = 'open' and ${ownedBy('cart', owner)}`.execute(context.db)
}

/** Minutes for which goods and codes wait for a payment (rule S3). */
const HOLD_MINUTES = 15

/** An attempt that has just begun, with the cart as it is paid. */
export interface BegunAttempt extends PaidCart {
  readonly attempt: CheckoutAttempt
}

/**
 * Begins to pay a cart by the provider: freezes it with a payment of its total, and holds its goods and codes for 15 minutes.
 * Any change of the cart afterwards supersedes the attempt. Throws `CommerceError` like `createBankPayment`, `out-of-stock`
 * with every SKU that is short, `discount-code-non-applicable`, `approval-required` or `concurrent-modification`.
 * Failpoints: `attempt:begun`.
 */
export async function beginAttempt(
  context: EngineContext,
  request: CartRequest,
  draft: PaymentDraft & { readonly method: ProviderMethod },
): Promise<BegunAttempt> {
  await endOlderHolds(context, request)
  const paid = await putPayment(context, request, draft, {
    paymentInterface: 'card-payment-provider',
    method: draft.method,
    prepare: ({ cart }) => withoutPayment(cart),
  })
  const { cart, payment } = paid
  await requireNoApprovalOf(context.db, cart)
  const demands = stockDemandsOf(cart)
  const now = context.now()
  const heldUntil = new Date(Date.parse(now) + HOLD_MINUTES * 60_000).toISOString()
  const { rows } = await repeatLost(() =>
    sql<{ obstacle: OrderObstacle | null }>`
      select begin_checkout_attempt(
        id => ${payment.id}, cart_id => ${cart.id}, cart_version => ${cart.version}, method => ${draft.method},
        created_at => ${now}, held_until => ${heldUntil},
        code_ids => ${cart.discountCodes.map(({ discountCode }) => discountCode.id)},
        skus => ${demands.map(({ sku }) => sku)}, quantities => ${demands.map(({ quantity }) => quantity)}) as obstacle`.execute(
      context.db,
    ),
  )
  const obstacle = rows[0]?.obstacle
  if (obstacle?.codes) throw refuseUsedCode(cart, obstacle.codes)
  if (obstacle?.stock) throw outOfStock(demands, obstacle.stock)
  if (obstacle)
    throw new CommerceError(
      { code: 'concurrent-modification', currentVersion: cart.version + 1 },
      `The cart ${cart.id} changed while it was about to be paid`,
    )
  const attempt = await selectAttempt(context.db, payment.id)
  if (!attempt) throw new Error(`The attempt ${payment.id} is gone`)
  await context.failpoint?.('attempt:begun')
  return { ...paid, attempt }
}
