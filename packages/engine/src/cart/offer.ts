import type { LineItem, ProductFacts } from '@shop/domain/cart'
import { CommerceError } from '@shop/domain/error'
import type { LocalizedString, Market } from '@shop/domain/market'
import { moneyOf } from '@shop/domain/money'
import {
  type Attribute,
  isVirtualSku,
  lineItemTypeOf,
  MAX_LINE_ITEM_QUANTITY,
  type Price,
  type ProductImage,
} from '@shop/domain/product'
import { type TaxRate, taxGross } from '@shop/domain/tax'

/** What a store sells under a SKU right now: everything a line copies from the product, and the stock. */
export interface Offer {
  readonly sku: string
  readonly variantId: number
  readonly productId: string
  readonly family: string
  readonly brand: string
  readonly isFreight: boolean
  readonly name: LocalizedString
  readonly slug: LocalizedString
  readonly images: readonly ProductImage[]
  readonly attributes: readonly Attribute[]
  /** The one that holds now; missing where the store has none in its currency. */
  readonly price?: Price
  readonly available: number
  readonly productKey: string
  /** Categories up to the department; empty where no discount or guarantee asks for them. */
  readonly categories: readonly { readonly id: string; readonly key: string }[]
}

/** What pricing has to know of an offer (DISC-06). */
export function factsOf(offer: Offer): ProductFacts {
  const group: unknown = offer.attributes.find(({ name }) => name === 'volumeDiscountGroup')?.value
  return {
    productKey: offer.productKey,
    categoryIds: offer.categories.map(({ id }) => id),
    categoryKeys: offer.categories.map(({ key }) => key),
    ...(typeof group === 'string' ? { volumeDiscountGroup: group } : {}),
  }
}

/** Pieces of an offer that can be bought; virtual products have no stock (STOCK-05). */
export function piecesOf(offer: Offer | undefined): number {
  if (!offer) return 0
  return isVirtualSku(offer.sku) ? MAX_LINE_ITEM_QUANTITY : offer.available
}

/** The price of an offer. Throws `matching-price-not-found` where the store has none in its currency. */
export function requirePrice(offer: Offer, market: Market): Price {
  if (!offer.price)
    throw new CommerceError(
      { code: 'matching-price-not-found', sku: offer.sku },
      `${offer.sku} has no price in ${market.currency} for ${market.country}`,
    )
  return offer.price
}

/** A line as it goes into a cart; totals are computed afterwards with the whole cart. */
export function lineItemOf(
  offer: Offer,
  market: Market,
  taxRate: TaxRate,
  draft: { id: string; quantity: number; parentSku?: string; supplyChannelId?: string; distributionChannelId?: string },
): LineItem {
  const price = requirePrice(offer, market)
  const zero = moneyOf(market.currency, 0)
  return {
    id: draft.id,
    productId: offer.productId,
    name: offer.name,
    productSlug: offer.slug,
    productType: { key: offer.family },
    brand: offer.brand,
    variant: { id: offer.variantId, sku: offer.sku, images: offer.images, attributes: offer.attributes },
    isFreight: offer.isFreight,
    type: lineItemTypeOf(offer.sku),
    orderHint: 0,
    quantity: draft.quantity,
    price,
    priceMode: 'Platform',
    lineItemMode: 'Standard',
    discountedPricePerQuantity: [],
    taxRate,
    totalPrice: zero,
    taxedPrice: taxGross(zero, taxRate),
    ...(draft.supplyChannelId ? { supplyChannel: { id: draft.supplyChannelId } } : {}),
    ...(draft.distributionChannelId ? { distributionChannel: { id: draft.distributionChannelId } } : {}),
    custom: draft.parentSku ? { parentSku: draft.parentSku } : {},
  }
}
