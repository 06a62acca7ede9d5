import type { Customer } from '@shop/domain/customer'
import type { LocalizedString } from '@shop/domain/market'
import type { Attribute, AttributeDefinition, ProductDraft, ProductImage } from '@shop/domain/product'
import { isElsewhere } from '@shop/domain/product'
import type { ExportedOrder, ExportedProduct, exportStructure } from '@shop/engine/takeover'
import { htmlOfText } from './html-text.ts'

type Structure = Awaited<ReturnType<typeof exportStructure>>
type StoredCategory = Structure['categories'][number]

/** A category as a draft of commercetools; `keys` are those of all categories by id. */
export function categoryResource(category: StoredCategory, keys: ReadonlyMap<string, string>): object {
  const { key, parentId, orderHint, document } = category
  const parent = parentId === null ? undefined : keys.get(parentId)
  const { name, slug, description, metaTitle, metaDescription } = document
  return {
    key,
    name,
    slug,
    ...(parent ? { parent: { typeId: 'category', key: parent } } : {}),
    orderHint,
    description: eachOf(description, htmlOfText),
    metaTitle,
    metaDescription,
  }
}

/** A product as a draft of commercetools with its stock. */
export function productResource(
  { product, foreignSkus, stock }: ExportedProduct,
  { definitions }: Structure,
  keys: ReadonlyMap<string, string>,
): object {
  const { key, family, name, slug, metaTitle, metaDescription, metaKeywords, published, createdAt } = product
  const [masterVariant, ...variants] = product.variants.map(({ sku, attributes, prices, images }, index) => ({
    id: index + 1,
    sku: foreignSkus.get(sku) ?? sku,
    attributes: [
      ...(product.brand && !attributes.some(attribute => attribute.name === 'brand')
        ? [{ name: 'brand', value: product.brand }]
        : []),
      ...attributes.map(attribute => attributeOf(attribute, definitions.get(attribute.name))),
    ],
    prices: prices.map(priceOf),
    images: imagesOf(images),
    ...(stock.has(sku) ? { availability: { availableQuantity: stock.get(sku) } } : {}),
  }))
  return {
    key,
    productType: { typeId: 'product-type', key: family },
    name,
    slug,
    description: descriptionsOf(product),
    categories: product.categoryIds.flatMap(id => (keys.has(id) ? [{ typeId: 'category', key: keys.get(id) }] : [])),
    metaTitle,
    metaDescription,
    metaKeywords,
    publish: published,
    createdAt,
    masterVariant,
    variants,
  }
}

/** The description of each language with its structure, where it has one. */
export function descriptionsOf({ description, descriptionHtml = {} }: ProductDraft): LocalizedString {
  return { ...eachOf(description, htmlOfText), ...descriptionHtml }
}

function attributeOf({ name, value }: Attribute, definition: AttributeDefinition | undefined): object {
  const label = typeof value === 'string' && definition?.type === 'enum' ? (definition.values?.[value] ?? {}) : undefined
  return { name, value: label ? { key: value, label } : value }
}

function priceOf({
  value,
  country,
  customerGroup,
  validFrom,
  validUntil,
  discounted,
}: ProductDraft['variants'][number]['prices'][number]): object {
  return {
    value,
    ...(country ? { country } : {}),
    ...(customerGroup ? { customerGroup: { typeId: 'customer-group', key: customerGroup } } : {}),
    ...(validFrom ? { validFrom } : {}),
    ...(validUntil ? { validUntil } : {}),
    ...(discounted ? { discounted } : {}),
  }
}

/** Pictures that another site has; the shop's own have no URL of their own, and those it has stay where nothing is said of any. */
function imagesOf(images: readonly ProductImage[]): object[] {
  if (!images.every(isElsewhere)) return []
  return images.map(({ url, label, width, height }) => ({ url, label, dimensions: { w: width, h: height } }))
}

/** A customer as the API of commercetools delivers one, without anything of a password. */
export function customerResource({ customer, foreignKey }: { readonly customer: Customer; readonly foreignKey: string }): object {
  const { email, firstName, lastName, dateOfBirth, locale, addresses, defaultShippingAddressId, defaultBillingAddressId } =
    customer
  return {
    key: foreignKey,
    customerNumber: customer.customerNumber,
    email,
    firstName,
    lastName,
    ...(dateOfBirth ? { dateOfBirth } : {}),
    locale,
    addresses,
    ...(defaultShippingAddressId ? { defaultShippingAddressId } : {}),
    ...(defaultBillingAddressId ? { defaultBillingAddressId } : {}),
  }
}

/** An order as an import of commercetools takes it. */
export function orderResource({ order, shippingAddress, billingAddress }: ExportedOrder): object {
  const { orderNumber, email, placedAt, totalPrice, isCancelled, lines } = order
  return {
    orderNumber,
    customerEmail: email,
    createdAt: placedAt,
    totalPrice,
    orderState: isCancelled ? 'Cancelled' : 'Complete',
    lineItems: lines.map(line => ({
      name: { en: line.name },
      variant: { sku: line.foreignSku },
      quantity: line.quantity,
      totalPrice: line.totalPrice,
    })),
    ...(shippingAddress ? { shippingAddress } : {}),
    ...(billingAddress ? { billingAddress } : {}),
  }
}

function eachOf(texts: LocalizedString, change: (text: string) => string): LocalizedString {
  return Object.fromEntries(Object.entries(texts).map(([language, text]) => [language, change(text)]))
}
