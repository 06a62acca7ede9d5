import { type Language, type Locale, languageOf, localize, type Market } from '@shop/domain/market'
import type { Money } from '@shop/domain/money'
import { isGtin13, type ProductDetails } from '@shop/domain/product'
import { type Review, readReview } from '@shop/domain/review'
import { SHOP_NAME } from '@shop/domain/store'
import { type JsonLd, SCHEMA } from './json-ld.ts'
import { decimalAmount, eprelNumberOf, type ProductOffer, productOfferOf } from './product-offer.ts'
import { returnPolicyData } from './shop-identity-data.ts'

/** A product page in a market; addresses are whole ones. */
export interface ProductPageData {
  readonly product: ProductDetails
  /** Reviews that the page shows. */
  readonly reviews: readonly Review[]
  readonly market: Market
  readonly locale: Locale
  readonly url: string
  readonly imageUrls: readonly string[]
  /** Names of the categories from the department to that of the product. */
  readonly categories: readonly string[]
}

/** A product with what it costs, as its page shows it; ratings only where there are some. */
export function productData(page: ProductPageData): JsonLd {
  const { product, locale, url } = page
  const { sku, attributes } = product.masterVariant
  const offer = productOfferOf(product, page.market.country)
  const eprelNumber = eprelNumberOf(attributes)
  return {
    '@context': SCHEMA,
    '@type': 'Product',
    '@id': `${url}#product`,
    name: localize(product.name, locale),
    description: localize(product.description, locale),
    sku,
    ...(isGtin13(product.europeanArticleNumber) ? { gtin13: product.europeanArticleNumber } : {}),
    ...(product.model ? { mpn: product.model } : {}),
    brand: { '@type': 'Brand', name: product.brand },
    ...(page.imageUrls.length > 0 ? { image: page.imageUrls } : {}),
    ...(page.categories.length > 0 ? { category: page.categories.join(' > ') } : {}),
    ...(offer ? { itemCondition: conditionOf(offer) } : {}),
    ...ratingData(page),
    ...(eprelNumber
      ? {
          hasCertification: {
            '@type': 'Certification',
            issuedBy: { '@type': 'Organization', name: 'European_Commission' },
            name: 'EPREL',
            certificationIdentification: eprelNumber,
          },
        }
      : {}),
    ...(offer ? { offers: offerData(page, offer) } : {}),
  }
}

function conditionOf({ isUsed }: ProductOffer): string {
  return `${SCHEMA}/${isUsed ? 'RefurbishedCondition' : 'NewCondition'}`
}

function ratingData({ product, reviews, locale }: ProductPageData): JsonLd {
  const statistics = product.reviewRatingStatistics
  if (!statistics || statistics.count === 0) return {}
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: statistics.averageRating,
      reviewCount: statistics.count,
      bestRating: 5,
      worstRating: 1,
    },
    ...(reviews.length > 0 ? { review: reviews.map(review => reviewData(review, languageOf(locale))) } : {}),
  }
}

function reviewData(review: Review, language: Language): JsonLd {
  const { title, text } = readReview(review, language)
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name: review.authorName },
    datePublished: review.custom.reviewCreatedAt.slice(0, 10),
    reviewRating: { '@type': 'Rating', ratingValue: review.rating, bestRating: 5, worstRating: 1 },
    ...(title ? { name: title } : {}),
    ...(text ? { reviewBody: text } : {}),
  }
}

function offerData({ product, market, url }: ProductPageData, offer: ProductOffer): JsonLd {
  return {
    '@type': 'Offer',
    url,
    priceCurrency: offer.price.currencyCode,
    price: decimalAmount(offer.price),
    availability: `${SCHEMA}/${offer.preorderDay ? 'PreOrder' : offer.isOnStock ? 'InStock' : 'OutOfStock'}`,
    ...(offer.preorderDay ? { availabilityStarts: offer.preorderDay } : {}),
    itemCondition: conditionOf(offer),
    ...(offer.reducedUntil ? { priceValidUntil: lastDayBefore(offer.reducedUntil) } : {}),
    seller: { '@type': 'Organization', name: SHOP_NAME },
    ...(offer.priorPrice ? { priceSpecification: struckPriceData(offer.priorPrice) } : {}),
    shippingDetails: {
      '@type': 'OfferShippingDetails',
      shippingRate: {
        '@type': 'MonetaryAmount',
        value: decimalAmount(offer.shippingFee),
        currency: offer.shippingFee.currencyCode,
      },
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: market.country },
      deliveryTime: {
        '@type': 'ShippingDeliveryTime',
        handlingTime: dayRange(0, 1),
        // The page promises both together.
        transitTime: dayRange(offer.minDays, offer.maxDays - 1),
      },
    },
    hasMerchantReturnPolicy: returnPolicyData(market, product.isFreight),
  }
}

function struckPriceData(price: Money): JsonLd {
  return {
    '@type': 'UnitPriceSpecification',
    priceType: `${SCHEMA}/StrikethroughPrice`,
    price: decimalAmount(price),
    priceCurrency: price.currencyCode,
    valueAddedTaxIncluded: true,
  }
}

function dayRange(minValue: number, maxValue: number): JsonLd {
  return { '@type': 'QuantitativeValue', minValue, maxValue, unitCode: 'DAY' }
}

/** The last UTC day of which a part lies before an instant, YYYY-MM-DD. */
function lastDayBefore(instant: string): string {
  return new Date(Date.parse(instant) - 1).toISOString().slice(0, 10)
}
