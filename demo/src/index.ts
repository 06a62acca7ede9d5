export { buildCatalogue } from './build-catalogue.ts'
export { readSource, type Source } from './read-source.ts'
