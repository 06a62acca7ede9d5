import { isDeepStrictEqual } from 'node:util'
import { adoptCart, type Cart, mergeCarts } from '@shop/domain/cart'
import type { Customer } from '@shop/domain/customer'
import { sql } from 'kysely'
import type { Database, EngineContext } from '../database/context.ts'
import type { Owner } from '../session/session.ts'
import { requireMarket } from '../store/require-market.ts'
import { writeCartDocument } from './cart-document.ts'
import { cartPricingOf } from './cart-pricing.ts'
import { requireFound } from './cart-request.ts'
import { deleteCartRow, endPaidCarts, HAS_NO_ATTEMPT, selectActiveCart, updateCartRow } from './cart-rows.ts'
import { repriced } from './change-cart.ts'
import { writeLineProducts } from './line-products.ts'
import type { LoadedCart } from './loaded-cart.ts'
import { selectCart } from './loaded-cart-rows.ts'
import { takeUpCart } from './put-aside-rows.ts'
import { sellableQuantity } from './sellable-variant.ts'

/** Who brings which carts together, and in which store. */
interface CartAdoption {
  readonly customer: Customer
  /** Their new session. */
  readonly owner: Owner
  /** The visitor the customer was until now. */
  readonly anonymousId?: string | undefined
  readonly storeKey: string
}

/**
 * Brings the visitor's active cart of a store to the customer who signs in: into their own one, or as their own one, at their
 * prices. Their e-mail address goes onto it (AUTH-02), and what the customer has in carts of other stores is cleared (CART-13).
 * Repeating it changes nothing more (rule C3). Takes part in the transaction of `db`, which must hold the customer's row.
 */
export async function adoptCarts(context: EngineContext, db: Database, adoption: CartAdoption): Promise<Cart | undefined> {
  const { customer, owner, anonymousId, storeKey } = adoption
  await lockActiveCarts(db, { customerId: customer.id, anonymousId, storeKey })
  await deleteCartsOfOtherStores(db, customer.id, storeKey)
  const visitors = anonymousId === undefined ? undefined : await selectActiveCart(db, { anonymousId }, storeKey)
  const active = await selectActiveCart(db, owner, storeKey)
  const own = active?.quote && visitors ? await leaveQuoteCart(context, db, active, owner) : active
  if (visitors && own) await bringLinesOver(context, db, own, visitors, { anonymousId: visitors.anonymousId ?? '' })
  else if (visitors) await stageCart(db, adoptCart(visitors, customer.id), context.now())
  const cart = own ?? visitors
  if (!cart) return undefined
  const market = requireMarket(storeKey)
  const loaded = await load(context, db, cart, owner)
  const pricing = cartPricingOf(context, loaded, market)
  const decision = { cart: { ...loaded.cart, customerEmail: customer.email } }
  const changed = repriced(loaded.cart, decision, { ...loaded, market, taxRate: pricing.taxRate, pricing })
  const isSame = !visitors && isDeepStrictEqual(changed, loaded.cart)
  return isSame ? loaded.cart : writeLocked(context, db, loaded.cart, changed)
}

/** The cart of a quote takes no other goods: it is left for the one that was put aside, and the quote can be accepted again. */
async function leaveQuoteCart(context: EngineContext, db: Database, cart: Cart, owner: Owner): Promise<Cart | undefined> {
  const { customerId, store } = cart
  if (customerId === undefined || !(await deleteCartRow(db, cart))) throw new Error(`Cart ${cart.id} changed under its lock`)
  await takeUpCart(db, { customerId, storeKey: store.key, now: context.now() })
  return selectActiveCart(db, owner, store.key)
}

/** Puts the lines of another cart, such as the visitor's, into the customer's and closes the other; that one is to be priced again. */
export async function bringLinesOver(
  context: EngineContext,
  db: Database,
  own: Cart,
  other: Cart,
  otherOwner: Owner,
): Promise<void> {
  const { offers } = await load(context, db, other, otherOwner)
  const { customerCart, anonymousCart } = mergeCarts(own, other, sku => sellableQuantity(offers.get(sku)))
  await writeLocked(context, db, other, anonymousCart)
  await stageCart(db, customerCart, context.now())
}

/** Prices a locked cart again whose lines have changed in its row. */
export async function priceAgain(context: EngineContext, db: Database, cart: Cart, owner: Owner): Promise<void> {
  const loaded = await load(context, db, cart, owner)
  const market = requireMarket(cart.store.key)
  const pricing = cartPricingOf(context, loaded, market)
  const situation = { ...loaded, market, taxRate: pricing.taxRate, pricing }
  await writeLocked(context, db, loaded.cart, repriced(loaded.cart, { cart: loaded.cart }, situation))
}

async function load(context: EngineContext, db: Database, { id, store }: Cart, owner: Owner): Promise<LoadedCart> {
  const request = { owner, storeKey: store.key, id }
  return requireFound(await selectCart(db, request, requireMarket(store.key), context.now()), request)
}

/** Writes a cart that is locked, as its next version. */
export async function writeLocked(context: EngineContext, db: Database, before: Cart, after: Cart): Promise<Cart> {
  const next = { ...after, version: before.version + 1, lastModifiedAt: context.now() }
  if (!(await updateCartRow(db, before, next))) throw new Error(`Cart ${before.id} changed under its lock`)
  return next
}

/**
 * Locks the active carts a customer has anywhere and the one a visitor has in a store, in the order of their ids, so
 * that sign-ins of one customer wait for each other instead of blocking each other.
 */
async function lockActiveCarts(
  db: Database,
  of: { readonly customerId: string; readonly anonymousId?: string | undefined; readonly storeKey: string },
): Promise<void> {
  await sql`
    select from cart where state = 'Active' and not is_express and (customer_id = ${of.customerId}
      or (anonymous_id = ${of.anonymousId ?? null} and customer_id is null and store_key = ${of.storeKey}))
    order by id for update`.execute(db)
}

/** Deletes the active carts a customer has in other stores than one, or ends them as `deleteCartRow` does. */
async function deleteCartsOfOtherStores(db: Database, customerId: string, storeKey: string): Promise<void> {
  const which = sql`customer_id = ${customerId} and store_key <> ${storeKey}`
  await endPaidCarts(which).execute(db)
  await sql`delete from cart where ${which} and state = 'Active' and ${HAS_NO_ATTEMPT}`.execute(db)
}

/**
 * Puts a locked cart into its row as a customer's, without a payment, for the next statement of the transaction to read
 * and price; amounts and version are those from before and must be written afterwards.
 */
async function stageCart(db: Database, cart: Cart, now: string): Promise<void> {
  await sql`
    with superseded as (
      update payment set superseded_at = ${now} where cart_id = ${cart.id} and superseded_at is null)
    update cart set customer_id = ${cart.customerId ?? null}, document = ${writeCartDocument(cart)}::json,
      line_products = ${writeLineProducts(cart)}::json
    where id = ${cart.id}`.execute(db)
}
