import { isDeepStrictEqual } from 'node:util'
import { adoptCart, type Cart, mergeCarts } from '@shop/domain/cart'
import type { Customer } from '@shop/domain/customer'
import type { Database, EngineContext } from '../database/context.ts'
import type { Owner } from '../session/session.ts'
import { deleteCartsOfOtherStores, lockActiveCarts, stageCart } from './adoption-rows.ts'
import { cartPricingOf } from './cart-pricing.ts'
import { requireMarket } from './cart-request.ts'
import { type LoadedCart, selectActiveCart, selectCart, updateCartRow } from './cart-rows.ts'
import { repriced } from './change-cart.ts'
import { requireFound } from './require-cart.ts'
import { sellableQuantity } from './sellable-variant.ts'

/** Who brings which carts together, and in which store. */
export interface CartAdoption {
  readonly customer: Customer
  /** Her new session. */
  readonly owner: Owner
  /** The visitor she was until now. */
  readonly anonymousId?: string | undefined
  readonly storeKey: string
}

/**
 * Brings the visitor's active cart of a store to the customer who signs in: into her own one, or as her own one, at her
 * prices. Her e-mail address goes onto it (AUTH-02), and what she has in carts of other stores is cleared (CART-13).
 * Repeating it changes nothing more (rule C3). Takes part in the transaction of `db`, which must hold the customer's row.
 */
export async function adoptCarts(context: EngineContext, db: Database, adoption: CartAdoption): Promise<Cart | undefined> {
  const { customer, owner, anonymousId, storeKey } = adoption
  await lockActiveCarts(db, { customerId: customer.id, anonymousId, storeKey })
  await deleteCartsOfOtherStores(db, customer.id, storeKey)
  const hers = await selectActiveCart(db, owner, storeKey)
  const visitors = anonymousId === undefined ? undefined : await selectActiveCart(db, { anonymousId }, storeKey)
  if (visitors && hers) await bringLinesOver(context, db, hers, visitors)
  else if (visitors) await stageCart(db, adoptCart(visitors, customer.id), context.now())
  const cart = hers ?? visitors
  if (!cart) return undefined
  const market = requireMarket(storeKey)
  const loaded = await load(context, db, cart, owner)
  const pricing = cartPricingOf(context, loaded, market)
  const decision = { cart: { ...loaded.cart, customerEmail: customer.email } }
  const changed = repriced(loaded.cart, decision, { ...loaded, market, taxRate: pricing.taxRate, pricing })
  const isSame = !visitors && isDeepStrictEqual(changed, loaded.cart)
  return isSame ? loaded.cart : write(context, db, loaded.cart, changed)
}

/** Puts the visitor's lines into the customer's cart and closes the visitor's. */
async function bringLinesOver(context: EngineContext, db: Database, hers: Cart, visitors: Cart): Promise<void> {
  const { offers } = await load(context, db, visitors, { anonymousId: visitors.anonymousId ?? '' })
  const { customerCart, anonymousCart } = mergeCarts(hers, visitors, sku => sellableQuantity(offers.get(sku)))
  await write(context, db, visitors, anonymousCart)
  await stageCart(db, customerCart, context.now())
}

async function load(context: EngineContext, db: Database, { id, store }: Cart, owner: Owner): Promise<LoadedCart> {
  const request = { owner, storeKey: store.key, id }
  return requireFound(await selectCart(db, request, requireMarket(store.key), context.now()), request)
}

async function write(context: EngineContext, db: Database, before: Cart, after: Cart): Promise<Cart> {
  const next = { ...after, version: before.version + 1, lastModifiedAt: context.now() }
  if (!(await updateCartRow(db, before, next))) throw new Error(`Cart ${before.id} changed under its lock`)
  return next
}
