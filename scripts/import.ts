// npm run import: takes over products of another shop system; npm run import -- --help says how.
// Uses DATABASE_URL, else the database of the shop in DATA_DIR, running or not.
import { createContext, type EngineContext, hasNewestSchema, openDatabase } from '@shop/engine/database'
import { runImport } from './import/run-import.ts'
import { withDatabase } from './postgres/with-database.ts'
import { endWithMessage } from './run/end-with-message.ts'

const interruption = new AbortController()
process.once('SIGINT', () => {
  console.log('ends after this batch; once more ends at once')
  interruption.abort()
})

await endWithMessage(async () => {
  const { signal } = interruption
  process.exitCode = await runImport(process.argv.slice(2), { onDatabase, write: line => console.log(line), signal })
})

async function onDatabase<T>(work: (context: EngineContext) => Promise<T>): Promise<T> {
  return withDatabase(async databaseUrl => {
    const db = openDatabase({ databaseUrl, poolSize: 2 })
    try {
      const context = createContext(db)
      const isReady = await hasNewestSchema(context).catch(() => false)
      if (!isReady) throw new Error('the database has not the tables of this release; start the shop once, or run npm run seed')
      return await work(context)
    } finally {
      await db.destroy()
    }
  })
}
