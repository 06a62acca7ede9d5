export {
  type AnsweredSearch,
  forgetSearches,
  recordSearchEvent,
  recordSearchQuery,
  type SearchEvent,
} from './record-search.ts'
export { reportSearches, type SearchReportLine, type SearchReportQuery } from './report-searches.ts'
