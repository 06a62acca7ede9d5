import { type Cart, type CartPricing, requireOpenQuote } from '@shop/domain/cart'
import { requireNoApproval } from '@shop/domain/company'
import { CommerceError, type QuoteObstacle } from '@shop/domain/error'
import type { Market } from '@shop/domain/market'
import { type Order, orderFromCart, orderNumberOf, requireOrderable } from '@shop/domain/order'
import type { Payment } from '@shop/domain/payment'
import { cartPricingOf } from '../cart/cart-pricing.ts'
import { type CartRequest, requireActive, requireFound, requireFrozen, requireVersion } from '../cart/cart-request.ts'
import { priceNow } from '../cart/change-cart.ts'
import type { CartContext } from '../cart/load-cart.ts'
import { requirePrice } from '../cart/sellable-variant.ts'
import { reserveCredit } from '../credit/credit-rows.ts'
import { inTransaction, repeatLost } from '../database/context.ts'
import { Unavailable } from '../database/database-failure.ts'
import { refuseUsedCode } from '../discount/discount-code-uses.ts'
import { requestNewsletter } from '../newsletter/subscribe-newsletter.ts'
import type { SellableVariant } from '../product/sellable-variant.ts'
import { requireMarket } from '../store/require-market.ts'
import { selectOrderOfCart } from './order-rows.ts'
import { loadOrderableCart } from './orderable-cart-rows.ts'
import type { DecidedOrder, OrderObstacle } from './place-order-rows.ts'
import { insertOrderOfCart } from './place-quoted-order.ts'
import { outOfStock, stockDemandsOf } from './stock-demands.ts'

/** Tries to order a cart that changes meanwhile; a buyer changes it by hand. */
const ATTEMPTS = 10

/**
 * Orders a cart: order, stock, coupon uses, cart and outbox in one transaction (API-14, rules O1 to O3, S1, M4), with the
 * mail that confirms the newsletter for a buyer who asked for it (NEWS-04). Two statements: one reads the cart, and says whether
 * the prices in memory are those of now, one writes the order if all of it still holds. Repeated and
 * parallel calls return the same order. Throws `CommerceError` `resource-not-found`, `concurrent-modification`,
 * `price-changed`, `approval-required`, `payment-not-eligible` where the limit of a company does not cover an order on account,
 * `discount-code-non-applicable`, `quote-not-acceptable`, `out-of-stock` with every SKU that is short, or what `requireOrderable`
 * throws; nothing changes then. With `isApproved` the cart is one that waits for an approval, which the caller has checked.
 * Failpoints: `order:before-commit`, `order:after-commit`.
 */
export async function createOrderFromCart(
  context: CartContext,
  request: CartRequest,
  approval: { readonly isApproved: boolean } = { isApproved: false },
): Promise<Order> {
  try {
    const order = await placeOrder(context, { ...request, ...approval })
    await context.failpoint?.('order:after-commit')
    return order
  } catch (error) {
    // A connection lost during COMMIT leaves open whether it took place; the cart knows.
    const placed = error instanceof Unavailable ? await findPlacedOrder(context, request) : undefined
    if (placed) return placed
    throw error
  }
}

async function findPlacedOrder(context: CartContext, request: CartRequest): Promise<Order | undefined> {
  return selectOrderOfCart(context.db, request.id, request.owner).catch(() => undefined)
}

/** A cart to be ordered, perhaps one that someone else of the company has approved. */
interface OrderRequest extends CartRequest {
  readonly isApproved: boolean
}

async function placeOrder(context: CartContext, request: OrderRequest): Promise<Order> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const order = await tryToPlace(context, request)
    if (order) return order
  }
  throw new Unavailable(`The cart ${request.id} keeps changing while it is ordered`)
}

/** Undefined where the cart or its payment became another one between reading and writing. */
async function tryToPlace(context: CartContext, request: OrderRequest): Promise<Order | undefined> {
  const decided = await decide(context, request)
  if ('placed' in decided) return decided.placed
  const obstacle = await write(context, request, decided)
  if (!obstacle) return decided.order
  if (obstacle.quote) throw refuseQuote(decided.cart, obstacle.quote)
  if (obstacle.codes) throw refuseUsedCode(decided.cart, obstacle.codes)
  if (obstacle.stock) throw outOfStock(decided.demands, obstacle.stock)
  return undefined
}

function refuseQuote({ quote }: Cart, reason: QuoteObstacle): CommerceError {
  return new CommerceError({ code: 'quote-not-acceptable', reason }, `Quote ${quote?.quoteNumber} cannot be ordered: ${reason}`)
}

async function decide(context: CartContext, request: OrderRequest): Promise<DecidedOrder | { readonly placed: Order }> {
  const market = requireMarket(request.storeKey)
  const now = context.now()
  const loaded = requireFound(await loadOrderableCart(context, { request, market, now }), request)
  const { cart, payment, offers, sequence } = loaded
  if (cart.cartState === 'Ordered') {
    const placed = await selectOrderOfCart(context.db, cart.id, request.owner)
    if (placed) return { placed }
  }
  if (request.isApproved) requireFrozen(cart)
  else requireActive(cart)
  requireVersion(cart, request.version, 'same')
  requireOpenQuote(cart, now)
  requireOrderable(cart, market, payment)
  if (!request.isApproved) requireNoApproval(loaded.buyer, cart.totalPrice)
  requireShopsOwnMethod(payment, request)
  requireCurrentPrices(cart, { market, pricing: cartPricingOf(context, loaded, market), offers })
  const order = orderFromCart(cart, payment, { id: context.newId(), orderNumber: orderNumberOf(sequence), now })
  return { order, cart, payment, demands: stockDemandsOf(cart) }
}

/**
 * Refuses a cart that is to be approved first, and one that is being paid by the provider: its order comes of what the provider says, and of nothing a caller says
 * (rules O3, P1).
 */
function requireShopsOwnMethod({ paymentMethodInfo, custom }: Payment, { isApproved }: OrderRequest): void {
  if (custom?.isChosenLater && !isApproved)
    throw new CommerceError(
      { code: 'payment-prerequisite', field: 'payment' },
      'How it is paid is chosen after an approval alone',
    )
  if (paymentMethodInfo.paymentInterface === 'card-payment-provider')
    throw new CommerceError(
      { code: 'payment-prerequisite', field: 'payment' },
      'The payment provider has not said that it is paid',
    )
}

async function write(context: CartContext, request: CartRequest, decided: DecidedOrder): Promise<OrderObstacle | undefined> {
  await context.failpoint?.('order:before-commit')
  const { cart, order } = decided
  const at = order.createdAt
  const isOnAccount = decided.payment.paymentMethodInfo.paymentInterface === 'on-account'
  const isWished = cart.custom.customerAgreedToSendEmail === true
  if (!isOnAccount && !isWished && !cart.quote) return repeatLost(() => insertOrderOfCart(context.db, decided, at))
  return inTransaction(context, async db => {
    const obstacle = await insertOrderOfCart(db, decided, at)
    if (obstacle) return obstacle
    if (isOnAccount) await reserveCredit(db, order)
    const wish = { email: order.customerEmail, locale: cart.locale, storeKey: request.storeKey }
    if (isWished) await requestNewsletter(context, db, wish)
    return undefined
  })
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
