export { extendCatalogue, type ProductSeries } from './extend-catalogue.ts'
export { type CatalogueDraft, type ImportOptions, importCatalogue, isImported } from './import-catalogue.ts'
export { findImportRuns } from './import-runs.ts'
export { findSeriesRun, type SeriesRun } from './series-run.ts'
