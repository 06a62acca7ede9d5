import type { CountryCode, Language } from '@shop/domain/market'
import type { CurrencyCode } from '@shop/domain/money'
import { generalAttributeTypeOf } from '@shop/domain/product'
import {
  type AttributeFilter,
  FACETS,
  type Facet,
  type FacetSource,
  isMeasureFilter,
  isProductSort,
  type ListingSort,
  orderOf,
  type SearchFilters,
} from '@shop/domain/search'
import { sql } from 'kysely'
import type { EngineContext } from '../database/context.ts'
import type { SqlFragment } from '../database/sql-fragment.ts'
import { isVirtual } from '../product/product-fields.ts'
import { selectProductIds } from '../product/product-query.ts'

/** A page of the listing of a market. */
export interface FilteredQuery {
  /** Every word must begin a word of name, brand, model or an item number. */
  readonly text?: string | undefined
  readonly filters: SearchFilters
  readonly sort: ListingSort
  /** Of the texts and of the order by name. */
  readonly language: Language
  readonly currency: CurrencyCode
  readonly country: CountryCode
  readonly limit: number
  readonly offset: number
}

/**
 * Ids of a page of published products and the number of all, by SQL alone: for the time in which no index answers. Filters
 * and orders mean what they mean to an index. Facets are not counted, since each would read all products once more (250 to
 * 310 ms at 100,000 products); words are neither corrected nor inflected, and descriptions are not searched.
 */
export function findFilteredProducts(
  { db, now }: EngineContext,
  { text, filters, sort, limit, offset, ...shop }: FilteredQuery,
): Promise<{ readonly ids: readonly string[]; readonly total: number }> {
  const conditions = [
    // Products are listed when they have a price, and by themselves.
    sql`not ${isVirtual(sql`master.sku`)} and price.id is not null`,
    ...FACETS.flatMap(facet => conditionsOf(facet, filters)),
  ]
  const order = isProductSort(sort) ? { sort } : { order: orderByAttribute(sort) }
  return selectProductIds(db, { where: text ? { text } : {}, conditions, ...order, ...shop }, { limit, offset }, now())
}

/** By the largest number of an attribute, descending, or by the smallest; what has none comes last. */
function orderByAttribute(sort: ListingSort): SqlFragment {
  const listed = orderOf(sort)
  if (listed.by !== 'attribute') throw new Error(`${sort} is no order by an attribute`)
  const { isDescending, attribute } = listed
  const end = isDescending ? sql`max(upper_end)` : sql`min(upper_end)`
  const direction = isDescending ? sql`desc` : sql`asc`
  return sql`(select ${end} from ${valuesOfAttribute(attribute)}) ${direction} nulls last`
}

/** What the filter of a facet means for `product` and its `price`. */
function conditionsOf(facet: Facet, filters: SearchFilters): SqlFragment[] {
  switch (facet.kind) {
    case 'choice': {
      const values = filters[facet.filter]
      return values?.length ? [hasOneOf(facet.source, values)] : []
    }
    case 'category': {
      const id = filters[facet.filter]
      return id === undefined ? [] : [isWithinCategory(id)]
    }
    case 'range': {
      const { [facet.filter.min]: min, [facet.filter.max]: max } = filters
      return [
        ...(min === undefined ? [] : [sql`price.effective_cent >= ${min}`]),
        ...(max === undefined ? [] : [sql`price.effective_cent <= ${max}`]),
      ]
    }
    case 'attributes':
      return Object.entries(filters[facet.filter] ?? {}).map(([name, filter]) =>
        // No index has these among its attributes.
        generalAttributeTypeOf(name) ? sql`false` : passesAttribute(name, filter),
      )
    case 'rating': {
      const stars = filters[facet.filter]
      return stars === undefined ? [] : [sql`${ratingTenthsOf(sql`product.id`)} >= ${stars * 10}::numeric`]
    }
    case 'flag':
      return filters[facet.filter] ? [sql`${{ stock: availableOf(sql`product.id`) }[facet.source.offer]} > 0`] : []
  }
}

function hasOneOf(source: FacetSource, values: readonly string[]): SqlFragment {
  if ('field' in source) {
    switch (source.field) {
      case 'brand':
        return sql`product.brand = any(${values}::text[])`
      case 'tags':
        return sql`product.tags && ${values}::text[]`
    }
  }
  return passesAttribute(source.attribute, { values })
}

function passesAttribute(name: string, filter: AttributeFilter): SqlFragment {
  if (!isMeasureFilter(filter))
    return sql`exists (select from ${valuesOfAttribute(name)} where text = any(${filter.values}::text[]))`
  const { min, max } = filter
  return sql`exists (select from ${valuesOfAttribute(name)} where true
    ${min === undefined ? sql`` : sql`and upper_end >= ${min}::float8`}
    ${max === undefined ? sql`` : sql`and lower_end <= ${max}::float8`})`
}

/**
 * What `facetAttributesOf` reads of an attribute of `product`, as texts in the same form, and as the ends of numbers and ranges:
 * what is a list is taken apart, of `{count, value}` the value counts, and a side is a part of dimensions.
 */
function valuesOfAttribute(name: string): SqlFragment {
  const [own = '', side = null] = name.split('.')
  return sql`(
    select case when jsonb_typeof(value) <> 'object' then value #>> '{}'
        when value -> 'min' = value -> 'max' then value ->> 'min' else (value ->> 'min') || '..' || (value ->> 'max') end as text,
      case jsonb_typeof(value) when 'object' then (value ->> 'min')::float8 when 'number' then (value #>> '{}')::float8 end as lower_end,
      case jsonb_typeof(value) when 'object' then (value ->> 'max')::float8 when 'number' then (value #>> '{}')::float8 end as upper_end
    from (
      select case when ${side}::text is not null then element.value -> ${side}::text
        when element.value ? 'count' then element.value -> 'value' else element.value end as value
      from product_variant variant, jsonb_array_elements(variant.attributes) as attribute (content),
        jsonb_array_elements(case when jsonb_typeof(content -> 'value') = 'array' then content -> 'value'
          else jsonb_build_array(content -> 'value') end) as element (value)
      where variant.product_id = product.id and content ->> 'name' = ${own}) one
    where jsonb_typeof(value) <> 'object' or value ? 'min'
  ) as one_value`
}

function isWithinCategory(id: string): SqlFragment {
  return sql`product.id in (
    with recursive wanted (id) as (
      select ${id}::uuid
      union select category.id from wanted join category on category.parent_id = wanted.id)
    select product_id from product_category join wanted on wanted.id = product_category.category_id)`
}

/** Average rating of a product in tenths of a star; 0 without reviews. */
function ratingTenthsOf(productId: SqlFragment): SqlFragment {
  return sql`coalesce((
    select round(10.0 * (rating_1 + 2 * rating_2 + 3 * rating_3 + 4 * rating_4 + 5 * rating_5)
      / nullif(rating_1 + rating_2 + rating_3 + rating_4 + rating_5, 0))::integer
    from review_statistics statistics where statistics.product_id = ${productId}), 0)`
}

/** Units of all variants of a product that are here and can be sold. */
function availableOf(productId: SqlFragment): SqlFragment {
  return sql`(
    select coalesce(sum(greatest(entry.available - entry.preorder, 0)), 0) from product_variant variant
    join inventory_entry entry on entry.sku = variant.sku where variant.product_id = ${productId})`
}
