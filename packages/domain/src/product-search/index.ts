export { parseSearchFacet, parseSearchFilter } from './parse-search-expression.ts'
export type { SearchCondition, SearchFacet, SearchFilter, SearchRange, SearchValue } from './search-expression.ts'
