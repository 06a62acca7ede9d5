import { type Availability, availabilityOf } from '@shop/domain/inventory'
import type { Language, LocalizedString } from '@shop/domain/market'
import {
  type AttributeDefinition,
  generalAttributeTypeOf,
  isOnCards,
  isVirtualSku,
  MAX_LINE_ITEM_QUANTITY,
  type PriceSelection,
  type ProductDetails,
  type ProductProjection,
  type ProductVariant,
  reduceAttribute,
} from '@shop/domain/product'
import { reviewStatisticsFrom } from '@shop/domain/review'
import { standardTaxCategoryOn } from '@shop/domain/tax'
import { priceFrom } from './price-rows.ts'
import type { ProductDetailRow, ProductRow, VariantRow } from './product-rows.ts'

interface Reading extends PriceSelection {
  readonly language: Language
}

/** The card of a stored product. */
export function productProjectionOf(row: ProductRow, reading: Reading): ProductProjection {
  const { language } = reading
  const { name, slugs, variants, ratings, ...same } = row
  const [master, ...others] = variants
  const reviewRatingStatistics = ratings ? reviewStatisticsFrom(ratings) : undefined
  return {
    ...same,
    name: { [language]: name },
    slug: { [language]: slugs[language] },
    ...(reviewRatingStatistics?.count ? { reviewRatingStatistics } : {}),
    masterVariant: onCard(variantOf(master, reading)),
    variants: others.map(variant => onCard(variantOf(variant, reading))),
  }
}

function onCard(variant: ProductVariant): ProductVariant {
  return { ...variant, attributes: variant.attributes.filter(({ name }) => isOnCards(name)) }
}

/** A variant with all its attributes; general ones in the one language (ENT-10, ENT-12). */
function onPage(variant: ProductVariant, language: Language): ProductVariant {
  const attributes = variant.attributes.map(attribute =>
    reduceAttribute(attribute, generalAttributeTypeOf(attribute.name), [language]),
  )
  return { ...variant, attributes }
}

/** The page of a stored product; attribute definitions in the order of the master variant's attributes. */
export function productDetailsOf(row: ProductRow, detail: ProductDetailRow, reading: Reading): ProductDetails {
  const { language } = reading
  const projection = productProjectionOf(row, reading)
  const [master, ...others] = row.variants
  const order = master.attributes.map(({ name }) => name)
  const byOrder = (a: AttributeDefinition, b: AttributeDefinition) => order.indexOf(a.name) - order.indexOf(b.name)
  return {
    ...projection,
    masterVariant: onPage(variantOf(master, reading), language),
    variants: others.map(variant => onPage(variantOf(variant, reading), language)),
    slug: row.slugs,
    description: { [language]: detail.description },
    familyDescription: { [language]: detail.familyDescription },
    highlights: detail.highlights.map(highlight => ({ [language]: highlight })),
    deliveryPackage: detail.deliveryPackage.map(part => ({ count: part.count, name: { [language]: part.name } })),
    faq: detail.faq.map(({ question, answer }) => ({ question: { [language]: question }, answer: { [language]: answer } })),
    metaTitle: { [language]: detail.metaTitle },
    metaDescription: { [language]: detail.metaDescription },
    metaKeywords: { [language]: detail.metaKeywords },
    taxCategory: standardTaxCategoryOn(reading.now.slice(0, 10)),
    attributeDefinitions: detail.attributeDefinitions.map(definition => definitionIn(definition, language)).sort(byOrder),
    europeanArticleNumber: detail.europeanArticleNumber,
    soldIn: detail.soldIn,
  }
}

/** A stored variant with its price and all its attributes. */
export function variantOf(row: VariantRow, selection: PriceSelection): ProductVariant {
  const price = row.price ? priceFrom(row.price, selection) : undefined
  return {
    id: row.id,
    sku: row.sku,
    images: row.images,
    ...(price ? { price } : {}),
    availability: stockOf(row.sku, row.available),
    attributes: row.attributes,
  }
}

/** Virtual products are always there, as many as a cart takes (STOCK-05). */
function stockOf(sku: string, available: number): Availability {
  return isVirtualSku(sku) ? availabilityOf(MAX_LINE_ITEM_QUANTITY) : availabilityOf(available)
}

function definitionIn(definition: AttributeDefinition, language: Language): AttributeDefinition {
  const reduce = (text: LocalizedString): LocalizedString => ({ [language]: text[language] })
  const { label, unit, values, ...same } = definition
  return {
    ...same,
    label: reduce(label),
    ...(unit ? { unit: reduce(unit) } : {}),
    ...(values ? { values: Object.fromEntries(Object.entries(values).map(([value, text]) => [value, reduce(text)])) } : {}),
  }
}
