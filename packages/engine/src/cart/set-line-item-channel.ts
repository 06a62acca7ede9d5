import type { Cart, LineItem } from '@shop/domain/cart'
import { CommerceError } from '@shop/domain/error'
import type { EngineContext } from '../database/context.ts'
import type { CartRequest } from './cart-request.ts'
import { changeCart } from './change-cart.ts'
import { requireChannel } from './require-channel.ts'

/**
 * Sets the channels of a line to others of the store (API-13, CART-26). Throws `CommerceError` `invalid-input` for a
 * channel of another store, `concurrent-modification`, `resource-not-found` or `invalid-operation`.
 */
export async function setLineItemChannel(
  context: EngineContext,
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
