export {
  type ExpressionCondition,
  type ExpressionRange,
  type ExpressionValue,
  type FacetExpression,
  type FilterExpression,
  parseSearchFacet,
  parseSearchFilter,
} from './search-expression.ts'
