import type { CustomerGroupKey } from '@shop/domain/customer'
import type { CountryCode, Language } from '@shop/domain/market'
import type { CurrencyCode } from '@shop/domain/money'
import type { ProductTag } from '@shop/domain/product'
import type { QueryPredicate } from '@shop/domain/query-predicate'
import type { ProductSort } from '@shop/domain/search'
import { sql } from 'kysely'
import type { Database } from '../database/context.ts'
import type { SqlFragment } from '../database/sql-fragment.ts'
import { type AttributeFilter, attributeConditionsOf } from './attribute-filter.ts'
import { type PriceWanted, priceOf, priceWantedBy } from './price-rows.ts'
import { isVirtual, jsonOf, type RowOf, type SelectedFields } from './product-fields.ts'
import { productConditionOf } from './product-predicate.ts'
import { searchQueryOf } from './search-words.ts'

/** Conditions on products; all given ones must be met (API-39). Several categories, tags: any of them, subtrees included. */
export interface ProductConditions {
  readonly id?: string
  readonly ids?: readonly string[]
  readonly key?: string
  /** Slug in any language of the market. */
  readonly slug?: string
  readonly skus?: readonly string[]
  readonly categoryIds?: readonly string[]
  readonly tags?: readonly ProductTag[]
  readonly brand?: string
  readonly isOnStock?: boolean
  /** Every word must begin a word of name, brand, model or an item number. */
  readonly text?: string
  readonly attributes?: readonly AttributeFilter[]
  /** `where` texts as trees; all must be met. */
  readonly predicates?: readonly QueryPredicate[]
}

export interface ProductListQuery {
  readonly where?: ProductConditions
  /** Default `relevance`. Equal products are ordered by id. */
  readonly sort?: ProductSort
  /** Default 24. */
  readonly limit?: number
  /** Default 0. */
  readonly offset?: number
  /** Language of the texts, of the text search and of the order by name. */
  readonly language: Language
  /** Languages in which `slug` is looked for; default the language of the texts. */
  readonly slugLanguages?: readonly Language[]
  /** Which prices are given; the one of the country wins over the one of the currency alone. */
  readonly currency: CurrencyCode
  readonly country: CountryCode
  /** Whose prices are given; default those of a visitor. */
  readonly customerGroupKey?: CustomerGroupKey
}

/** A page of products. */
export interface FoundProductPage<Product> {
  readonly results: Product[]
  readonly total: number
  readonly count: number
  readonly limit: number
  readonly offset: number
}

/** A query with conditions and an order of the engine's own. */
export interface ProductSelection extends ProductListQuery {
  /** On `product`, `text`, `master`, `inventory_entry` and `price`; with them products are found without a price too. */
  readonly conditions?: readonly SqlFragment[]
  readonly order?: SqlFragment
  /** Products without texts in the language count too; their row has no name. */
  readonly isInAnyLanguage?: boolean
}

/** A query that names products gets them also without a price, and virtual ones, which are sold only with others. */
export function isNamed(where: ProductConditions): boolean {
  return (where.id ?? where.ids ?? where.key ?? where.slug ?? where.skus) !== undefined
}

function conditionsOf(query: ProductSelection): SqlFragment {
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
    all.push(
      sql`(coalesce(inventory_entry.available - inventory_entry.preorder, 0) > 0 or ${isVirtual(sql`master.sku`)}) = ${where.isOnStock}`,
    )
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
function relevanceOf(query: ProductListQuery): SqlFragment {
  const wanted = query.where?.text?.trim().toLowerCase()
  const merit = sql`(coalesce(inventory_entry.available - inventory_entry.preorder, 0) > 0) desc,
    (product.tags && array['bestseller', 'topRated']) desc, product.created_at desc`
  if (wanted === undefined) return merit
  return sql`(${wanted} in (lower(master.sku), lower(product.model), product.european_article_number)) desc, ${merit}`
}

function orderOf(query: ProductListQuery): SqlFragment {
  const orders: Record<ProductSort, () => SqlFragment> = {
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
export function sourceOf(query: ProductSelection, wanted: PriceWanted): SqlFragment {
  return sql`
    from product
    ${query.isInAnyLanguage ? sql`left join` : sql`join`} product_text text on text.product_id = product.id and text.language = ${query.language}
    join product_variant master on master.product_id = product.id and master.variant_id = 1
    left join inventory_entry on inventory_entry.sku = master.sku
    left join lateral ${priceOf(sql`master.sku`, wanted)} price on true
    where ${conditionsOf(query)}`
}

/** Which of the products that meet the conditions are shown. */
interface PageOfRows {
  readonly limit: number
  readonly offset: number
}

/** `found`, all products that meet the conditions by their place, and `page` of them, for the statement behind them. */
function foundOn(page: PageOfRows, query: ProductSelection, wanted: PriceWanted): SqlFragment {
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

/**
 * A page of products with the chosen fields, and the number of all that meet the conditions, in one statement. SelectedFields are
 * of `product`; `page.name` is its name in the language of the query.
 */
export async function selectProducts<Chosen extends SelectedFields>(
  db: Database,
  query: ProductSelection,
  page: PageOfRows,
  now: string,
  fields: Chosen,
): Promise<{ rows: readonly RowOf<Chosen>[]; total: number }> {
  const { rows } = await sql<{ total: number; rows: readonly RowOf<Chosen>[] }>`
    ${foundOn(page, query, priceWantedBy({ ...query, now }))}
    select (select count(*) from found) as total,
      (select coalesce(jsonb_agg(${jsonOf(fields)} order by place), '[]')
        from page join product on product.id = page.id) as rows`.execute(db)
  const [row] = rows
  if (!row) throw new Error('An aggregate without a row')
  return row
}

/** Published products by id with the chosen fields, in no order; ids that do not exist are missing. */
export async function selectProductsById<Chosen extends SelectedFields>(
  db: Database,
  ids: readonly string[],
  fields: Chosen,
  which: 'published' | 'all' = 'published',
): Promise<RowOf<Chosen>[]> {
  const { rows } = await sql<{ row: RowOf<Chosen> }>`
    select ${jsonOf(fields)} as row from product
    where product.id = any(${ids}::uuid[]) ${which === 'published' ? sql`and product.published` : sql``}`.execute(db)
  return rows.map(({ row }) => row)
}
