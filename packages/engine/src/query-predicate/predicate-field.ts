import type { QueryPredicate } from '@shop/domain/query-predicate'
import type { SqlFragment } from '../database/sql-fragment.ts'

/** Puts a condition on rows around the row in question into that row's condition, such as `exists (…)`. */
export type Within = (condition: SqlFragment) => SqlFragment

/** A field a predicate may name, with the SQL that stands for it. Nothing of a request is ever part of that SQL. */
export type PredicateField =
  | {
      readonly kind: 'value'
      readonly type: 'text' | 'number' | 'boolean' | 'uuid' | 'instant'
      readonly sql: SqlFragment
      readonly within?: Within
    }
  /** A list of texts. */
  | { readonly kind: 'texts'; readonly sql: SqlFragment }
  /** A document of any form; a list in it matches by its elements. */
  | { readonly kind: 'json'; readonly sql: SqlFragment }
  | {
      readonly kind: 'nested'
      readonly scope: QueryScope
      readonly within?: Within
      /** A quicker way for conditions it knows. */
      readonly shortcut?: (part: QueryPredicate) => SqlFragment | undefined
    }

/** The fields of one level; undefined for a name that is not one. */
export type QueryScope = (field: string) => PredicateField | undefined

/** A scope with fixed names. */
export function scopeOf(fields: Readonly<Record<string, PredicateField>>): QueryScope {
  const known = new Map(Object.entries(fields))
  return field => known.get(field)
}
