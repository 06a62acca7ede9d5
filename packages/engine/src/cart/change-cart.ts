import { isDeepStrictEqual } from 'node:util'
import { type Cart, recalculateCart } from '@shop/domain/cart'
import type { Market } from '@shop/domain/market'
import type { Payment } from '@shop/domain/payment'
import { type TaxRate, taxRateOn } from '@shop/domain/tax'
import { type Database, dayOf, type EngineContext } from '../database/context.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { type CartRequest, requireMarket } from './cart-request.ts'
import { type LoadedCart, lockCart, type OffersWanted, selectCart, updateCartRow } from './cart-rows.ts'
import { requireActive, requireFound, requireVersion, type VersionRule } from './require-cart.ts'

/** What a decision about a cart may look at. */
export interface CartSituation extends LoadedCart {
  readonly market: Market
  readonly taxRate: TaxRate
}

/** A cart after a decision. */
export interface CartDecision {
  readonly cart: Cart
  /** A payment made by this decision, which the cart names in its `paymentInfo`. */
  readonly payment?: Payment
}

export interface CartChange {
  readonly versions: VersionRule
  readonly offers: OffersWanted
  /** Decides from what is stored; may run more than once, so it must not have effects. */
  readonly decide: (situation: CartSituation) => CartDecision
}

/**
 * Changes a cart: load, decide, recalculate, write, in two statements. Success raises the version by exactly one, a
 * decision without effect keeps it, failure changes nothing (rule C1). The first try reads without a lock and writes
 * only over the version it read; where somebody was faster, the second try waits its turn behind the row lock, so
 * that parallel adds all succeed. Throws `CommerceError` of the decision, of the version rule or `resource-not-found`.
 */
export async function changeCart(context: EngineContext, request: CartRequest, change: CartChange): Promise<Cart> {
  const first = await attempt(context, context.db, request, change)
  if (first) return first
  return inTransaction(context, async transaction => {
    await lockCart(transaction, request.id)
    const second = await attempt(context, transaction, request, change)
    if (!second) throw new Error(`Cart ${request.id} changed under its lock`)
    return second
  })
}

async function attempt(
  context: EngineContext,
  db: Database,
  request: CartRequest,
  change: CartChange,
): Promise<Cart | undefined> {
  const market = requireMarket(request.storeKey)
  const loaded = requireFound(await selectCart(db, request, market, change.offers), request)
  requireActive(loaded.cart)
  requireVersion(loaded.cart, request.version, change.versions)
  const taxRate = taxRateOn(market.country, dayOf(context))
  const decision = change.decide({ ...loaded, market, taxRate })
  const changed = recalculateCart(decision.cart, market, taxRate)
  if (isDeepStrictEqual(changed, loaded.cart)) return loaded.cart
  const next = { ...changed, version: loaded.cart.version + 1, lastModifiedAt: context.now() }
  return (await updateCartRow(db, loaded.cart, next, decision.payment)) ? next : undefined
}
