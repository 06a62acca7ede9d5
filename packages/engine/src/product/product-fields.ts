import { type CountryCode, LANGUAGES, type Language, type LocalizedString } from '@shop/domain/market'
import { type Attribute, GENERAL_ATTRIBUTES_OFF_CARDS, type ProductTag, VIRTUAL_SKU_PREFIX } from '@shop/domain/product'
import type { RatingsDistribution } from '@shop/domain/review'
import { type RawBuilder, sql } from 'kysely'
import type { SqlFragment } from '../database/sql-fragment.ts'
import { ownPictures } from '../imported-picture/imported-picture-rows.ts'
import { ratingsOf } from '../review/review-rows.ts'
import { isPriceOf, MARKET_ROWS, priceInEachMarket } from './price-rows.ts'

/** Expressions of a statement by the names that their values have in JSON. */
export type SelectedFields = Readonly<Record<string, SqlFragment>>

/** What is read with fields; follows from the fields alone, so that a statement and the type of its rows cannot differ. */
export type RowOf<Chosen extends SelectedFields> = {
  readonly [Name in keyof Chosen]: Chosen[Name] extends RawBuilder<infer Value> ? Value : never
}

/** SelectedFields as one JSON object. */
export function jsonOf<Chosen extends SelectedFields>(fields: Chosen): RawBuilder<RowOf<Chosen>> {
  return sql`jsonb_build_object(${sql.join(Object.entries(fields).flatMap(([name, value]) => [sql.lit(name), value]))})`
}

/** What can be read of a row of `product`; every statement names the fields it needs and reads no others. */
export const productFields = {
  id: sql<string>`product.id`,
  key: sql<string>`product.key`,
  version: sql<number>`product.version`,
  published: sql<boolean>`product.published`,
  createdAt: instantOf(sql`product.created_at`),
  updatedAt: instantOf(sql`product.updated_at`),
  brand: sql<string>`product.brand`,
  model: sql<string>`product.model`,
  family: sql<string>`product.family`,
  tags: sql<readonly ProductTag[]>`product.tags`,
  isFreight: sql<boolean>`product.is_freight`,
  europeanArticleNumber: sql<string>`product.european_article_number`,
  /** Slugs in all languages. */
  slugs: sql<LocalizedString>`(select jsonb_object_agg(language, slug) from product_text where product_id = product.id)`,
  categories: sql<readonly { readonly id: string; readonly key: string }[]>`(
    select coalesce(jsonb_agg(jsonb_build_object('id', category.id, 'key', category.key) order by position), '[]')
    from product_category member join category on category.id = member.category_id
    where member.product_id = product.id)`,
  categoryIds: sql<readonly string[]>`(
    select coalesce(jsonb_agg(category_id order by position), '[]') from product_category where product_id = product.id)`,
  /** Its categories and all above them, in no order. */
  categoriesUpwards: sql<readonly { readonly id: string; readonly key: string }[]>`(
    with recursive branch (id) as (
      select category_id from product_category where product_id = product.id
      union select category.parent_id from branch join category on category.id = branch.id
      where category.parent_id is not null)
    select coalesce(jsonb_agg(jsonb_build_object('id', category.id, 'key', category.key)), '[]')
    from branch join category on category.id = branch.id)`,
  /** Null while the product was never reviewed. */
  ratings: ratingsOf(sql`product.id`) as RawBuilder<RatingsDistribution | null>,
}

/** What can be read of a row of `product_text`, in its language. */
export const textFields = {
  language: sql<Language>`text.language`,
  name: sql<string>`text.name`,
  slug: sql<string>`text.slug`,
  description: sql<string>`text.description`,
  descriptionHtml: sql<string>`text.description_html`,
  familyDescription: sql<string>`text.family_description`,
  highlights: sql<readonly string[]>`text.highlights`,
  deliveryPackage: sql<readonly { readonly count: number; readonly name: string }[]>`text.delivery_package`,
  faq: sql<readonly { readonly question: string; readonly answer: string }[]>`text.faq`,
  metaTitle: sql<string>`text.meta_title`,
  metaDescription: sql<string>`text.meta_description`,
  metaKeywords: sql<string>`text.meta_keywords`,
}

