import { isDeepStrictEqual } from 'node:util'
import { type Cart, withoutPayment } from '@shop/domain/cart'
import type { CartSituation } from './change-cart.ts'
import { requirePrice, type SellableVariant } from './sellable-variant.ts'

/**
 * A cart with the prices of now, and with today's names, pictures and attributes when asked for. Lines whose product
 * is no longer offered stay as they are: ordering refuses them by name. Throws `matching-price-not-found`.
 */
export function refreshLines(cart: Cart, situation: Pick<CartSituation, 'offers' | 'market'>, withProductData: boolean): Cart {
  const lineItems = cart.lineItems.map(line => {
    const offer = situation.offers.get(line.variant.sku)
    if (!offer) return line
    const price = requirePrice(offer, situation.market)
    return withProductData ? { ...line, ...productDataOf(offer), price } : { ...line, price }
  })
  return isDeepStrictEqual(lineItems, cart.lineItems) ? cart : { ...withoutPayment(cart), lineItems }
}

function productDataOf(offer: SellableVariant) {
  const { productId, name, slug: productSlug, brand, isFreight } = offer
  const variant = { id: offer.variantId, sku: offer.sku, images: offer.images, attributes: offer.attributes }
  return { productId, name, productSlug, productType: { key: offer.family }, brand, isFreight, variant }
}
