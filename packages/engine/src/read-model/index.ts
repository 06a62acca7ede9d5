export { Catalogue } from './catalogue.ts'
export { announcePurge, forgetCatalogueChanges } from './catalogue-changes.ts'
export { type ModelChange, ReadModel, type ReadModelOptions } from './read-model.ts'
