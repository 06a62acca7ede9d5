import type { Cart } from '@shop/domain/cart'
import { CommerceError } from '@shop/domain/error'
import { cartOfQuote, quoteObstacle } from '@shop/domain/quote'
import { taxRateOn } from '@shop/domain/tax'
import { deleteCartRow, insertCart, lockCart, selectActiveCart } from '../cart/cart-rows.ts'
import type { CartContext } from '../cart/load-cart.ts'
import { putCartAside, takeUpCart } from '../cart/put-aside-rows.ts'
import { requireCustomer } from '../customer/change-customer.ts'
import { type Database, dayOf, inTransaction } from '../database/context.ts'
import type { Owner } from '../session/session.ts'
import { requireMarket } from '../store/require-market.ts'
import { requireQuote } from './quote-rows.ts'

/** Whose cart, and where. */
export interface QuoteCartRequest {
  readonly owner: Owner & { readonly customerId: string }
  readonly storeKey: string
}

/**
 * Makes the customer's cart of a quote: its goods at exactly the quoted prices. The cart before is put aside until that of
 * the quote is ordered or left. The quote is accepted by ordering, so that it stays open meanwhile. Repeated and parallel calls give
 * the same cart. Throws `CommerceError` `resource-not-found` or `quote-not-acceptable`.
 */
export async function acceptQuote(context: CartContext, request: QuoteCartRequest & { readonly id: string }): Promise<Cart> {
  const { owner, storeKey, id } = request
  const { customerId } = owner
  const market = requireMarket(storeKey)
  const cart = await inTransaction(context, async db => {
    // Who signs in or accepts at the same time waits here.
    const { customer } = await requireCustomer(db, customerId, 'lock')
    const quote = await requireQuote(db, { customerId, storeKey, id })
    const now = context.now()
    const reason = quoteObstacle(quote, now)
    if (reason)
      throw new CommerceError(
        { code: 'quote-not-acceptable', reason },
        `Quote ${quote.quoteNumber} cannot be accepted: ${reason}`,
      )
    const active = await lockActiveCart(db, request)
    if (active?.quote?.id === id && active.quote.version === quote.version) return active
    if (active?.quote) {
      if (!(await deleteCartRow(db, active))) throw new Error(`Cart ${active.id} changed under its lock`)
    } else if (active) await putCartAside(db, active, { customerId, storeKey, now })
    const draft = { id: context.newId(), locale: quote.locale, now, anonymousId: owner.anonymousId, customerId }
    const made = cartOfQuote(quote, draft, market, taxRateOn(market.country, dayOf(context)))
    const ofCustomer = { ...made, customerEmail: customer.email }
    if (!(await insertCart(db, ofCustomer))) throw new Error('Another cart took the place of that of the quote')
    return ofCustomer
  })
  context.carts?.keep(cart)
  return cart
}

/**
 * Leaves the cart of a quote, which can be accepted again while it is open; the cart that was put aside for it comes back. Undefined
 * where the customer has no cart then. Changes nothing for a cart that is of no quote.
 */
export async function leaveQuote(context: CartContext, request: QuoteCartRequest): Promise<Cart | undefined> {
  const { owner, storeKey } = request
  const { customerId } = owner
  const cart = await inTransaction(context, async db => {
    await requireCustomer(db, customerId, 'lock')
    const active = await lockActiveCart(db, request)
    if (!active?.quote) return active
    if (!(await deleteCartRow(db, active))) throw new Error(`Cart ${active.id} changed under its lock`)
    await takeUpCart(db, { customerId, storeKey, now: context.now() })
    return selectActiveCart(db, owner, storeKey)
  })
  if (cart) context.carts?.keep(cart)
  return cart
}

async function lockActiveCart(db: Database, { owner, storeKey }: QuoteCartRequest): Promise<Cart | undefined> {
  const found = await selectActiveCart(db, owner, storeKey)
  if (!found) return undefined
  await lockCart(db, found.id)
  return selectActiveCart(db, owner, storeKey)
}
