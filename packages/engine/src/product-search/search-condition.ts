import type { ExpressionRange, ExpressionValue, FilterExpression } from '@shop/domain/product-search'
import { sql } from 'kysely'
import type { SqlFragment } from '../database/sql-fragment.ts'
import { hasAttribute } from '../product/attribute-filter.ts'
import type { ProductSearch } from './product-search.ts'
import { termsOf } from './search-terms.ts'

/** The condition on `product` that a filter means; values within one filter are joined with or. */
export function searchConditionOf({ path, condition }: FilterExpression, search: ProductSearch, now: string): SqlFragment {
  const terms = termsOf(path, search, now)
  const any = (wanted: SqlFragment) => sql`exists (select from (${terms}) as term where ${wanted})`
  switch (condition.kind) {
    case 'exists':
      return any(sql`term.value is not null`)
    case 'missing':
      return sql`not ${any(sql`term.value is not null`)}`
    case 'ranges':
      return any(anyOf(condition.ranges.map(range => isWithin(range, sql`<=`))))
    case 'values': {
      const { values, subtrees } = condition
      const [, name] = /^variants\.attributes\.([^.]+)$/.exec(path) ?? []
      const equal = name === undefined ? any(isOneOf(values)) : hasOneOf(name, values)
      return anyOf([...(values.length > 0 ? [equal] : []), ...(subtrees.length > 0 ? [isBelow(subtrees)] : [])])
    }
  }
}

/** Attributes as a whole have an index. */
function hasOneOf(name: string, values: readonly ExpressionValue[]): SqlFragment {
  const conditions = values.map(value => hasAttribute(sql`variant.attributes`, name, value))
  return sql`product.id in (select variant.product_id from product_variant variant where ${anyOf(conditions)})`
}

/** Whether `term.value` is one of the values. */
export function isOneOf(values: readonly ExpressionValue[]): SqlFragment {
  return sql`term.value in (select wanted.value from jsonb_array_elements(${JSON.stringify(values)}::jsonb) as wanted (value))`
}

/** Whether `term.value` is in a range, whose upper bound belongs to it or not; other types are in none. */
export function isWithin({ from, to }: ExpressionRange, upTo: SqlFragment): SqlFragment {
  const isText = typeof (from ?? to) === 'string'
  const value = isText ? sql`(term.value #>> '{}')` : sql`term.value::numeric`
  const bind = (bound: number | string) => (isText ? sql`${String(bound)}` : sql`${Number(bound) || 0}::numeric`)
  const bounds = [
    ...(from === undefined ? [] : [sql`${value} >= ${bind(from)}`]),
    ...(to === undefined ? [] : [sql`${value} ${upTo} ${bind(to)}`]),
  ]
  const inBounds = bounds.length === 0 ? sql`true` : sql.join(bounds, sql` and `)
  return sql`case when jsonb_typeof(term.value) = ${isText ? 'string' : 'number'} then ${inBounds} else false end`
}

function isBelow(categoryIds: readonly string[]): SqlFragment {
  return sql`product.id in (
    with recursive wanted (id) as (
      select id from category where id::text = any(${categoryIds}::text[])
      union select category.id from wanted join category on category.parent_id = wanted.id)
    select product_id from product_category join wanted on wanted.id = product_category.category_id)`
}

function anyOf(conditions: readonly SqlFragment[]): SqlFragment {
  return conditions.length === 0 ? sql`false` : sql`(${sql.join(conditions, sql` or `)})`
}
