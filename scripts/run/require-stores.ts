import { createContext, openDatabase } from '@shop/engine/database'
import { findStores } from '@shop/engine/store'

/** Throws, with what to do, while a database has no stores: a shop without them opens for nobody. */
export async function requireStores(databaseUrl: string): Promise<void> {
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
