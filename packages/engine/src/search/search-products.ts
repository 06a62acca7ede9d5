import type { CountryCode, LocalizedString } from '@shop/domain/market'
import type { Attribute, AttributeDefinition } from '@shop/domain/product'
import { type RawBuilder, sql } from 'kysely'
import type { EngineContext } from '../database/context.ts'
import { selectAttributeDefinitions } from '../product/attribute-definitions.ts'
import { MARKET_ROWS, priceInEachMarket, priceOf } from '../product/price-rows.ts'
import {
  isVirtual,
  jsonOf,
  productFields,
  type RowOf,
  textFields,
  textsOf,
  variantFields,
  variantsOf,
} from '../product/product-fields.ts'

/** A category on the way from a department down to a product. */
export interface SearchCategory {
  readonly id: string
  readonly name: LocalizedString
}

/** A product with everything a search engine indexes. */
export interface SearchProduct {
  readonly id: string
  readonly published: boolean
  readonly createdAt: string
  readonly brand: string
  readonly model: string
  readonly tags: readonly string[]
  readonly europeanArticleNumber: string
  /** Average rating in tenths of a star; 0 without reviews. */
  readonly ratingTenths: number
  /** Units sold. */
  readonly sold: number
  readonly variants: readonly { readonly sku: string; readonly attributes: readonly Attribute[] }[]
  readonly texts: readonly {
    readonly language: string
    readonly name: string
    readonly description: string
    /** Separated by commas. */
    readonly metaKeywords: string
  }[]
  /** Each category it is in, from the department down. */
  readonly categoryPaths: readonly (readonly SearchCategory[])[]
  /** What it costs a visitor and how many units are available, by market in which it has a price. */
  readonly offers: readonly { readonly market: CountryCode; readonly priceCent: number; readonly stock: number }[]
}

/** The definitions of the shown attributes, whose texts a search knows. */
export async function readSearchAttributes({ db }: EngineContext): Promise<AttributeDefinition[]> {
  return [...(await selectAttributeDefinitions(db)).values()]
}

/** The next products by id after one, to read all of them; without it the first ones. Guarantees are left out. */
export async function readSearchProductIds({ db }: EngineContext, limit: number, after?: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from product where ${after === undefined ? sql`true` : sql`id > ${after}::uuid`}
      and not exists (select from product_variant where product_id = product.id and ${isVirtual(sql`sku`)})
    order by id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

const { id, published, createdAt, brand, model, tags, europeanArticleNumber } = productFields
const { language, name, description, metaKeywords } = textFields
const searchFields = {
  ...{ id, published, createdAt, brand, model, tags, europeanArticleNumber },
  variants: variantsOf({ sku: variantFields.sku, attributes: variantFields.attributes }),
  texts: textsOf({ language, name, description, metaKeywords }),
}

/** Products as they are now, in no order; deleted ones and guarantees are missing. */
export async function readSearchProducts({ db, now }: EngineContext, ids: readonly string[]): Promise<SearchProduct[]> {
  // Without being materialized the trails of all categories would be computed again for every product.
  const { rows } = await sql<Omit<SearchProduct, keyof typeof searchFields> & { readonly product: RowOf<typeof searchFields> }>`
    with recursive path (leaf_id, id, depth) as (
      select id, id, 0 from category
      union all
      select path.leaf_id, category.parent_id, path.depth + 1
      from path join category on category.id = path.id where category.parent_id is not null
    ), trail as materialized (
      select leaf_id, jsonb_agg(jsonb_build_object('id', category.id, 'name', category.document -> 'name') order by depth desc) as steps
      from path join category on category.id = path.id group by leaf_id
    )
    select ${jsonOf(searchFields)} as product,
      ${ratingTenthsOf(sql`product.id`)} as "ratingTenths",
      coalesce((
        select sum(entry.sold)::integer from product_variant variant join inventory_entry entry on entry.sku = variant.sku
        where variant.product_id = product.id), 0) as sold,
      (select coalesce(jsonb_agg(trail.steps order by member.position desc), '[]')
        from product_category member join trail on trail.leaf_id = member.category_id
        where member.product_id = product.id) as "categoryPaths",
      (select coalesce(jsonb_agg(jsonb_build_object('market', market.country, 'priceCent', price.effective_cent, 'stock', ${availableOf(sql`product.id`)})), '[]')
        from ${MARKET_ROWS}
        join lateral ${priceOf(sql`master.sku`, priceInEachMarket(now()))} price on true) as offers
    from product
    join product_variant master on master.product_id = product.id and master.variant_id = 1
    where product.id = any(${ids}::uuid[]) and not ${isVirtual(sql`master.sku`)}`.execute(db)
  return rows.map(({ product, ...row }) => ({ ...product, ...row }))
}

/** Average rating of a product in tenths of a star; 0 without reviews. */
export function ratingTenthsOf(productId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`coalesce((
    select round(10.0 * (rating_1 + 2 * rating_2 + 3 * rating_3 + 4 * rating_4 + 5 * rating_5)
      / nullif(rating_1 + rating_2 + rating_3 + rating_4 + rating_5, 0))::integer
    from review_statistics statistics where statistics.product_id = ${productId}), 0)`
}

/** Units of all variants of a product that can be sold. */
export function availableOf(productId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(
    select coalesce(sum(entry.available), 0) from product_variant variant
    join inventory_entry entry on entry.sku = variant.sku where variant.product_id = ${productId})`
}
