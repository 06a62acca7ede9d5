export { Catalogue } from './catalogue.ts'
export { announcePurge, currentCatalogueCursor, forgetCatalogueChanges, readCatalogueChanges } from './catalogue-changes.ts'
export type { ModelChange } from './model-change.ts'
export { ReadModel, type ReadModelOptions } from './read-model.ts'
