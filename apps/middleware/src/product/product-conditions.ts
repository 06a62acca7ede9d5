import type { ParsedParamsOf } from '@shop/contract/operations'
import { parseQueryPredicate } from '@shop/domain/query-predicate'
import type { ProductConditions } from '@shop/engine/product'

type Where = ParsedParamsOf<'getProduct'>['where']

/** Conditions of a `where`, as an object or as the text of a predicate. Throws `CommerceError` for a text that is none. */
export function productConditionsOf(where: Where): ProductConditions {
  if (typeof where === 'string') return { predicates: [parseQueryPredicate(where)] }
  const { customFilters, ...same } = where ?? {}
  return { ...same, ...(customFilters ? { predicates: customFilters.map(parseQueryPredicate) } : {}) }
}
