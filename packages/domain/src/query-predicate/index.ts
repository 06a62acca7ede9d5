export { MAX_PREDICATE_BYTES, parseQueryPredicate } from './parse-query-predicate.ts'
export { refusePredicate } from './predicate-tokens.ts'
export type { ComparisonOperator, PredicateValue, QueryPredicate } from './query-predicate.ts'
