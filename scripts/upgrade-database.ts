// Brings the built-in database in DATA_DIR to the PostgreSQL of this release: npm run upgrade-database
import { resolve } from 'node:path'
import { upgradeCluster } from './backup/upgrade-cluster.ts'
import { endWithMessage } from './run/end-with-message.ts'

await endWithMessage(async () => {
  if (process.env.DATABASE_URL) throw new Error('DATABASE_URL names a database of your own: upgrade it as its maker says.')
  const dataDir = resolve(process.env.DATA_DIR || '.data')
  const searchFolder = resolve(process.env.SEARCH_DIR || resolve(dataDir, 'search'))
  await upgradeCluster({ dataDir, searchFolder, now: new Date().toISOString(), say: message => console.log(message) })
})
