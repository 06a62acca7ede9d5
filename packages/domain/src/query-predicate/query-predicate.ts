/** A literal of a predicate. */
export type PredicateValue = string | number | boolean

export type ComparisonOperator = '=' | '<>' | '<' | '>' | '<=' | '>='

/**
 * What a `where` text says, as a tree (commerce API, query predicates). Field names are the caller's words: anyone who
 * reads the tree decides which of them exist.
 */
export type QueryPredicate =
  | { readonly kind: 'and' | 'or'; readonly parts: readonly QueryPredicate[] }
  | { readonly kind: 'not'; readonly part: QueryPredicate }
  | {
      readonly kind: 'comparison'
      readonly field: string
      readonly operator: ComparisonOperator
      readonly value: PredicateValue
    }
  | { readonly kind: 'in'; readonly field: string; readonly isIn: boolean; readonly values: readonly PredicateValue[] }
  | {
      readonly kind: 'contains'
      readonly field: string
      readonly quantifier: 'all' | 'any'
      readonly values: readonly PredicateValue[]
    }
  | { readonly kind: 'defined'; readonly field: string; readonly isDefined: boolean }
  | { readonly kind: 'empty'; readonly field: string; readonly isEmpty: boolean }
  | { readonly kind: 'nested'; readonly field: string; readonly part: QueryPredicate }
