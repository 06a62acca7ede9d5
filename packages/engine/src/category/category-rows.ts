import type { CategoryPost, CategoryTree } from '@shop/domain/category'
import type { CountryCode, LocalizedString } from '@shop/domain/market'
import { sql } from 'kysely'
import type { Database } from '../database/context.ts'
import { isInForce, isPriceOf, MARKET_ROWS, type PriceWanted } from '../product/price-rows.ts'
import { isVirtual } from '../product/product-fields.ts'

/** A stored category with the number of products that can be bought in it and below it. */
export interface CategoryRow {
  readonly id: string
  readonly key: string
  readonly tree: CategoryTree
  readonly parentId: string | null
  readonly orderHint: string
  readonly icon: string
  readonly imageUrl: string | null
  readonly document: {
    readonly name: LocalizedString
    readonly slug: LocalizedString
    readonly description: LocalizedString
    readonly metaTitle: LocalizedString
    readonly metaDescription: LocalizedString
  }
  readonly productCount: number
}

/**
 * All categories in the order of their hints. The whole tree is read at once: a page needs ancestors, siblings and
 * subtree of one category, and the trees of shops are small.
 */
export async function selectCategories(db: Database, wanted: PriceWanted): Promise<CategoryRow[]> {
  const { rows } = await sql<CategoryRow>`
    with recursive member (ancestor_id, category_id) as (
      select id, id from category
      union all
      select member.ancestor_id, category.id from member join category on category.parent_id = member.category_id
    ), sellable as (
      select category_id, product_id from product_category
      where exists (
        select from product
        join product_variant variant on variant.product_id = product.id and not ${isVirtual(sql`variant.sku`)}
        join price on ${isPriceOf(sql`variant.sku`, wanted)}
        where product.id = product_category.product_id and product.published)
    ), counted as (
      select ancestor_id, count(distinct product_id) as product_count
      from member join sellable on sellable.category_id = member.category_id
      group by ancestor_id
    )
    select id, key, tree, parent_id as "parentId", order_hint as "orderHint", icon, image_url as "imageUrl", document,
      coalesce(product_count, 0) as "productCount"
    from category left join counted on counted.ancestor_id = category.id
    order by order_hint, key`.execute(db)
  return rows
}

/** The slugs of all categories, in the order of their keys. */
export async function selectCategorySlugs(db: Database): Promise<{ id: string; key: string; slug: LocalizedString }[]> {
  const { rows } = await sql<{ id: string; key: string; slug: LocalizedString }>`
    select id, key, document -> 'slug' as slug from category order by key`.execute(db)
  return rows
}

/** What only the page of a category needs. */
export interface CategoryDetailRow {
  readonly id: string
  readonly custom: {
    readonly heroUrl?: string
    readonly content?: LocalizedString
    readonly posts?: readonly CategoryPost[]
    readonly relatedCategoryIds?: readonly (readonly string[])[]
  }
  /** Countries whose market has a price for a product in the category or below it. */
  readonly countries: readonly CountryCode[]
}

/** Details of categories by id. */
export async function selectCategoryDetails(
  db: Database,
  ids: readonly string[],
  now: string,
): Promise<Map<string, CategoryDetailRow>> {
  const { rows } = await sql<CategoryDetailRow>`
    with recursive member (ancestor_id, category_id) as (
      select id, id from category where id = any(${ids}::uuid[])
      union all
      select member.ancestor_id, category.id from member join category on category.parent_id = member.category_id
    ), offered as (
      select distinct member.ancestor_id, price.currency, price.country
      from member
      join product_category using (category_id)
      join product on product.id = product_category.product_id and product.published
      join product_variant variant on variant.product_id = product.id
      join price on price.sku = variant.sku and price.customer_group is null and ${isInForce(now)}
    )
    select category.id, category.custom, coalesce((
      select jsonb_agg(market.country) from ${MARKET_ROWS}
      where exists (select from offered where offered.ancestor_id = category.id and offered.currency = market.currency
        and (offered.country is null or offered.country = market.country))), '[]') as countries
    from category where category.id = any(${ids}::uuid[])`.execute(db)
  return new Map(rows.map(row => [row.id, row]))
}
