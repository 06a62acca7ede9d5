export { type ClusterCopy, copyCluster } from './copy-cluster.ts'
export { dumpTables } from './dump-tables.ts'
export { restoreDatabase } from './restore-database.ts'
export type { StoredShape } from './stored-tables.ts'
