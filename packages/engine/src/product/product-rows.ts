import type { CountryCode, LocalizedString } from '@shop/domain/market'
import type { Attribute, AttributeDefinition, ProductImage, ProductTag } from '@shop/domain/product'
import type { RatingsDistribution } from '@shop/domain/review'
import type { ProductSort } from '@shop/domain/search'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../database/context.ts'
import { ratingsOf } from '../review/review-rows.ts'
import { attributeConditionsOf } from './attribute-filter.ts'
import { type PriceRow, type PriceWanted, priceDocument, priceOf, priceWantedBy } from './price-rows.ts'
import { productConditionOf } from './product-predicate.ts'
import type { ProductConditions, ProductQuery } from './product-query.ts'
import { searchQueryOf } from './search-words.ts'
import { soldInOf } from './sold-in.ts'
import { isVirtual } from './virtual-sku.ts'

type Fragment = RawBuilder<unknown>

/** A stored variant. */
export interface VariantRow {
  readonly id: number
  readonly sku: string
  readonly images: readonly ProductImage[]
  readonly attributes: readonly Attribute[]
  readonly available: number
  readonly price: PriceRow | null
}

export interface ProductRow {
  readonly id: string
  readonly key: string
  readonly version: number
  readonly published: boolean
  readonly createdAt: string
  readonly brand: string
  readonly model: string
  readonly family: string
  readonly tags: readonly ProductTag[]
  readonly isFreight: boolean
  readonly name: string
  readonly slugs: LocalizedString
  /** Null while the product was never reviewed. */
  readonly ratings: RatingsDistribution | null
  readonly categories: readonly { readonly id: string; readonly key: string }[]
  readonly variants: readonly [VariantRow, ...VariantRow[]]
}

/** What only the product page needs, in one language. */
export interface ProductDetailRow {
  readonly id: string
  readonly europeanArticleNumber: string
  readonly description: string
  readonly familyDescription: string
  readonly highlights: readonly string[]
  readonly deliveryPackage: readonly { readonly count: number; readonly name: string }[]
  readonly faq: readonly { readonly question: string; readonly answer: string }[]
  readonly metaTitle: string
  readonly metaDescription: string
  readonly metaKeywords: string
  readonly attributeDefinitions: readonly AttributeDefinition[]
  readonly soldIn: readonly CountryCode[]
}

/** A query with conditions and an order of the engine's own. */
export interface ProductSelection extends ProductQuery {
  /** On `product`, `text`, `master`, `inventory_entry` and `price`; with them products come also without a price. */
  readonly conditions?: readonly Fragment[]
  readonly order?: Fragment
  /** Products without texts in the language count too; their row has no name. */
  readonly isInAnyLanguage?: boolean
}

/** Whoever names products gets them also without a price, and virtual ones, which are only sold with others. */
function isNamed(where: ProductConditions): boolean {
  return (where.id ?? where.ids ?? where.key ?? where.slug ?? where.skus) !== undefined
}

function conditionsOf(query: ProductSelection): Fragment {
  const where = query.where ?? {}
  const all = [sql`product.published`]
  // Products are listed when they can be bought, and by themselves.
  if (!isNamed(where) && !query.conditions) {
    all.push(sql`not ${isVirtual(sql`master.sku`)}`)
    if (!where.predicates) all.push(sql`price.id is not null`)
  }
  if (query.conditions) all.push(...query.conditions)
  if (where.id !== undefined) all.push(sql`product.id = ${where.id}`)
  if (where.ids) all.push(sql`product.id = any(${where.ids}::uuid[])`)
  if (where.key !== undefined) all.push(sql`product.key = ${where.key}`)
  if (where.slug !== undefined) {
    all.push(sql`product.id in (select product_id from product_text
      where slug = ${where.slug} and language = any(${query.slugLanguages ?? [query.language]}::text[]))`)
  }
  if (where.skus) all.push(sql`product.id in (select product_id from product_variant where sku = any(${where.skus}::text[]))`)
  if (where.categoryIds) {
    all.push(sql`product.id in (
      with recursive wanted (id) as (
        select id from category where id = any(${where.categoryIds}::uuid[])
        union select category.id from wanted join category on category.parent_id = wanted.id)
      select product_id from product_category join wanted on wanted.id = product_category.category_id)`)
  }
  if (where.tags) all.push(sql`product.tags && ${where.tags}::text[]`)
  if (where.brand !== undefined) all.push(sql`lower(product.brand) = lower(${where.brand})`)
  if (where.isOnStock !== undefined) {
    all.push(sql`(coalesce(inventory_entry.available, 0) > 0 or ${isVirtual(sql`master.sku`)}) = ${where.isOnStock}`)
  }
  if (where.attributes) all.push(...attributeConditionsOf(where.attributes, query.language))
  if (where.predicates) all.push(...where.predicates.map(productConditionOf))
  if (where.text !== undefined) {
    const search = searchQueryOf(where.text)
    all.push(search === undefined ? sql`false` : sql`text.search @@ ${search}::tsquery`)
  }
  return sql.join(all, sql` and `)
}

/** Relevance without a text: what is on stock and what sells, newest first. With one: exact item numbers before all. */
function relevanceOf(query: ProductQuery): Fragment {
  const wanted = query.where?.text?.trim().toLowerCase()
  const merit = sql`(coalesce(inventory_entry.available, 0) > 0) desc,
    (product.tags && array['bestseller', 'topRated']) desc, product.created_at desc`
  if (wanted === undefined) return merit
  return sql`(${wanted} in (lower(master.sku), lower(product.model), product.european_article_number)) desc, ${merit}`
}

