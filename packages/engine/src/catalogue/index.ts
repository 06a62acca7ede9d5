export type { ImportRefusal } from './decide-import.ts'
export { type BatchOutcome, type ImportItem, type ImportOutcome, importBatch } from './import-batch.ts'
export { type CatalogueDraft, type ImportOptions, importCatalogue, isImported } from './import-catalogue.ts'
export { findImportProgress, finishImport, forgetImportProgress, type ImportProgress } from './import-progress.ts'
