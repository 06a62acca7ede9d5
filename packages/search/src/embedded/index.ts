export { type EmbeddedSearch, type EmbeddedSearchSettings, openEmbeddedSearch } from './open-embedded-search.ts'
