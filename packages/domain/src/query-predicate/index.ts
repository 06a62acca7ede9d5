export { MAX_PREDICATE_BYTES, MAX_PREDICATE_DEPTH, parseQueryPredicate } from './parse-query-predicate.ts'
export type { ComparisonOperator, PredicateValue, QueryPredicate } from './query-predicate.ts'
export { refusePredicate } from './refuse-predicate.ts'
