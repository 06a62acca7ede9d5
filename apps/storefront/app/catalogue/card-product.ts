import type { Availability } from '@shop/domain/inventory'
import { type Language, type LocalizedString, localize } from '@shop/domain/market'
import type { ProductProjection, ProductVariant } from '@shop/domain/product'

/** What a card shows of a product. */
export interface CardProduct extends Pick<ProductProjection, 'id' | 'name' | 'slug' | 'brand' | 'tags'> {
  readonly reviewRatingStatistics?: { readonly count: number; readonly averageRating: number }
  readonly masterVariant: Pick<ProductVariant, 'sku' | 'images' | 'price' | 'availability' | 'attributes'>
}

/** Attributes that a card shows: the energy class with its files, and the group of volume prices. */
const SHOWN_ATTRIBUTES = /^(?:energy|volumeDiscountGroup$)/

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
  const own = (text: LocalizedString) => ({ [language]: localize(text, language) })
  return {
    id,
    name: own(name),
    slug: own(slug),
    brand,
    tags,
    ...(statistics ? { reviewRatingStatistics: { count: statistics.count, averageRating: statistics.averageRating } } : {}),
    masterVariant: {
      sku,
      images: images.slice(0, 1),
      ...(price ? { price } : {}),
      availability: cardAvailabilityOf(availability),
      attributes: attributes.filter(attribute => SHOWN_ATTRIBUTES.test(attribute.name)),
    },
  }
}
