import { createContext, type EngineContext, openDatabase, requireSameSchema } from '@shop/engine/database'
import { withDatabase } from './with-database.ts'

/** Runs work on the shop's database as `withDatabase` finds it. Throws `SchemaMismatch` when it is of another release. */
export function withShop<T>(work: (context: EngineContext) => Promise<T>): Promise<T> {
  return withDatabase(async databaseUrl => {
    const db = openDatabase({ databaseUrl, poolSize: 2 })
    try {
      const context = createContext(db)
      await requireSameSchema(context)
      return await work(context)
    } finally {
      await db.destroy()
    }
  })
}
