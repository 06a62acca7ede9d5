import { type Order, orderFromCart, orderNumberOf, requireOrderable } from '@shop/domain/order'
import { cartPricingOf } from '../cart/cart-pricing.ts'
import { type CartRequest, requireMarket } from '../cart/cart-request.ts'
import { lockCart, selectCart } from '../cart/cart-rows.ts'
import { requireActive, requireFound, requireVersion } from '../cart/require-cart.ts'
import type { Database, EngineContext } from '../database/context.ts'
import { Unavailable } from '../database/database-failure.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { claimDiscountCodes, recordDiscountCodeUses } from '../discount/discount-code-uses.ts'
import { lockStock, takeStock } from '../inventory/stock-rows.ts'
import { noteNewsletterWish } from '../newsletter/subscribe-newsletter.ts'
import { lockPaymentOfCart } from '../payment/payment-rows.ts'
import { insertOrder, selectOrderOfCart } from './order-rows.ts'
import { requireCurrentPrices } from './require-current-prices.ts'
import { requireStock, stockDemandsOf } from './stock-demand.ts'

/**
 * Orders a cart: order, stock, coupon uses, cart and outbox in one transaction (API-14, rules O1 to O3, S1, M4), with the
 * mail that confirms the newsletter for a buyer who asked for it (NEWS-04). Repeated and
 * parallel calls return the same order. Throws `CommerceError` `resource-not-found`, `concurrent-modification`,
 * `price-changed`, `discount-code-non-applicable`, `out-of-stock` with every SKU that is short, or what `requireOrderable` throws; nothing changes then.
 * Failpoints: `order:before-commit`, `order:after-commit`.
 */
export async function createOrderFromCart(context: EngineContext, request: CartRequest): Promise<Order> {
  try {
    const order = await inTransaction(context, transaction => placeOrder(context, transaction, request))
    await context.failpoint?.('order:after-commit')
    return order
  } catch (error) {
    // A connection lost during COMMIT leaves open whether it took place; the cart knows.
    const placed = error instanceof Unavailable ? await findPlacedOrder(context, request) : undefined
    if (placed) return placed
    throw error
  }
}

async function findPlacedOrder(context: EngineContext, request: CartRequest): Promise<Order | undefined> {
  return selectOrderOfCart(context.db, request.id, request.owner).catch(() => undefined)
}

async function placeOrder(context: EngineContext, db: Database, request: CartRequest): Promise<Order> {
  const market = requireMarket(request.storeKey)
  await lockCart(db, request.id)
  const loaded = requireFound(await selectCart(db, request, market, context.now()), request)
  const { cart, offers } = loaded
  if (cart.cartState === 'Ordered') {
    const placed = await selectOrderOfCart(db, cart.id, request.owner)
    if (placed) return placed
  }
  requireActive(cart)
  requireVersion(cart, request.version, 'same')
  const payment = await lockPaymentOfCart(db, cart.id)
  requireOrderable(cart, market, payment)
  requireCurrentPrices(cart, { market, pricing: cartPricingOf(context, loaded, market), offers })

  await claimDiscountCodes(db, cart)
  const demands = stockDemandsOf(cart)
  requireStock(
    demands,
    await lockStock(
      db,
      demands.map(({ sku }) => sku),
    ),
  )
  const sequence = await takeStock(db, demands)
  const now = context.now()
  const order = orderFromCart(cart, payment, { id: context.newId(), orderNumber: orderNumberOf(sequence), now })
  const ordered = { ...cart, version: cart.version + 1, lastModifiedAt: now, cartState: 'Ordered' as const }
  await insertOrder(db, order, payment, ordered, demands)
  await recordDiscountCodeUses(db, cart, order.id, now)
  if (cart.custom.customerAgreedToSendEmail)
    await noteNewsletterWish(context, db, { email: order.customerEmail, locale: cart.locale, storeKey: request.storeKey })
  await context.failpoint?.('order:before-commit')
  return order
}
