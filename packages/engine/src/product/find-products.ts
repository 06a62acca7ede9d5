import { type Availability, availabilityOf } from '@shop/domain/inventory'
import type { Language, LocalizedString } from '@shop/domain/market'
import {
  type AttributeDefinition,
  generalAttributeTypeOf,
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
import { sql } from 'kysely'
import type { EngineContext } from '../database/context.ts'
import type { SqlFragment } from '../database/sql-fragment.ts'
import { usedAttributeDefinitions } from './attribute-definitions.ts'
import { type PriceWanted, priceWantedBy, type SelectedPriceRow, selectedPrice, selectedPriceFrom } from './price-rows.ts'
import { productFields, type RowOf, soldInOf, textFields, textIn, variantFields, variantsOf } from './product-fields.ts'
import { type FoundProductPage, type ProductListQuery, selectProducts } from './product-query.ts'

const DEFAULT_LIMIT = 24

interface Reading extends PriceSelection {
  readonly language: Language
}

/**
 * Published products as cards, texts in one language (API-23, API-39, API-42, SEARCH-20). Products without a price
 * in the currency appear only when they are named by id, key, slug or SKU, then without `price`.
 */
export async function findProducts(
  context: EngineContext,
  query: ProductListQuery,
): Promise<FoundProductPage<ProductProjection>> {
  const { limit = DEFAULT_LIMIT, offset = 0 } = query
  const reading = { ...query, now: context.now() }
  const fields = cardFields(reading)
  const { rows, total } = await selectProducts(context.db, query, { limit, offset }, reading.now, fields)
  const results = rows.map(({ slug, ...row }) => projectionOf(row, { [query.language]: slug ?? undefined }, reading))
  return { results, total, count: rows.length, limit, offset }
}

/**
 * Published products with everything a product page shows (PDP-02, PDP-22). Slugs come in all languages, so that a
 * page can point to its other languages.
 */
export async function findProductDetails(
  context: EngineContext,
  query: ProductListQuery,
): Promise<FoundProductPage<ProductDetails>> {
  const { limit = DEFAULT_LIMIT, offset = 0 } = query
  const reading = { ...query, now: context.now() }
  const fields = detailFields(reading)
  const { rows, total } = await selectProducts(context.db, query, { limit, offset }, reading.now, fields)
  return { results: rows.map(row => detailsOf(row, reading)), total, count: rows.length, limit, offset }
}

const { id, key, version, published, createdAt, brand, model, family, tags, isFreight, ratings, categories } = productFields
const bothFields = {
  ...{ id, key, version, published, createdAt, brand, model, family, tags, isFreight, ratings, categories },
  name: sql<string>`page.name`,
}

function cardFields({ language, ...selection }: Reading) {
  const { cardAttributes, attributes: _, ...variant } = variantFields
  return {
    ...bothFields,
    slug: sql<string | null>`(select slug from product_text where product_id = product.id and language = ${language})`,
    variants: variantsOf({ ...variant, attributes: cardAttributes, price: priceIn(priceWantedBy(selection)) }),
  }
}

function detailFields({ language, now, ...prices }: Reading) {
  const { cardAttributes: _, ...variant } = variantFields
  const { language: _language, name: _name, slug: _slug, ...text } = textFields
  return {
    ...bothFields,
    slugs: productFields.slugs,
    europeanArticleNumber: productFields.europeanArticleNumber,
    soldIn: soldInOf(sql`product.id`, now),
    attributeDefinitions: usedAttributeDefinitions,
    text: textIn(language, text),
    variants: variantsOf({ ...variant, price: priceIn(priceWantedBy({ ...prices, now })) }),
  }
}

function priceIn(wanted: PriceWanted) {
  return selectedPrice(sql`variant.sku`, wanted)
}

/** A variant with its stock and the price that holds, as its fields are read for cards and pages. */
export interface VariantRow extends RowOf<Omit<typeof variantFields, 'cardAttributes'>> {
  readonly price: SelectedPriceRow | null
}

export interface CardRow extends RowOf<typeof bothFields> {
  readonly variants: readonly [VariantRow, ...VariantRow[]]
}

function projectionOf(row: CardRow, slug: LocalizedString, reading: Reading): ProductProjection {
  const { name, variants, ratings: distribution, ...same } = row
  const [master, ...others] = variants
  const reviewRatingStatistics = distribution ? reviewStatisticsFrom(distribution) : undefined
  return {
    ...same,
    name: { [reading.language]: name },
    slug,
    ...(reviewRatingStatistics?.count ? { reviewRatingStatistics } : {}),
    masterVariant: variantOf(master, reading),
    variants: others.map(variant => variantOf(variant, reading)),
  }
}

function detailsOf(row: RowOf<ReturnType<typeof detailFields>>, reading: Reading): ProductDetails {
  const { slugs, text, attributeDefinitions, europeanArticleNumber, soldIn, ...both } = row
  if (!text) throw new Error(`Product ${row.id} was found in a language that it has no texts in`)
  return detailsFrom(projectionOf(both, slugs, reading), { text, attributeDefinitions, europeanArticleNumber, soldIn }, reading)
}

/** The long texts of a product in one language, as only its own page shows them. */
export type DetailTexts = NonNullable<RowOf<ReturnType<typeof detailFields>>['text']>

/** The columns of `DetailTexts` in a row of `product_text`. */
export function detailTextColumns(): SqlFragment {
  const { language: _language, name: _name, slug: _slug, ...fields } = textFields
  return sql.join(Object.entries(fields).map(([name, value]) => sql`${value} as ${sql.ref(name)}`))
}

/**
 * What a product page shows, from a projection with all attributes and slugs. Attribute definitions are in the order of
 * the master variant's attributes.
 */
export function detailsFrom(
  { masterVariant, variants, ...projection }: ProductProjection,
  details: Pick<ProductDetails, 'attributeDefinitions' | 'europeanArticleNumber' | 'soldIn'> & { readonly text: DetailTexts },
  { language, now }: Reading,
): ProductDetails {
  const { text, attributeDefinitions, europeanArticleNumber, soldIn } = details
  const order = masterVariant.attributes.map(({ name }) => name)
  const byOrder = (a: AttributeDefinition, b: AttributeDefinition) => order.indexOf(a.name) - order.indexOf(b.name)
  return {
    ...projection,
    masterVariant: inLanguage(masterVariant, language),
    variants: variants.map(variant => inLanguage(variant, language)),
    description: { [language]: text.description },
    ...(text.descriptionHtml ? { descriptionHtml: { [language]: text.descriptionHtml } } : {}),
    familyDescription: { [language]: text.familyDescription },
    highlights: text.highlights.map(highlight => ({ [language]: highlight })),
    deliveryPackage: text.deliveryPackage.map(part => ({ count: part.count, name: { [language]: part.name } })),
    faq: text.faq.map(({ question, answer }) => ({ question: { [language]: question }, answer: { [language]: answer } })),
    metaTitle: { [language]: text.metaTitle },
    metaDescription: { [language]: text.metaDescription },
    metaKeywords: { [language]: text.metaKeywords },
    taxCategory: standardTaxCategoryOn(now.slice(0, 10)),
    attributeDefinitions: attributeDefinitions.map(definition => definitionIn(definition, language)).sort(byOrder),
    europeanArticleNumber,
    soldIn,
  }
}

/** A stored variant with its price. */
export function variantOf(
  { price, available, expectedDelivery, preorder, ...same }: VariantRow,
  selection: PriceSelection,
): ProductVariant {
  return {
    ...same,
    ...(price ? { price: selectedPriceFrom(price, selection) } : {}),
    availability: stockOf(same.sku, { available, expectedDelivery: expectedDelivery ?? undefined, preorder }),
  }
}

/** Virtual products are always on stock, as many as a cart takes (STOCK-05). */
export function stockOf(
  sku: string,
  {
    available,
    expectedDelivery,
    preorder,
  }: { readonly available: number; readonly expectedDelivery: string | undefined; readonly preorder: number },
): Availability {
  return isVirtualSku(sku) ? availabilityOf(MAX_LINE_ITEM_QUANTITY) : availabilityOf(available, expectedDelivery, preorder)
}

/** A variant whose general attributes are in one language (ENT-10, ENT-12). */
function inLanguage(variant: ProductVariant, language: Language): ProductVariant {
  const attributes = variant.attributes.map(attribute =>
    reduceAttribute(attribute, generalAttributeTypeOf(attribute.name), [language]),
  )
  return { ...variant, attributes }
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
