import type { Language } from '@shop/domain/market'
import type { AttributeTypeName } from '@shop/domain/product'
import { sql } from 'kysely'
import type { SqlFragment } from '../database/sql-fragment.ts'

/** A bound of a range; money in whole units of its currency, such as 19.99. */
export type RangeBound = number | string

/** What an attribute of a variant must be: one of the values or within the range (API-40). */
export interface AttributeFilter {
  readonly name: string
  readonly type: AttributeTypeName | 'set'
  readonly values?: readonly (string | number | boolean)[]
  readonly range?: { readonly from?: RangeBound; readonly to?: RangeBound }
}

const CENTS_PER_UNIT = 100

/**
 * Conditions on `product` that attribute filters mean: filters of one attribute are joined with or, different attributes
 * must all match (API-40). The name `price` with the type `money` means what a unit costs now in the market.
 */
export function attributeConditionsOf(filters: readonly AttributeFilter[], language: Language): SqlFragment[] {
  const byName = Map.groupBy(filters, ({ name }) => name)
  return [...byName].map(([name, alternatives]) => {
    if (name === 'price' && alternatives.every(({ type }) => type === 'money')) return anyOf(alternatives.flatMap(ofPrice))
    const exact = alternatives.flatMap(filter => exactValues(filter, language).map(value => hasValue(name, value)))
    const ranges = alternatives.flatMap(filter => (filter.range ? [withinRange(filter, filter.range)] : []))
    const conditions = [anyOf(exact), ...(ranges.length > 0 ? [inAnyRange(name, ranges)] : [])]
    return sql`product.id in (select variant.product_id from product_variant variant where ${anyOf(conditions)})`
  })
}

/** Whether a list of attributes has a value under a name, alone or in a set. */
export function hasAttribute(attributes: SqlFragment, name: string, value: unknown): SqlFragment {
  const alone = JSON.stringify([{ name, value }])
  const inSet = JSON.stringify([{ name, value: [value] }])
  return sql`(${attributes} @> ${alone}::jsonb or ${attributes} @> ${inSet}::jsonb)`
}

function hasValue(name: string, value: unknown): SqlFragment {
  return hasAttribute(sql`variant.attributes`, name, value)
}

/** Values in the form in which attributes of the type are stored. */
function exactValues({ type, values = [] }: AttributeFilter, language: Language): unknown[] {
  switch (type) {
    case 'money':
      return values.map(value => ({ centAmount: centsOf(Number(value)) }))
    case 'ltext':
      return values.map(value => ({ [language]: value }))
    case 'reference':
      return values.map(id => ({ id }))
    default:
      return [...values]
  }
}

function ofPrice({ values = [], range }: AttributeFilter): SqlFragment[] {
  const exact = values.map(value => sql`price.effective_cent = ${centsOf(Number(value))}`)
  return range ? [...exact, between(sql`price.effective_cent`, range, bound => sql`${centsOf(Number(bound))}::numeric`)] : exact
}

/** A condition on one element of `attribute.value`; values of other types are never in a range. */
function withinRange({ type }: AttributeFilter, range: NonNullable<AttributeFilter['range']>): SqlFragment {
  if (type === 'money') {
    const cents = sql`(attribute.value ->> 'centAmount')::numeric`
    return sql`case when jsonb_typeof(attribute.value -> 'centAmount') = 'number'
      then ${between(cents, range, bound => sql`${centsOf(Number(bound))}::numeric`)} else false end`
  }
  if (type === 'number')
    return sql`case when jsonb_typeof(attribute.value) = 'number'
      then ${between(sql`attribute.value::numeric`, range, bound => sql`${Number(bound)}::numeric`)} else false end`
  return sql`case when jsonb_typeof(attribute.value) = 'string'
    then ${between(sql`(attribute.value #>> '{}')`, range, bound => sql`${String(bound)}`)} else false end`
}

function inAnyRange(name: string, ranges: readonly SqlFragment[]): SqlFragment {
  return sql`exists (
    select from jsonb_array_elements(variant.attributes) as named (attribute),
      jsonb_array_elements(case when jsonb_typeof(attribute -> 'value') = 'array' then attribute -> 'value'
        else jsonb_build_array(attribute -> 'value') end) as attribute (value)
    where named.attribute ->> 'name' = ${name} and ${anyOf(ranges)})`
}

/** Both bounds belong to a range; a missing one is open. */
function between(
  value: SqlFragment,
  { from, to }: NonNullable<AttributeFilter['range']>,
  bind: (bound: RangeBound) => SqlFragment,
): SqlFragment {
  const bounds = [
    ...(from === undefined ? [] : [sql`${value} >= ${bind(from)}`]),
    ...(to === undefined ? [] : [sql`${value} <= ${bind(to)}`]),
  ]
  return bounds.length === 0 ? sql`true` : sql`(${sql.join(bounds, sql` and `)})`
}

function anyOf(conditions: readonly SqlFragment[]): SqlFragment {
  return conditions.length === 0 ? sql`false` : sql`(${sql.join(conditions, sql` or `)})`
}

/** Cents of an amount in whole units (API-41). */
function centsOf(amount: number): number {
  return Math.round(amount * CENTS_PER_UNIT)
}
