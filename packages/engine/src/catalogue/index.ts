export { findImportRuns, type ImportOptions, isImported } from '../import-run/import-run.ts'
export type { ImportRefusal } from './decide-import.ts'
export { extendCatalogue, type ProductSeries } from './extend-catalogue.ts'
export { type CatalogueDraft, importCatalogue } from './import-catalogue.ts'
export {
  findImportProgress,
  findSeriesRun,
  finishImport,
  forgetImportProgress,
  type ImportProgress,
  type SeriesRun,
} from './import-progress.ts'