/** What can be read of a row of `product_variant`; its prices are in `price-rows.ts`. */
export const variantFields = {
  id: sql<number>`variant.variant_id`,
  sku: sql<string>`variant.sku`,
  /** Those that the shop has itself. */
  images: ownPictures(sql`variant.images`),
  attributes: sql<readonly Attribute[]>`variant.attributes`,
  /** Without those general attributes that only a product page shows. */
  cardAttributes: sql<readonly Attribute[]>`(
    select coalesce(jsonb_agg(attribute order by place), '[]')
    from jsonb_array_elements(variant.attributes) with ordinality as listed (attribute, place)
    where attribute ->> 'name' <> all(${GENERAL_ATTRIBUTES_OFF_CARDS}::text[]))`,
  available: sql<number>`coalesce((select available from inventory_entry where inventory_entry.sku = variant.sku), 0)`,
  expectedDelivery: sql<
    string | null
  >`(select expected_delivery::text from inventory_entry where inventory_entry.sku = variant.sku)`,
  preorder: sql<number>`coalesce((select preorder from inventory_entry where inventory_entry.sku = variant.sku), 0)`,
}

/** All variants of `product` in their order, the master variant first. */
export function variantsOf<Chosen extends SelectedFields>(
  fields: Chosen,
): RawBuilder<readonly [RowOf<Chosen>, ...RowOf<Chosen>[]]> {
  return sql`(select jsonb_agg(${jsonOf(fields)} order by variant.variant_id)
    from product_variant variant where variant.product_id = product.id)`
}

/** The texts of `product` in all languages it has texts in. */
export function textsOf<Chosen extends SelectedFields>(fields: Chosen): RawBuilder<readonly RowOf<Chosen>[]> {
  return sql`(select coalesce(jsonb_agg(${jsonOf(fields)} order by text.language), '[]')
    from product_text text where text.product_id = product.id)`
}

/** The texts of `product` in one language; null where it has none in it. */
export function textIn<Chosen extends SelectedFields>(language: Language, fields: Chosen): RawBuilder<RowOf<Chosen> | null> {
  return sql`(select ${jsonOf(fields)} from product_text text where text.product_id = product.id and text.language = ${language})`
}

interface TextRow {
  readonly language: Language
}

/** One text of a product in all languages; what is empty counts as missing. */
export function inEachLanguage<Row extends TextRow>(
  rows: readonly Row[],
  pick: (row: Row) => string | undefined,
): LocalizedString {
  return Object.fromEntries(
    LANGUAGES.flatMap(language => {
      const row = rows.find(candidate => candidate.language === language)
      const text = row && pick(row)
      return text ? [[language, text]] : []
    }),
  )
}

/** A list of texts that every language has in the same order: the longest one, for what its elements have in common. */
export function longestOf<Row extends TextRow, Element>(
  rows: readonly Row[],
  pick: (row: Row) => readonly Element[],
): readonly Element[] {
  return rows.map(pick).reduce((longest, list) => (list.length > longest.length ? list : longest), [])
}

/** Whether a SKU in a statement is that of a virtual product, as `isVirtualSku` of the domain decides. */
export function isVirtual(sku: SqlFragment): SqlFragment {
  return sql`${sku} like ${sql.lit(`${VIRTUAL_SKU_PREFIX}%`)}`
}

/** A column as an instant in the form of the shop: UTC with milliseconds. */
function instantOf(column: SqlFragment): RawBuilder<string> {
  return sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}

/**
 * Countries whose market has a price for everybody now for the master variant of a product, as a JSON array in
 * alphabetical order; of one country alone where that is named. A product is sold, and shown to search engines, where it
 * is in this list.
 */
export function soldInOf(productId: RawBuilder<unknown>, now: string, country?: CountryCode): RawBuilder<readonly CountryCode[]> {
  return sql`(
    select coalesce(jsonb_agg(market.country order by market.country), '[]') from ${MARKET_ROWS}
    where ${country === undefined ? sql`true` : sql`market.country = ${country}`} and exists (
      select from product_variant variant join price on ${isPriceOf(sql`variant.sku`, priceInEachMarket(now))}
      where variant.product_id = ${productId} and variant.variant_id = 1))`
}
