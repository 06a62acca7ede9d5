export { cloneDatabase, cloneDatabaseUrl } from './cloned-database.ts'
