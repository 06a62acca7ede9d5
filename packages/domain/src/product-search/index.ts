export {
  type ExpressionCondition,
  type ExpressionRange,
  type ExpressionValue,
  type FacetExpression,
  type FilterExpression,
  MAX_EXPRESSION_LENGTH,
  parseSearchFacet,
  parseSearchFilter,
} from './search-expression.ts'
