import { createHash } from 'node:crypto'
import { importCatalogue, isImported } from '@shop/engine/catalogue'
import { createContext, openDatabase } from '@shop/engine/database'
import { buildCatalogue } from './build-catalogue.ts'
import { readSource } from './read-source.ts'

const NAME = 'demo'

/**
 * Fills a migrated database with the demo shop or brings it up to date; does nothing when it holds this demo shop
 * already. Stock that was sold stays sold.
 */
export async function seed(databaseUrl: string, options: { onProgress?: (message: string) => void } = {}): Promise<void> {
  const catalogue = buildCatalogue(await readSource())
  const contentHash = createHash('sha256').update(JSON.stringify(catalogue)).digest('hex')
  const db = openDatabase({ databaseUrl, poolSize: 2 })
  try {
    const context = createContext(db)
    if (await isImported(context, { name: NAME, contentHash })) return
    options.onProgress?.('filling the demo shop')
    await importCatalogue(context, catalogue, { name: NAME, contentHash, ...options })
  } finally {
    await db.destroy()
  }
}
