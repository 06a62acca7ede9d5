import { isDeepStrictEqual } from 'node:util'
import { type Cart, type CartPricing, priceCart, withoutPayment } from '@shop/domain/cart'
import type { Market } from '@shop/domain/market'
import type { Payment } from '@shop/domain/payment'
import type { TaxRate } from '@shop/domain/tax'
import { type Database, inTransaction } from '../database/context.ts'
import { requireMarket } from '../store/require-market.ts'
import { atCurrentPrices, cartPricingOf } from './cart-pricing.ts'
import { type CartRequest, requireActive, requireFound, requireVersion, type VersionRule } from './cart-request.ts'
import { lockCart, updateCartRow } from './cart-rows.ts'
import { type CartContext, loadCart } from './load-cart.ts'
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
  /** Decides from what is stored; may run more than once, so it must not have effects. */
  readonly decide: (situation: CartSituation) => CartDecision
}

/**
 * Changes a cart: load, decide, price, write, in two statements. Prices, discounts, codes and taxes of now are taken
 * over with every change; where that alters the total, a payment made before is dropped. Success raises the version by
 * exactly one, a decision without effect keeps it, failure changes nothing (rule C1). The first try reads without a
 * lock and writes only over the version it read; where someone was faster, the second try waits its turn behind the
 * row lock, so that parallel adds all succeed. Throws `CommerceError` of the decision, of the version rule or
 * `resource-not-found`.
 */
export async function changeCart(context: CartContext, request: CartRequest, change: CartChange): Promise<Cart> {
  const changed =
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

async function attempt(context: CartContext, db: Database, request: CartRequest, change: CartChange): Promise<Cart | undefined> {
  const market = requireMarket(request.storeKey)
  const loaded = requireFound(await loadCart(context, db, request, { market, now: context.now(), options: change.load }), request)
  requireActive(loaded.cart)
  requireVersion(loaded.cart, request.version, change.versions)
  const pricing = cartPricingOf(context, loaded, market)
  const situation: CartSituation = { ...loaded, market, taxRate: pricing.taxRate, pricing }
  const decision = change.decide(situation)
  const changed = repriced(loaded.cart, decision, situation)
  if (isDeepStrictEqual(changed, loaded.cart)) return loaded.cart
  const next = { ...changed, version: loaded.cart.version + 1, lastModifiedAt: context.now() }
  return (await updateCartRow(db, loaded.cart, next, { payment: decision.payment, catalogueVersion: loaded.catalogueVersion }))
    ? next
    : undefined
}

/** A cart at the prices, discounts and taxes of now. */
export function priceNow(cart: Cart, { offers, pricing }: Pick<CartSituation, 'offers' | 'pricing'>): Cart {
  return priceCart({ ...cart, lineItems: atCurrentPrices(cart.lineItems, offers) }, pricing)
}

/** A decided cart priced again; a payment of the cart before stays only if the total does. */
export function repriced(before: Cart, { cart, payment }: CartDecision, situation: CartSituation): Cart {
  const priced = priceNow(cart, situation)
  const isPaidStill = payment !== undefined || priced.totalPrice.centAmount === before.totalPrice.centAmount
  return cart.paymentInfo && !isPaidStill ? priceNow(withoutPayment(cart), situation) : priced
}
