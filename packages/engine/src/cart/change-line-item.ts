import { type Cart, type LineItem, setLineQuantity, withoutLine, withoutPayment } from '@shop/domain/cart'
import { CommerceError } from '@shop/domain/error'
import type { CartRequest } from './cart-request.ts'
import { changeCart } from './change-cart.ts'
import type { CartContext } from './load-cart.ts'
import { sellableQuantity } from './sellable-variant.ts'

/**
 * Sets the units of a line, 0 removes it (API-09, CART-15). An older version is refused with the current one.
 * Throws `CommerceError` `concurrent-modification`, `resource-not-found`, `out-of-stock`, `quantity-above-limit` or
 * `invalid-operation`.
 */
export async function changeLineItemQuantity(
  context: CartContext,
  request: CartRequest,
  draft: { readonly lineItemId: string; readonly quantity: number },
): Promise<Cart> {
  if (!Number.isSafeInteger(draft.quantity) || draft.quantity < 0)
    throw new CommerceError({ code: 'invalid-input', field: 'quantity' }, `Not a number of units: ${draft.quantity}`)
  return changeCart(context, request, {
    versions: 'same',
    load: { lineItemId: draft.lineItemId },
    decide({ cart, offers }) {
      const line = cart.lineItems.find(({ id }) => id === draft.lineItemId)
      if (line?.quantity === draft.quantity) return { cart }
      const available = sellableQuantity(line && offers.get(line.variant.sku))
      if (draft.quantity === 0) return { cart: withoutLine(withoutPayment(cart), draft.lineItemId) }
      return { cart: { ...withoutPayment(cart), lineItems: setLineQuantity(cart, draft.lineItemId, draft.quantity, available) } }
    },
  })
}

/**
 * Removes a line with what hangs on it ; a gift is refused for good (API-08, EG-11, CART-30). Throws `CommerceError` `concurrent-modification`,
 * `resource-not-found` or `invalid-operation`.
 */
export async function removeLineItem(
  context: CartContext,
  request: CartRequest,
  draft: { readonly lineItemId: string },
): Promise<Cart> {
  return changeCart(context, request, {
    versions: 'same',
    decide: ({ cart }) => ({ cart: withoutLine(withoutPayment(cart), draft.lineItemId) }),
  })
}

/**
 * Sets the channels of a line to others of the store (API-13, CART-26). Throws `CommerceError` `invalid-input` for a
 * channel of another store, `concurrent-modification`, `resource-not-found` or `invalid-operation`.
 */
export async function setLineItemChannel(
  context: CartContext,
  request: CartRequest,
  draft: { readonly lineItemId: string; readonly supplyChannelId?: string; readonly distributionChannelId?: string },
): Promise<Cart> {
  return changeCart(context, request, {
    versions: 'same',
    decide({ cart, store }) {
      const line = cart.lineItems.find(({ id }) => id === draft.lineItemId)
      if (!line)
        throw new CommerceError(
          { code: 'resource-not-found', typeId: 'line-item', id: draft.lineItemId },
          `The cart has no line item ${draft.lineItemId}`,
        )
      const { supplyChannelId, distributionChannelId } = draft
      const changed: LineItem = {
        ...line,
        ...(supplyChannelId
          ? { supplyChannel: { id: requireChannel(store.supplyChannels, supplyChannelId, 'supplyChannel') } }
          : {}),
        ...(distributionChannelId
          ? {
              distributionChannel: {
                id: requireChannel(store.distributionChannels, distributionChannelId, 'distributionChannel'),
              },
            }
          : {}),
      }
      return { cart: { ...cart, lineItems: cart.lineItems.map(candidate => (candidate === line ? changed : candidate)) } }
    },
  })
}

/** The id of a channel that the store has. Throws `CommerceError` `invalid-input` for any other. */
export function requireChannel(channels: readonly { readonly id: string }[], id: string, field: string): string {
  if (channels.some(channel => channel.id === id)) return id
  throw new CommerceError({ code: 'invalid-input', field }, `The store has no channel ${id}`)
}
