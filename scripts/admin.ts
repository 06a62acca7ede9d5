// The shop owner's command line: npm run admin -- orders list
// Uses DATABASE_URL, else the database of the shop in DATA_DIR, running or not.
import { CommerceError } from '@shop/domain/error'
import { createContext, openDatabase } from '@shop/engine/database'
import type { CommandWork } from './admin/command.ts'
import { runAdmin } from './admin/run-admin.ts'
import { withDatabase } from './postgres/with-database.ts'
import { endWithMessage } from './run/end-with-message.ts'

await endWithMessage(() => runAdmin(process.argv.slice(2), { write: text => console.log(text), onDatabase }))

async function onDatabase(work: CommandWork) {
  const result = await withDatabase(async databaseUrl => {
    const db = openDatabase({ databaseUrl, poolSize: 2 })
    try {
      return await work(createContext(db))
    } catch (error) {
      // Refused by the shop: the database is fine, and must not be named as the reason.
      if (error instanceof CommerceError) return error
      throw error
    } finally {
      await db.destroy()
    }
  })
  if (result instanceof CommerceError) throw result
  return result
}
