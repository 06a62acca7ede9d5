import type { Cart, CartPricing } from '@shop/domain/cart'
import { CommerceError } from '@shop/domain/error'
import type { Market } from '@shop/domain/market'
import { addTo } from '@shop/domain/money'
import { type Order, orderFromCart, orderNumberOf, requireOrderable } from '@shop/domain/order'
import { isVirtualSku } from '@shop/domain/product'
import { cartPricingOf } from '../cart/cart-pricing.ts'
import { type CartRequest, requireActive, requireFound, requireVersion } from '../cart/cart-request.ts'
import { lockCart } from '../cart/cart-rows.ts'
import { priceNow } from '../cart/change-cart.ts'
import { selectCart } from '../cart/loaded-cart-rows.ts'
import { requirePrice } from '../cart/sellable-variant.ts'
import { type Database, type EngineContext, inTransaction } from '../database/context.ts'
import { Unavailable } from '../database/database-failure.ts'
import { claimDiscountCodes, recordDiscountCodeUses } from '../discount/discount-code-uses.ts'
import { lockStock, type StockDemand, takeStock } from '../inventory/stock-rows.ts'
import { requestNewsletter } from '../newsletter/subscribe-newsletter.ts'
import type { SellableVariant } from '../product/sellable-variant.ts'
import { requireMarket } from '../store/require-market.ts'
import { lockPaymentOfCart } from '../transaction/payment-rows.ts'
import { insertOrder, selectOrderOfCart } from './order-rows.ts'

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
    await requestNewsletter(context, db, { email: order.customerEmail, locale: cart.locale, storeKey: request.storeKey })
  await context.failpoint?.('order:before-commit')
  return order
}

/**
 * Refuses to order at amounts that are no longer right: prices, discounts, codes, gifts and the tax rate of now must
 * give what the shopper saw and paid. Throws `CommerceError` `price-changed`, `matching-price-not-found` for what is
 * not sold any more, or `discount-code-non-applicable`.
 */
function requireCurrentPrices(
  cart: Cart,
  now: { readonly market: Market; readonly pricing: CartPricing; readonly offers: ReadonlyMap<string, SellableVariant> },
): void {
  for (const { variant } of cart.lineItems) {
    const offer = now.offers.get(variant.sku)
    if (!offer)
      throw new CommerceError({ code: 'matching-price-not-found', sku: variant.sku }, `${variant.sku} is not sold any more`)
    requirePrice(offer, now.market)
  }
  const current = priceNow(cart, now)
  for (const { discountCode, state } of current.discountCodes) {
    if (state !== 'MatchesCart')
      throw new CommerceError(
        { code: 'discount-code-non-applicable', discountCode: discountCode.code, reason: state },
        `The discount code ${discountCode.code} cannot be used: ${state}`,
      )
  }
  if (amountsOf(current) !== amountsOf(cart))
    throw new CommerceError({ code: 'price-changed' }, 'The amounts of the cart have changed')
}

/** Every amount a shopper agreed to, in one comparable text; lines by id, so that a gift that went is noticed too. */
function amountsOf({ taxedPrice, lineItems, discountCodes }: Cart): string {
  const { totalNet, totalGross, totalTax } = taxedPrice
  const lines = lineItems.map(line => [line.id, line.quantity, line.totalPrice.centAmount])
  const codes = discountCodes.map(({ discountCode }) => discountCode.id)
  return JSON.stringify([totalNet.centAmount, totalGross.centAmount, totalTax.centAmount, lines, codes])
}

/** Units a cart takes from stock, per SKU in the order of SKUs; virtual products take none (STOCK-05). */
function stockDemandsOf(cart: Pick<Cart, 'lineItems'>): StockDemand[] {
  const demanded = new Map<string, number>()
  for (const { variant, quantity } of cart.lineItems) {
    if (!isVirtualSku(variant.sku)) addTo(demanded, variant.sku, quantity)
  }
  return [...demanded].map(([sku, quantity]) => ({ sku, quantity })).sort((a, b) => (a.sku < b.sku ? -1 : 1))
}

/** Refuses an order that wants more than there is, naming every SKU that is short (ORD-13, rule S1). */
function requireStock(demands: readonly StockDemand[], available: ReadonlyMap<string, number>): void {
  const missing = demands.flatMap(({ sku, quantity }) => {
    // A SKU without an inventory entry has no stock: zero is meant.
    const inStock = available.get(sku) ?? 0
    return inStock < quantity ? [{ sku, requested: quantity, available: inStock }] : []
  })
  if (missing.length > 0)
    throw new CommerceError({ code: 'out-of-stock', lines: missing }, `Out of stock: ${missing.map(({ sku }) => sku).join(', ')}`)
}
