import { createHash } from 'node:crypto'
import { importCatalogue, isImported } from '@shop/engine/catalogue'
import { createContext, openDatabase } from '@shop/engine/database'
import { importReviews } from '@shop/engine/review'
import { buildCatalogue } from './build-catalogue.ts'
import { buildReviews } from './build-reviews.ts'
import { readSource } from './read-source.ts'

/**
 * Fills a migrated database with the demo shop or brings it up to date; does nothing when it holds this demo shop
 * already. Stock that was sold stays sold, and a review that was rejected stays rejected.
 */
export async function seed(databaseUrl: string, options: { onProgress?: (message: string) => void } = {}): Promise<void> {
  const source = await readSource()
  const catalogue = buildCatalogue(source)
  const reviews = buildReviews(source)
  const ofCatalogue = { name: 'demo', contentHash: hashOf(catalogue), ...options }
  const ofReviews = { name: 'demo-reviews', contentHash: hashOf(reviews), ...options }
  const db = openDatabase({ databaseUrl, poolSize: 2 })
  try {
    const context = createContext(db)
    if (!(await isImported(context, ofCatalogue))) {
      options.onProgress?.('filling the demo shop')
      await importCatalogue(context, catalogue, ofCatalogue)
    }
    if (!(await isImported(context, ofReviews))) await importReviews(context, reviews, ofReviews)
  } finally {
    await db.destroy()
  }
}

function hashOf(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex')
}
