import type { Customer } from '@shop/domain/customer'
import type { Language } from '@shop/domain/market'
import type { CurrencyCode } from '@shop/domain/money'
import {
  type Attribute,
  type AttributeDefinition,
  formerNumbersOf,
  isElsewhere,
  isGtin13,
  type ProductVariantDraft,
} from '@shop/domain/product'
import type { ExportedProduct } from '@shop/engine/takeover'
import { descriptionsOf } from './commercetools-resources.ts'

export const SHOPIFY_PRODUCT_HEADER = [
  ...['Handle', 'Title', 'Body (HTML)', 'Vendor', 'Tags', 'Published', 'Option1 Name', 'Option1 Value', 'Variant SKU'],
  ...['Variant Grams', 'Variant Inventory Qty', 'Variant Price', 'Variant Compare At Price', 'Variant Barcode'],
  ...['Image Src', 'Image Position', 'Image Alt Text', 'SEO Title', 'SEO Description', 'Status'],
]

/** What a file of Shopify says: one language and one currency. */
interface ShopifyEdition {
  readonly language: Language
  readonly currency: CurrencyCode
  readonly definitions: ReadonlyMap<string, AttributeDefinition>
}

/** Names of attributes that a CSV of Shopify can have as columns: those with one value each, whatever the language. */
export function metafieldsOf(definitions: ReadonlyMap<string, AttributeDefinition>): string[] {
  return [...definitions.values()]
    .filter(
      ({ name, type, attributeType }) => ['number', 'boolean', 'enum', 'text'].includes(type) && !attributeType && isColumn(name),
    )
    .map(({ name }) => name)
    .sort()
}

function isColumn(name: string): boolean {
  return /^[\w-]+$/.test(name) && name !== 'grossWeight' && name !== 'europeanArticleNumber'
}

/** Rows of a product, last its former numbers: one per variant, then one per further picture. None for a product without a name in the language. */
export function shopifyProductRows({ product, foreignSkus, stock }: ExportedProduct, edition: ShopifyEdition): string[][] {
  const { language, definitions } = edition
  const title = product.name[language]
  if (title === undefined) return []
  const names = metafieldsOf(definitions)
  const pictures = product.variants[0]?.images ?? []
  const images = pictures.every(isElsewhere) ? pictures : []
  const rows = product.variants.map((variant, index): string[] => {
    const sku = foreignSkus.get(variant.sku) ?? variant.sku
    const isFirst = index === 0
    const [price = '', before = ''] = pricesOf(variant, edition.currency)
    const option = product.variants.length > 1 ? ['SKU', sku] : ['Title', 'Default Title']
    const picture = isFirst ? images[0] : undefined
    const whole = (text: string) => (isFirst ? text : '')
    return [
      product.key,
      whole(title),
      whole(descriptionsOf(product)[language] ?? ''),
      whole(product.brand),
      whole(product.metaKeywords[language] ?? ''),
      whole(product.published ? 'TRUE' : 'FALSE'),
      ...option,
      sku,
      gramsOf(variant),
      String(stock.get(variant.sku) ?? ''),
      price,
      before,
      barcodeOf(variant) || whole(isGtin13(product.europeanArticleNumber) ? product.europeanArticleNumber : ''),
      picture?.url ?? '',
      picture ? '1' : '',
      picture?.label ?? '',
      whole(product.metaTitle[language] ?? ''),
      whole(product.metaDescription[language] ?? ''),
      whole(product.published ? 'active' : 'draft'),
      ...names.map(name => textOf(variant.attributes.find(attribute => attribute.name === name))),
      formerNumbersIn(variant),
    ]
  })
  const place = SHOPIFY_PRODUCT_HEADER.indexOf('Image Src')
  const more = images.slice(1).map((image, index) => {
    const row = Array<string>(SHOPIFY_PRODUCT_HEADER.length + names.length + 1).fill('')
    row[0] = product.key
    row.splice(place, 3, image.url, String(index + 2), image.label)
    return row
  })
  return [...rows, ...more]
}

/** A number that is no article number would be read as something else. */
function barcodeOf({ attributes }: ProductVariantDraft): string {
  const number = textOf(attributes.find(({ name }) => name === 'europeanArticleNumber'))
  return isGtin13(number) ? number : ''
}

/** A list of several values is JSON in a metafield. */
function formerNumbersIn({ attributes }: ProductVariantDraft): string {
  const numbers = formerNumbersOf(attributes)
  return numbers.length === 0 ? '' : JSON.stringify(numbers)
}

function textOf(attribute: Attribute | undefined): string {
  const value = attribute?.value
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}

const GRAMS = 1000

function gramsOf({ attributes }: ProductVariantDraft): string {
  const value = attributes.find(({ name }) => name === 'grossWeight')?.value
  return typeof value === 'number' ? String(Math.round(value * GRAMS * GRAMS) / GRAMS) : ''
}

/** What buyers of the currency pay who belong to no group, and what it is reduced from. */
function pricesOf({ prices }: ProductVariantDraft, currency: CurrencyCode): string[] {
  const price = prices.find(
    ({ value, country, customerGroup, validFrom, validUntil }) =>
      value.currencyCode === currency && !country && !customerGroup && !validFrom && !validUntil,
  )
  if (!price) return []
  const { value, discounted } = price
  const isPlain = discounted?.isActive && !discounted.validFrom && !discounted.validUntil
  return isPlain ? [amountOf(discounted.value.centAmount), amountOf(value.centAmount)] : [amountOf(value.centAmount)]
}

/** An amount of cents as a text such as `12.50`. */
export function amountOf(centAmount: number): string {
  return `${Math.trunc(centAmount / 100)}.${String(centAmount % 100).padStart(2, '0')}`
}

export const SHOPIFY_CUSTOMER_HEADER = [
  ...['Customer ID', 'First Name', 'Last Name', 'Email', 'Default Address Company', 'Default Address Address1'],
  ...[
    'Default Address Address2',
    'Default Address City',
    'Default Address Country Code',
    'Default Address Zip',
    'Default Address Phone',
  ],
]

/** The row of a customer with the default address. */
export function shopifyCustomerRow({
  customer,
  foreignKey,
}: {
  readonly customer: Customer
  readonly foreignKey: string
}): string[] {
  const { firstName, lastName, email, addresses, defaultShippingAddressId } = customer
  const address = addresses.find(({ id }) => id === defaultShippingAddressId) ?? addresses[0]
  const street = address ? `${address.streetName} ${address.streetNumber}`.trim() : ''
  return [
    ...[foreignKey, firstName, lastName, email, address?.company ?? '', street, address?.additionalStreetInfo ?? ''],
    ...[address?.city ?? '', address?.country ?? '', address?.postalCode ?? '', address?.phone ?? ''],
  ]
}
