import { type Cart, type LeftBehind, leftBehind } from '@shop/domain/cart'
import { CommerceError } from '@shop/domain/error'
import { type AttemptKey, countAttempt, forgetAttempts } from '../attempt/count-attempt.ts'
import type { EngineContext } from '../database/context.ts'
import { openSealed, sealValue } from '../signing-key/sealed-value.ts'
import { bringLines } from './cart-link.ts'
import type { CartRequest } from './cart-request.ts'
import { requireActive } from './cart-request.ts'
import { selectCartById } from './cart-rows.ts'
import type { CartContext } from './load-cart.ts'
import { requireOwnCart } from './read-carts.ts'

const PURPOSE = 'cart-hand-over'

/** How long someone may take on the way from one storefront to another. */
const HAND_OVER_SECONDS = 600

interface HandOver {
  readonly cartId: string
  readonly storeKey: string
  /** Of this one hand-over, which counts once. */
  readonly id: string
}

/**
 * A sealed text by which the caller takes the products of their cart into another store, good for ten minutes and once. Throws
 * `CommerceError` `resource-not-found` for a cart that is not theirs, and `invalid-operation` for one that is ordered or was made of
 * a quote, whose prices hold in its store alone.
 */
export async function handOverCart(
  context: EngineContext,
  request: Omit<CartRequest, 'version'>,
  { storeKey }: { readonly storeKey: string },
): Promise<string> {
  const cart = await requireOwnCart(context, request)
  requireActive(cart)
  if (cart.quote) throw new CommerceError({ code: 'invalid-operation' }, 'The cart of a quote stays in its store')
  return sealValue(context, PURPOSE, { cartId: cart.id, storeKey, id: context.newId() } satisfies HandOver, HAND_OVER_SECONDS)
}

/**
 * Brings the products of a cart of another store into the caller's own, at this store's prices, as far as they are sold and in stock
 * here; the other cart stays as it is. Returns with the cart what did not come. Throws `CommerceError` `resource-not-found` for a
 * link that is over, was used, leads to another store or is not the shop's.
 */
export async function takeOverCart(
  context: CartContext,
  request: CartRequest,
  link: string,
): Promise<{ readonly cart: Cart; readonly left: readonly LeftBehind[] }> {
  const { cart: other, key } = await findHandedOver(context, request, link)
  if ((await countAttempt(context.db, key, { attempts: 1, withinSeconds: HAND_OVER_SECONDS })) !== undefined) throw isOver()
  try {
    const cart = await bringLines(context, request, other)
    return { cart, left: leftBehind(other, cart) }
  } catch (error) {
    // It may be tried again: what has come does not come twice.
    await forgetAttempts(context.db, key)
    throw error
  }
}

/** What of a handed-over cart is not in the caller's own, while its link is good. Throws like `takeOverCart`; changes nothing. */
export async function findLeftBehind(
  context: EngineContext,
  request: Omit<CartRequest, 'version'>,
  link: string,
): Promise<readonly LeftBehind[]> {
  const { cart: other } = await findHandedOver(context, request, link)
  return leftBehind(other, await requireOwnCart(context, request))
}

async function findHandedOver(
  context: EngineContext,
  { storeKey }: Pick<CartRequest, 'storeKey'>,
  link: string,
): Promise<{ readonly cart: Cart; readonly key: AttemptKey }> {
  const handOver = (await openSealed(context, PURPOSE, link)) as HandOver | undefined
  const cart = handOver?.storeKey === storeKey ? await selectCartById(context.db, handOver.cartId) : undefined
  if (!handOver || cart?.cartState !== 'Active') throw isOver()
  return { cart, key: [PURPOSE, handOver.id] }
}

function isOver(): CommerceError {
  return new CommerceError(
    { code: 'resource-not-found', typeId: 'cart-link', id: 'link' },
    'The hand-over is over, or its cart was ordered',
  )
}
