import { type Cart, emptyCart } from '@shop/domain/cart'
import { type Language, localeOf } from '@shop/domain/market'
import type { Owner } from '../session/session.ts'
import { requireMarket } from '../store/require-market.ts'
import { addLineItem, type LineItemDraft } from './add-line-item.ts'
import { deleteCartRow, insertExpressCart } from './cart-rows.ts'
import { emailOf, requireLanguage } from './create-cart.ts'
import type { CartContext } from './load-cart.ts'

/** One purchase, and whose it is. */
interface ExpressCartDraft {
  readonly owner: Owner
  readonly storeKey: string
  readonly language?: Language
  readonly lineItem: LineItemDraft
  /** Bought with it. */
  readonly guaranteeSku?: string
}

/**
 * Creates a cart of its own for the purchase of one product, with a guarantee if one is named (PAY-19). It is priced, paid and
 * ordered by its id like any other, and is never the active cart, which stays as it is. Who orders nothing leaves it to the
 * retention of carts. Throws like `addLineItem`; then there is no such cart.
 */
export async function createExpressCart(context: CartContext, draft: ExpressCartDraft): Promise<Cart> {
  const { owner, storeKey, language, lineItem, guaranteeSku } = draft
  const market = requireMarket(storeKey)
  requireLanguage(market, language)
  const { anonymousId, customerId } = owner
  const customerEmail = customerId && (await emailOf(context, customerId))
  const empty: Cart = {
    ...emptyCart(market, {
      id: context.newId(),
      locale: localeOf(market, language),
      now: context.now(),
      anonymousId,
      ...(customerId ? { customerId } : {}),
    }),
    ...(customerEmail ? { customerEmail } : {}),
  }
  await insertExpressCart(context.db, empty)
  const requestOf = ({ id, version }: Cart) => ({ owner, storeKey, id, version })
  let cart = empty
  try {
    cart = await addLineItem(context, requestOf(cart), lineItem)
    if (guaranteeSku === undefined) return cart
    cart = await addLineItem(context, requestOf(cart), { sku: guaranteeSku, quantity: 1, parentSku: lineItem.sku })
    return cart
  } catch (error) {
    await deleteCartRow(context.db, cart)
    throw error
  }
}
