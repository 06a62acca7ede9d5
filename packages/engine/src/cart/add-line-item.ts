import { addLine, type Cart, withoutPayment } from '@shop/domain/cart'
import { CommerceError } from '@shop/domain/error'
import { isVirtualSku } from '@shop/domain/product'
import type { EngineContext } from '../database/context.ts'
import type { CartRequest } from './cart-request.ts'
import { type CartDecision, type CartSituation, changeCart } from './change-cart.ts'
import { lineItemOf, piecesOf } from './offer.ts'

export interface LineItemDraft {
  readonly sku: string
  /** Pieces, 1 to 1000. */
  readonly quantity: number
  /** The product a virtual product hangs on, such as the one a guarantee is for. */
  readonly parentSku?: string
  /** Channels of the store; default its first ones (CART-26). */
  readonly supplyChannelId?: string
  readonly distributionChannelId?: string
}

/**
 * Adds pieces of a SKU to a cart; an existing line of it grows (API-07, CART-14). Adds commute: an older version is
 * not refused. Throws `CommerceError` `resource-not-found`, `matching-price-not-found`, `out-of-stock`,
 * `quantity-above-limit`, `max-resource-limit-exceeded`, `invalid-operation` or `invalid-input`.
 */
export async function addLineItem(context: EngineContext, request: CartRequest, draft: LineItemDraft): Promise<Cart> {
  const lineItemId = context.newId()
  return changeCart(context, request, {
    versions: 'commuting',
    offers: { sku: draft.sku },
    decide: situation => decideAdd(situation, draft, lineItemId),
  })
}

function decideAdd(situation: CartSituation, draft: LineItemDraft, lineItemId: string): CartDecision {
  const { market, taxRate, store } = situation
  const cart = withoutPayment(situation.cart)
  const offer = situation.offers.get(draft.sku)
  if (!offer)
    throw new CommerceError({ code: 'resource-not-found', typeId: 'product', id: draft.sku }, `There is no product ${draft.sku}`)
  requireParent(cart, draft)
  const line = lineItemOf(offer, market, taxRate, {
    id: lineItemId,
    quantity: draft.quantity,
    ...(draft.parentSku ? { parentSku: draft.parentSku } : {}),
    supplyChannelId: channelOf(store.supplyChannels, draft.supplyChannelId, 'supplyChannel'),
    distributionChannelId: channelOf(store.distributionChannels, draft.distributionChannelId, 'distributionChannel'),
  })
  return { cart: { ...cart, lineItems: addLine(cart, line, piecesOf(offer)) } }
}

function requireParent(cart: Cart, { sku, parentSku }: LineItemDraft): void {
  const isThere = parentSku !== undefined && cart.lineItems.some(line => line.variant.sku === parentSku)
  if (isVirtualSku(sku) ? !isThere : parentSku !== undefined && !isThere)
    throw new CommerceError({ code: 'invalid-input', field: 'parentSku' }, `The cart has no product for ${sku} to hang on`)
}

function channelOf(channels: readonly { readonly id: string }[], id: string | undefined, field: string): string | undefined {
  if (id === undefined) return channels[0]?.id
  if (channels.some(channel => channel.id === id)) return id
  throw new CommerceError({ code: 'invalid-input', field }, `The store has no channel ${id}`)
}
