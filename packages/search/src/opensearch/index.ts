export { type OpenSearchSettings, openOpenSearch } from './open-opensearch.ts'
