import { addLine, type Cart, withoutPayment } from '@shop/domain/cart'
import { CommerceError } from '@shop/domain/error'
import { guaranteeEligibility } from '@shop/domain/guarantee'
import { isVirtualSku } from '@shop/domain/product'
import type { CartRequest } from './cart-request.ts'
import { type CartDecision, type CartSituation, changeCart } from './change-cart.ts'
import { requireChannel } from './change-line-item.ts'
import type { CartContext } from './load-cart.ts'
import { lineItemOf, sellableQuantity } from './sellable-variant.ts'

export interface LineItemDraft {
  readonly sku: string
  /** Units, 1 to 1000. */
  readonly quantity: number
  /** The product a virtual product hangs on, such as the one a guarantee is for. */
  readonly parentSku?: string
  /** Channels of the store; default its first ones (CART-26). */
  readonly supplyChannelId?: string
  readonly distributionChannelId?: string
}

/**
 * Adds units of a SKU to a cart; an existing line of it grows (API-07, CART-14). Adds commute: an older version is
 * not refused. Throws `CommerceError` `resource-not-found`, `matching-price-not-found`, `out-of-stock`,
 * `quantity-above-limit`, `max-resource-limit-exceeded`, `invalid-operation` or `invalid-input`.
 */
export async function addLineItem(context: CartContext, request: CartRequest, draft: LineItemDraft): Promise<Cart> {
  const lineItemId = context.newId()
  return changeCart(context, request, {
    versions: 'commuting',
    load: { sku: draft.sku, categories: isVirtualSku(draft.sku) },
    decide: situation => decideAdd(situation, draft, lineItemId),
  })
}

/** A cart with units of a SKU added to it; `lineItemId` names the line if it is a new one. Throws like `addLineItem`. */
export function decideAdd(situation: CartSituation, draft: LineItemDraft, lineItemId: string): CartDecision {
  const { market, taxRate, store } = situation
  const cart = withoutPayment(situation.cart)
  const offer = situation.offers.get(draft.sku)
  if (!offer)
    throw new CommerceError({ code: 'resource-not-found', typeId: 'product', id: draft.sku }, `There is no product ${draft.sku}`)
  requireParent(situation, draft)
  const line = lineItemOf(offer, market, taxRate, {
    id: lineItemId,
    quantity: draft.quantity,
    ...(draft.parentSku ? { parentSku: draft.parentSku } : {}),
    supplyChannelId: channelOf(store.supplyChannels, draft.supplyChannelId, 'supplyChannel'),
    distributionChannelId: channelOf(store.distributionChannels, draft.distributionChannelId, 'distributionChannel'),
  })
  return { cart: { ...cart, lineItems: addLine(cart, line, sellableQuantity(offer)) } }
}

/** Refuses what hangs on a product that is not in the cart, and a guarantee that the product cannot have (EG-03 to EG-07). */
function requireParent({ cart, store, offers, guarantees }: CartSituation, { sku, parentSku }: LineItemDraft): void {
  const parent = cart.lineItems.find(line => line.lineItemMode === 'Standard' && line.variant.sku === parentSku)
  if (isVirtualSku(sku) ? !parent : parentSku !== undefined && !parent)
    throw new CommerceError({ code: 'invalid-input', field: 'parentSku' }, `The cart has no product for ${sku} to hang on`)
  const guarantee = guarantees.find(candidate => candidate.sku === sku)
  if (!parent || !guarantee) return
  const offer = offers.get(parent.variant.sku)
  const product = {
    sku: parent.variant.sku,
    brand: parent.brand,
    relations: [parent.productType.key, ...(offer?.categories.map(({ key }) => key) ?? [])],
  }
  const guaranteedSkus = cart.lineItems.flatMap(line =>
    line.type === 'extra_guarantee' && line.custom.parentSku ? [line.custom.parentSku] : [],
  )
  const eligibility = guaranteeEligibility(guarantee, product, { store, locale: cart.locale, guaranteedSkus })
  if (!eligibility.eligible)
    throw new CommerceError({ code: 'invalid-operation' }, `No guarantee ${sku} for ${product.sku}: ${eligibility.reason}`)
}

function channelOf(channels: readonly { readonly id: string }[], id: string | undefined, field: string): string | undefined {
  return id === undefined ? channels[0]?.id : requireChannel(channels, id, field)
}
