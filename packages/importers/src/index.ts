export { readCommercetools } from './commercetools/read-commercetools.ts'
export {
  type ColumnNote,
  type EntrySource,
  type ImportEntry,
  ImportFileError,
  type RowProblem,
  type SourceRow,
} from './entry/import-entry.ts'
export { columnLineOf, type ReportResult, reportHeaderOf, reportLinesOf } from './report/report-lines.ts'
export { readShopify } from './shopify/read-shopify.ts'
