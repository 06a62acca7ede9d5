export { type CatalogueDraft, type ImportOptions, importCatalogue, isImported } from './import-catalogue.ts'