function orderOf(query: ProductQuery): Fragment {
  const orders: Record<ProductSort, () => Fragment> = {
    relevance: () => relevanceOf(query),
    'name-asc': () => sql`text.name_rank`,
    'name-desc': () => sql`text.name_rank desc`,
    'price-up': () => sql`price.effective_cent nulls last`,
    'price-down': () => sql`price.effective_cent desc nulls last`,
    latest: () => sql`product.created_at desc`,
  }
  return orders[query.sort ?? 'relevance']()
}

/** The products that meet the conditions, with their text, master variant, stock and price: `from` … `where` …. */
export function sourceOf(query: ProductSelection, wanted: PriceWanted): Fragment {
  return sql`
    from product
    ${query.isInAnyLanguage ? sql`left join` : sql`join`} product_text text on text.product_id = product.id and text.language = ${query.language}
    join product_variant master on master.product_id = product.id and master.variant_id = 1
    left join inventory_entry on inventory_entry.sku = master.sku
    left join lateral ${priceOf(sql`master.sku`, wanted)} price on true
    where ${conditionsOf(query)}`
}

/** Which of the products that meet the conditions are shown. */
export interface PageOfRows {
  readonly limit: number
  readonly offset: number
}

/** `found`, all products that meet the conditions by their place, and `page` of them, for the statement behind them. */
function foundOn(page: PageOfRows, query: ProductSelection, wanted: PriceWanted): Fragment {
  return sql`
    with found as (
      select product.id, coalesce(text.name, '') as name,
        row_number() over (order by ${query.order ?? orderOf(query)}, product.id) as place
      ${sourceOf(query, wanted)}
    ), page as (
      select * from found order by place limit ${page.limit} offset ${page.offset}
    )`
}

/** Ids of a page of products, and the number of all that meet the conditions. */
export async function selectProductIds(
  db: Database,
  query: ProductSelection,
  page: PageOfRows,
  now: string,
): Promise<{ ids: string[]; total: number }> {
  const { rows } = await sql<{ total: number; ids: string[] }>`
    ${foundOn(page, query, priceWantedBy({ ...query, now }))}
    select (select count(*) from found) as total,
      (select coalesce(jsonb_agg(id order by place), '[]') from page) as ids`.execute(db)
  const [row] = rows
  if (!row) throw new Error('An aggregate without a row')
  return row
}

/** A page of products and the number of all that meet the conditions, in one statement. */
export async function selectProducts(
  db: Database,
  query: ProductSelection,
  page: PageOfRows,
  now: string,
): Promise<{ rows: ProductRow[]; total: number }> {
  const wanted = priceWantedBy({ ...query, now })
  const { rows } = await sql<{ total: number; rows: ProductRow[] | null }>`
    ${foundOn(page, query, wanted)}
    select
      (select count(*) from found) as total,
      (select jsonb_agg(jsonb_build_object(
        'id', product.id, 'key', product.key, 'version', product.version, 'published', product.published,
        'createdAt', to_char(product.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'brand', product.brand, 'model', product.model, 'family', product.family, 'tags', product.tags,
        'isFreight', product.is_freight, 'name', page.name,
        'slugs', (select jsonb_object_agg(language, slug) from product_text where product_id = product.id),
        'ratings', ${ratingsOf(sql`product.id`)},
        'categories', (
          select coalesce(jsonb_agg(jsonb_build_object('id', category.id, 'key', category.key) order by position), '[]')
          from product_category member join category on category.id = member.category_id
          where member.product_id = product.id),
        'variants', (
          select jsonb_agg(jsonb_build_object(
            'id', variant.variant_id, 'sku', variant.sku, 'images', variant.images, 'attributes', variant.attributes,
            'available', coalesce(inventory_entry.available, 0),
            'price', ${priceDocument(wanted)}
          ) order by variant.variant_id)
          from product_variant variant
          left join inventory_entry on inventory_entry.sku = variant.sku
          left join lateral ${priceOf(sql`variant.sku`, wanted)} price on true
          where variant.product_id = product.id)
        ) order by place)
      from page join product on product.id = page.id) as rows`.execute(db)
  const [row] = rows
  if (!row) throw new Error('An aggregate without a row')
  return { rows: row.rows ?? [], total: row.total }
}

/** Details of products in one language, by product id. */
export async function selectProductDetails(
  db: Database,
  ids: readonly string[],
  language: string,
  now: string,
): Promise<Map<string, ProductDetailRow>> {
  const { rows } = await sql<ProductDetailRow>`
    select product.id, product.european_article_number as "europeanArticleNumber", text.description,
      text.family_description as "familyDescription", text.highlights, text.delivery_package as "deliveryPackage", text.faq,
      text.meta_title as "metaTitle", text.meta_description as "metaDescription",
      text.meta_keywords as "metaKeywords", ${soldInOf(sql`product.id`, now)} as "soldIn",
      (select coalesce(jsonb_agg(definition.document), '[]') from attribute_definition definition
        where definition.name in (
          select attribute ->> 'name' from product_variant variant, jsonb_array_elements(variant.attributes) attribute
          where variant.product_id = product.id)) as "attributeDefinitions"
    from product join product_text text on text.product_id = product.id and text.language = ${language}
    where product.id = any(${ids}::uuid[])`.execute(db)
  return new Map(rows.map(row => [row.id, row]))
}
