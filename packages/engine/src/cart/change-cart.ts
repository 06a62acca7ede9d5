import { type Cart, type CartPricing, priceCart, quantityInCart, requireQuotedContent, withoutPayment } from '@shop/domain/cart'
import { CommerceError } from '@shop/domain/error'
import type { Market } from '@shop/domain/market'
import type { Payment } from '@shop/domain/payment'
import { isVirtualSku } from '@shop/domain/product'
import type { TaxRate } from '@shop/domain/tax'
import { type Database, inTransaction } from '../database/context.ts'
import { requireMarket } from '../store/require-market.ts'
import { atCurrentPrices, cartPricingOf } from './cart-pricing.ts'
import { type CartRequest, requireActive, requireFound, requireFrozen, requireVersion, type VersionRule } from './cart-request.ts'
import { type CartGuard, lockCart, updateCartRow } from './cart-rows.ts'
import { isSameDocument } from './is-same-document.ts'
import { type CartContext, loadCart, withPricing } from './load-cart.ts'
import type { LoadedCart, LoadOptions } from './loaded-cart.ts'

/** What a decision about a cart may look at. */
export interface CartSituation extends LoadedCart {
  readonly market: Market
  readonly taxRate: TaxRate
  readonly pricing: CartPricing
}

/** A cart after a decision. */
export interface CartDecision {
  readonly cart: Cart
  /** A payment made by this decision, which the cart names in its `paymentInfo`. */
  readonly payment?: Payment
}

export interface CartChange {
  readonly versions: VersionRule
  /** What to load besides the cart and all it is priced by. */
  readonly load?: LoadOptions
  /** Set where the cart waits for an approval, which alone changes it. */
  readonly isFrozen?: boolean
  /** Decides from what is stored; may run more than once, so it must not have effects. */
  readonly decide: (situation: CartSituation) => CartDecision
}

/**
 * Changes a cart: load, decide, price, write. Prices, discounts, codes and taxes of now are taken
 * over with every change; where that alters the total, a payment made before is dropped. Success raises the version by
 * exactly one, a decision without effect keeps it, failure changes nothing (rule C1). A cart that the process remembers is
 * changed by one statement. Else the first try reads without a
 * lock and writes only over the version it read; where someone was faster, the second try waits its turn behind the
 * row lock, so that parallel adds all succeed. Throws `CommerceError` of the decision, of the version rule or
 * `resource-not-found`.
 */
export async function changeCart(context: CartContext, request: CartRequest, change: CartChange): Promise<Cart> {
  const changed =
    (await changeRemembered(context, request, change)) ??
    (await attempt(context, context.db, request, change)) ??
    (await inTransaction(context, async transaction => {
      await lockCart(transaction, request.id)
      const second = await attempt(context, transaction, request, change)
      if (!second) throw new Error(`Cart ${request.id} changed under its lock`)
      return second
    }))
  context.carts?.keep(changed)
  return changed
}

/**
 * Changes a cart as the process remembers it, by a single update that holds only for its owner, over the same version, while
 * its codes are those that are remembered, and where the goods are there in the database. Undefined where it did not hold, was
 * refused, or would change nothing, all of which the caller finds out from the database; and for carts of customers and with
 * codes that only the database knows.
 */
async function changeRemembered(context: CartContext, request: CartRequest, change: CartChange): Promise<Cart | undefined> {
  const { catalogue, carts } = context
  const known = carts?.find(request.id)
  if (!catalogue || !carts || !known || known.customerId !== undefined || change.load?.skus) return undefined
  if (known.cartState !== 'Active' || known.store.key !== request.storeKey) return undefined
  const codes = carts.findCodes(known, change.load?.discountCode)
  if (!codes) return undefined
  await catalogue.fresh()
  const market = requireMarket(request.storeKey)
  const { sku, lineItemId } = change.load ?? {}
  const loaded = withPricing(
    catalogue,
    { cart: known, codes, stock: null },
    { market, now: context.now(), storeKey: request.storeKey, sku },
  )
  const wanted = sku ?? known.lineItems.find(({ id }) => id === lineItemId)?.variant.sku
  try {
    requireVersion(known, request.version, change.versions)
    const { decision, next } = decideNext(context, loaded, change)
    if (!next) return undefined
    const guard = { ...request, codes, ...stockNeeded(known, decision.cart, wanted) }
    return (await updateCartRow(context.db, known, next, { ...writtenWith(loaded, decision), guard })) ? next : undefined
  } catch (error) {
    if (error instanceof CommerceError) return undefined
    throw error
  }
}

