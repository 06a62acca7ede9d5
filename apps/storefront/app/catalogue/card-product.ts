import type { Availability } from '@shop/domain/inventory'
import { type Language, type LocalizedString, localize } from '@shop/domain/market'
import { type ProductProjection, type ProductVariant, technicalValueOf, variantsOf } from '@shop/domain/product'

/** What a card shows of a product. */
export interface CardProduct extends Pick<ProductProjection, 'id' | 'name' | 'slug' | 'brand' | 'tags'> {
  readonly reviewRatingStatistics?: { readonly count: number; readonly averageRating: number }
  /** Colours it can be had in, as one card stands for all of them; missing where there is no choice. */
  readonly colours?: readonly string[]
  readonly masterVariant: Pick<ProductVariant, 'sku' | 'images' | 'price' | 'availability' | 'attributes'>
}

/** Attributes that a card shows: the energy class with its files, and the group of volume prices. */
const SHOWN_ATTRIBUTES = /^(?:energy|volumeDiscountGroup$)/

/** The colours of the variants, in their order. */
function coloursOf(product: ProductProjection): string[] {
  const colours = variantsOf(product).map(variant => technicalValueOf(variant, 'colour'))
  return [...new Set(colours.filter(colour => typeof colour === 'string'))]
}

/** When more comes is said of what can be ordered before. */
function cardAvailabilityOf({ noChannel }: Availability): Availability {
  const { isOnStock, availableQuantity, expectedDelivery, preorderQuantity } = noChannel
  const stock = { isOnStock, availableQuantity }
  return {
    noChannel: expectedDelivery && preorderQuantity ? { ...stock, expectedDelivery, preorderQuantity } : stock,
  }
}

/** A product as a card shows it, in one language: products that differ in nothing else are equal cards. */
export function cardProductOf(product: ProductProjection, language: Language): CardProduct {
  const { id, name, slug, brand, tags, reviewRatingStatistics: statistics, masterVariant } = product
  const { sku, images, price, availability, attributes } = masterVariant
  const colours = coloursOf(product)
  const own = (text: LocalizedString) => ({ [language]: localize(text, language) })
  return {
    id,
    name: own(name),
    slug: own(slug),
    brand,
    tags,
    ...(statistics ? { reviewRatingStatistics: { count: statistics.count, averageRating: statistics.averageRating } } : {}),
    ...(colours.length > 1 ? { colours } : {}),
    masterVariant: {
      sku,
      images: images.slice(0, 1),
      ...(price ? { price } : {}),
      availability: cardAvailabilityOf(availability),
      attributes: attributes.filter(attribute => SHOWN_ATTRIBUTES.test(attribute.name)),
    },
  }
}
