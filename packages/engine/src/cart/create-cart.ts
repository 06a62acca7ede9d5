import { type Cart, emptyCart } from '@shop/domain/cart'
import { CommerceError } from '@shop/domain/error'
import { type Language, localeOf, type Market } from '@shop/domain/market'
import type { EngineContext } from '../database/context.ts'
import type { Owner } from '../session/session.ts'
import { requireMarket } from '../store/require-market.ts'
import { insertCart, selectActiveCart } from './cart-rows.ts'
import type { CartContext } from './load-cart.ts'

const ATTEMPTS = 5

/** Whose cart, and where. */
interface CartDraft {
  readonly owner: Owner
  readonly storeKey: string
  readonly language?: Language
}

/**
 * Creates an empty cart for the owner in a store, or returns their active one; parallel calls get the same cart
 * (API-06, CART-01); a customer's has their e-mail (AUTH-02). `language` must be one of the market, default is its first.
 */
export async function createCart(context: CartContext, draft: CartDraft): Promise<Cart> {
  const cart = await findOrInsertCart(context, draft)
  context.carts?.keep(cart)
  return cart
}

async function findOrInsertCart(context: EngineContext, draft: CartDraft): Promise<Cart> {
  const market = requireMarket(draft.storeKey)
  requireLanguage(market, draft.language)
  // A cart found active can be ordered before it is read: then there is room for a new one.
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const existing = await selectActiveCart(context.db, draft.owner, draft.storeKey)
    if (existing) return existing
    const { anonymousId, customerId } = draft.owner
    const customerEmail = customerId && (await emailOf(context, customerId))
    const empty = emptyCart(market, {
      id: context.newId(),
      locale: localeOf(market, draft.language),
      now: context.now(),
      anonymousId,
      ...(customerId ? { customerId } : {}),
    })
    const cart = customerEmail ? { ...empty, customerEmail } : empty
    if (await insertCart(context.db, cart)) return cart
  }
  throw new CommerceError({ code: 'invalid-operation' }, 'The active cart keeps changing')
}

/** Refuses a language a market has no pages in. Throws `CommerceError` `invalid-input`. */
export function requireLanguage(market: Market, language: Language | undefined): void {
  if (language && !market.languages.includes(language))
    throw new CommerceError({ code: 'invalid-input', field: 'language' }, `${market.country} has no pages in ${language}`)
}

/** The e-mail address of a customer. Read here and not with the rows of customers: those of a customer bring carts together, and the two must not need each other. */
export async function emailOf({ db }: EngineContext, customerId: string): Promise<string | undefined> {
  return (await db.selectFrom('customer').select('email').where('id', '=', customerId).executeTakeFirst())?.email
}
