import { seed } from '@shop/demo/seed'
import { createContext, migrate, openDatabase } from '@shop/engine/database'
import { findStores } from '@shop/engine/store'
import type { Say } from './open-shop.ts'

/**
 * Brings a database to the schema of this release and, unless it is that of a shop that is open to customers, the demo
 * shop into it. Throws with what to do for one of those without stores.
 */
export async function prepareDatabase(databaseUrl: string, isProduction: boolean, say: Say): Promise<void> {
  const migrations = await migrate(databaseUrl)
  if (migrations.length > 0) say(`database schema brought up to ${migrations.at(-1)}`)
  if (isProduction) await requireStores(databaseUrl)
  else await seed(databaseUrl, { onProgress: say })
}

async function requireStores(databaseUrl: string): Promise<void> {
  const db = openDatabase({ databaseUrl, poolSize: 1 })
  try {
    const stores = await findStores(createContext(db), { limit: 1 })
    if (stores.length === 0)
      throw new Error(
        'There are no stores yet: npm run admin -- stores export stores.json writes them, fill them in, then npm run admin -- stores import stores.json.',
      )
  } finally {
    await db.destroy()
  }
}
