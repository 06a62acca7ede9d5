export { dumpTables, type ExtraRows } from './dump-tables.ts'
export { type ExtraTable, loadTables } from './load-tables.ts'
export { type RestoredDatabase, restoreDatabase } from './restore-database.ts'
export type { StoredShape } from './stored-tables.ts'
