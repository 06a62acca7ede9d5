import type { Cart, LineItem } from '@shop/domain/cart'
import { CommerceError } from '@shop/domain/error'
import { MAX_LINE_ITEM_QUANTITY } from '@shop/domain/product'
import type { EngineContext } from '../database/context.ts'
import { readExpiring, signExpiring } from '../signing-key/expiring-text.ts'
import { findSigningKey } from '../signing-key/find-signing-key.ts'
import { addLineItem } from './add-line-item.ts'
import type { CartRequest } from './cart-request.ts'
import { selectCartById } from './cart-rows.ts'
import type { CartContext } from './load-cart.ts'
import { requireOwnCart } from './read-carts.ts'

const PURPOSE = 'cart-link'

/** Days for which the link of a mail to a cart is good. */
const CART_LINK_DAYS = 14

/** The name of a cart for a link that brings its products to another device: signed, good for 14 days, and nothing but an id. */
export async function signCartLink(context: EngineContext, cartId: string): Promise<string> {
  return signExpiring(await findSigningKey(context, PURPOSE), PURPOSE, { id: cartId, days: CART_LINK_DAYS, now: context.now() })
}

/**
 * Brings the products of a linked cart into the caller's own, as a sign-in does (rule C3): of the same product the larger
 * quantity counts, as far as stock goes, and nothing of the caller's goes; what is sold out stays behind. Addresses, e-mail and
 * codes of the linked cart stay with it, so that its link shows nothing about its buyer. Repeating it changes nothing more.
 * Throws `CommerceError` `resource-not-found` for a link that has expired or is not the shop's, and for a cart that was ordered
 * or is of another store; else like `addLineItem`.
 */
export async function restoreCart(context: CartContext, request: CartRequest, link: string): Promise<Cart> {
  const linked = await findLinkedCart(context, request, link)
  return bringLines(context, request, linked)
}

/**
 * Adds what the caller's cart has less of than another one, as far as its store sells it and stock goes; repeating it changes nothing
 * more. Throws like `addLineItem`, except where goods are not to be had.
 */
export async function bringLines(context: CartContext, request: CartRequest, linked: Cart): Promise<Cart> {
  let own = await requireOwnCart(context, request)
  if (own.id === linked.id) return own
  // What hangs on another product comes after it.
  const lines = linked.lineItems.toSorted((a, b) => Number(isDependent(a)) - Number(isDependent(b)))
  for (const line of lines) own = (await addMissing(context, { ...request, version: own.version }, { own, line })) ?? own
  return own
}

async function findLinkedCart(context: EngineContext, { storeKey }: CartRequest, link: string): Promise<Cart> {
  const id = readExpiring(await findSigningKey(context, PURPOSE), PURPOSE, { text: link, now: context.now() })
  const cart = id === undefined ? undefined : await selectCartById(context.db, id)
  if (cart?.cartState !== 'Active' || cart.store.key !== storeKey)
    throw new CommerceError(
      { code: 'resource-not-found', typeId: 'cart-link', id: 'link' },
      'The link has expired, or its cart was ordered',
    )
  return cart
}

function isDependent({ custom }: LineItem): boolean {
  return custom.parentSku !== undefined
}

/** Adds what the caller has less of; undefined where that is nothing. */
async function addMissing(
  context: CartContext,
  request: CartRequest,
  { own, line }: { readonly own: Cart; readonly line: LineItem },
): Promise<Cart | undefined> {
  const { variant, custom, lineItemMode, type } = line
  if (lineItemMode === 'GiftLineItem') return undefined
  const known = own.lineItems.find(candidate => {
    const isSame = candidate.lineItemMode === lineItemMode && candidate.custom.parentSku === custom.parentSku
    return isSame && (type === 'extra_guarantee' ? candidate.type === type : candidate.variant.sku === variant.sku)
  })
  const missing = Math.min(line.quantity, MAX_LINE_ITEM_QUANTITY) - (known?.quantity ?? 0)
  // A guarantee has the units of its product.
  if (missing < 1 || (known && type === 'extra_guarantee')) return undefined
  const draft = { sku: variant.sku, ...(custom.parentSku ? { parentSku: custom.parentSku } : {}) }
  try {
    return await addLineItem(context, request, { ...draft, quantity: missing })
  } catch (error) {
    const left = unitsLeft(error, known?.quantity ?? 0)
    if (left === undefined) throw error
    return left > 0 ? addLineItem(context, request, { ...draft, quantity: left }) : undefined
  }
}

/** Units that can be added where fewer are there than were wanted, or none can be bought now; undefined for any other failure. */
function unitsLeft(error: unknown, held: number): number | undefined {
  if (!(error instanceof CommerceError)) return undefined
  const { failure } = error
  if (failure.code === 'out-of-stock') return Math.max(0, (failure.lines[0]?.available ?? 0) - held)
  const isOver = ['matching-price-not-found', 'invalid-operation', 'invalid-input', 'max-resource-limit-exceeded'].includes(
    failure.code,
  )
  const isProductGone = failure.code === 'resource-not-found' && failure.typeId === 'product'
  return isOver || isProductGone ? 0 : undefined
}
