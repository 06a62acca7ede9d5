import type { OPERATIONS } from '@shop/contract'
import { parseQueryPredicate } from '@shop/domain/query-predicate'
import type { ProductConditions } from '@shop/engine/product'
import type { ParsedParams } from '../call/operation-call.ts'

type Where = ParsedParams<(typeof OPERATIONS)['getProduct']>['where']

/** Conditions of a `where`, as an object or as the text of a predicate. Throws `CommerceError` for a text that is none. */
export function productConditionsOf(where: Where): ProductConditions {
  if (typeof where === 'string') return { predicates: [parseQueryPredicate(where)] }
  const { customFilters, ...same } = where ?? {}
  return { ...same, ...(customFilters ? { predicates: customFilters.map(parseQueryPredicate) } : {}) }
}