/** The units of a SKU that have to be there, where a change wants more of it. */
function stockNeeded(before: Cart, after: Cart, sku: string | undefined): Pick<CartGuard, 'stock'> {
  if (sku === undefined || isVirtualSku(sku)) return {}
  const units = quantityInCart(after, sku)
  return units > quantityInCart(before, sku) ? { stock: { sku, units } } : {}
}

async function attempt(context: CartContext, db: Database, request: CartRequest, change: CartChange): Promise<Cart | undefined> {
  const market = requireMarket(request.storeKey)
  const loaded = requireFound(await loadCart(context, db, request, { market, now: context.now(), options: change.load }), request)
  context.carts?.keepCodes(loaded.codes)
  if (change.isFrozen) requireFrozen(loaded.cart)
  else requireActive(loaded.cart)
  requireVersion(loaded.cart, request.version, change.versions)
  const { decision, next } = decideNext(context, loaded, change)
  if (!next) return loaded.cart
  return (await updateCartRow(db, loaded.cart, next, writtenWith(loaded, decision))) ? next : undefined
}

/** What a change makes of a cart; without `next` where it has no effect. */
export function decideNext(
  context: CartContext,
  loaded: LoadedCart,
  change: Pick<CartChange, 'decide'>,
): { readonly decision: CartDecision; readonly next?: Cart } {
  const market = requireMarket(loaded.cart.store.key)
  const pricing = cartPricingOf(context, loaded, market)
  const situation: CartSituation = { ...loaded, market, taxRate: pricing.taxRate, pricing }
  const decision = change.decide(situation)
  requireQuotedContent(loaded.cart, decision.cart)
  const changed = repriced(loaded.cart, decision, situation)
  if (!hasMoved(loaded.cart, changed) && isSameDocument(changed, loaded.cart)) return { decision }
  return { decision, next: { ...changed, version: loaded.cart.version + 1, lastModifiedAt: context.now() } }
}

/** Whether two carts differ at first sight, which most changes do; else they have to be compared whole. */
function hasMoved(before: Cart, after: Cart): boolean {
  return (
    before.totalLineItemQuantity !== after.totalLineItemQuantity ||
    before.totalPrice.centAmount !== after.totalPrice.centAmount ||
    before.discountCodes.length !== after.discountCodes.length
  )
}

function writtenWith({ catalogueVersion }: LoadedCart, { payment }: CartDecision) {
  return { payment, catalogueVersion }
}

/** A cart at the prices, discounts and taxes of now; that of a quote at what was quoted. */
export function priceNow(cart: Cart, { offers, pricing }: Pick<CartSituation, 'offers' | 'pricing'>): Cart {
  return priceCart(cart.quote ? cart : { ...cart, lineItems: atCurrentPrices(cart.lineItems, offers) }, pricing)
}

/** A decided cart priced again; a payment of the cart before stays only if the total does. */
export function repriced(before: Cart, { cart, payment }: CartDecision, situation: CartSituation): Cart {
  const priced = priceNow(cart, situation)
  const isPaidStill = payment !== undefined || priced.totalPrice.centAmount === before.totalPrice.centAmount
  return cart.paymentInfo && !isPaidStill ? priceNow(withoutPayment(cart), situation) : priced
}
