export { recordSearchEvent } from './record-search-event.ts'
export { searchCatalogue } from './search-catalogue.ts'
export { suggestProducts } from './suggest-products.ts'
