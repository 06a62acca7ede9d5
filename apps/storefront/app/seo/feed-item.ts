import { type CountryCode, type Locale, localize } from '@shop/domain/market'
import type { Money } from '@shop/domain/money'
import { isGtin13, type ProductDetails } from '@shop/domain/product'
import { escapeXml } from './crawler-files.ts'
import { decimalAmount, eprelNumberOf, type ProductOffer, productOfferOf } from './product-offer.ts'
import { cutAtWord } from './snippet-text.ts'

/** A product in the feed of a market; addresses are whole ones. */
export interface FeedProduct {
  readonly product: ProductDetails
  readonly country: CountryCode
  readonly locale: Locale
  readonly url: string
  readonly imageUrls: readonly string[]
  /** Names of the categories from the department to that of the product. */
  readonly categories: readonly string[]
}

/** SKUs of goods that only tests buy. */
const TEST_SKU = /^EX5/

/** Countries whose feeds still name the energy class itself; in all others the number in the register stands for it. */
const ENERGY_CLASS_COUNTRIES: readonly CountryCode[] = ['CH', 'GB', 'NO']

const MAX_MORE_IMAGES = 10
const MAX_HIGHLIGHTS = 10

type Field = readonly [name: string, value: string | readonly Field[] | undefined]

/** An item of the feed with what the product page shows; undefined for goods that do not belong there. */
export function feedItemXml(entry: FeedProduct): string | undefined {
  const { product, country } = entry
  const { sku, images } = product.masterVariant
  const offer = productOfferOf(product, country)
  if (!offer || TEST_SKU.test(sku) || images.length === 0) return undefined
  return `<item>${[...textFields(entry), ...offerFields(offer, country), ...factFields(entry)].map(fieldXml).join('')}</item>`
}

function textFields({ product, locale, url, imageUrls, categories }: FeedProduct): Field[] {
  const [image, ...others] = imageUrls
  return [
    ['id', product.masterVariant.sku],
    ['title', cutAtWord(localize(product.name, locale), 150)],
    ['description', cutAtWord(localize(product.description, locale), 5000)],
    ['link', url],
    ['image_link', image],
    ...others.slice(0, MAX_MORE_IMAGES).map((other): Field => ['additional_image_link', other]),
    ['product_type', categories.length > 0 ? categories.join(' > ') : undefined],
    ...product.highlights
      .slice(0, MAX_HIGHLIGHTS)
      .map((highlight): Field => ['product_highlight', cutAtWord(localize(highlight, locale), 150) || undefined]),
  ]
}

function offerFields(offer: ProductOffer, country: CountryCode): Field[] {
  const { reducedFrom, reducedUntil } = offer
  return [
    ['availability', offer.preorderDay ? 'preorder' : offer.isOnStock ? 'in_stock' : 'out_of_stock'],
    ['availability_date', offer.preorderDay && minuteOf(`${offer.preorderDay}T00:00`)],
    ['price', amountOf(offer.priorPrice ?? offer.price)],
    ['sale_price', offer.priorPrice ? amountOf(offer.price) : undefined],
    [
      'sale_price_effective_date',
      offer.priorPrice && reducedFrom && reducedUntil ? `${minuteOf(reducedFrom)}/${minuteOf(reducedUntil)}` : undefined,
    ],
    ['condition', offer.isUsed ? 'refurbished' : 'new'],
    [
      'shipping',
      [
        ['country', country],
        ['price', amountOf(offer.shippingFee)],
        ['min_handling_time', '0'],
        ['max_handling_time', '1'],
        ['min_transit_time', String(offer.minDays)],
        ['max_transit_time', String(offer.maxDays - 1)],
      ],
    ],
  ]
}

function factFields({ product, country }: FeedProduct): Field[] {
  const { attributes } = product.masterVariant
  const attributeOf = (wanted: string) => attributes.find(({ name }) => name === wanted)?.value
  const weight = attributeOf('grossWeight')
  const energyClass = attributeOf('energyRatingClass')
  const eprelNumber = eprelNumberOf(attributes)
  const gtin = isGtin13(product.europeanArticleNumber) ? product.europeanArticleNumber : undefined
  const hasClass = ENERGY_CLASS_COUNTRIES.includes(country)
  return [
    ['brand', product.brand],
    ['gtin', gtin],
    ['mpn', product.model || undefined],
    ['identifier_exists', gtin || product.model ? undefined : 'no'],
    ['shipping_weight', typeof weight === 'number' ? `${weight} kg` : undefined],
    ['energy_efficiency_class', hasClass && typeof energyClass === 'string' ? energyClass : undefined],
    [
      'certification',
      eprelNumber && !hasClass
        ? [
            ['certification_authority', 'EC'],
            ['certification_name', 'EPREL'],
            ['certification_code', eprelNumber],
          ]
        : undefined,
    ],
  ]
}

function amountOf(money: Money): string {
  return `${decimalAmount(money)} ${money.currencyCode}`
}

/** A UTC instant in the form of the feed, such as `2026-11-20T00:00+0000`. */
function minuteOf(instant: string): string {
  return `${instant.slice(0, 16)}+0000`
}

function fieldXml([name, value]: Field): string {
  if (value === undefined) return ''
  return `<g:${name}>${typeof value === 'string' ? escapeXml(value) : value.map(fieldXml).join('')}</g:${name}>`
}
