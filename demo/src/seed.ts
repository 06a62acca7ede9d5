import { extendCatalogue, findImportRuns, findSeriesRun, importCatalogue, isImported } from '@shop/engine/catalogue'
import { createContext, type EngineContext, openDatabase } from '@shop/engine/database'
import { computeRecommendations } from '@shop/engine/recommendation'
import { resolveRelations } from '@shop/engine/related-products'
import { importReviews } from '@shop/engine/review'
import { buildCatalogue } from './build-catalogue.ts'
import { buildMoreProducts } from './build-more-products.ts'
import { buildReviews } from './build-reviews.ts'
import { fillLoyaltyRules } from './loyalty-rules.ts'
import { hashSource, readSource } from './read-source.ts'
import { contentHashOf, heldSizeOf, type SeedSize, sizeToSeed } from './seed-size.ts'
import { countProducts, selectProducts } from './select-products.ts'

export { MAX_PRODUCTS } from './seed-size.ts'

export interface SeedOptions {
  /**
   * Number of products, extra guarantees not counted: the first of the catalogue, or all of it and others like them.
   * Default: what the database was filled with before, or the catalogue.
   */
  readonly products?: number
  readonly onProgress?: (message: string) => void
}

const CATALOGUE = 'demo'
const SERIES = 'demo-more'
const REVIEWS = 'demo-reviews'

/**
 * Fills a migrated database with the demo shop or brings it up to date; does nothing when it holds this demo shop
 * already. Nothing is removed, stock that was sold stays sold, and a review that was rejected stays rejected. One that
 * ended early goes on where it was when it is called again.
 */
export async function seed(
  databaseUrl: string,
  { products, onProgress: say = () => undefined }: SeedOptions = {},
): Promise<void> {
  const startMs = performance.now()
  const sourceHash = await hashSource()
  const db = openDatabase({ databaseUrl, poolSize: 2 })
  try {
    const context = createContext(db)
    const held = heldSizeOf((await findImportRuns(context)).get(CATALOGUE), await findSeriesRun(context, SERIES))
    if (products === undefined && held && (await isSeeded(context, sourceHash, held))) return
    say('reading the demo shop')
    const source = await readSource()
    const size = sizeToSeed(products, held, countProducts(source))
    if (await isSeeded(context, sourceHash, size)) return
    const sold = size.selection === undefined ? source : selectProducts(source, size.selection)
    const contentHash = contentHashOf(sourceHash, size)
    const ofCatalogue = { name: CATALOGUE, contentHash, onProgress: say }
    if (!(await isImported(context, ofCatalogue))) {
      say(`filling the demo shop with ${countProducts(sold)} products and their guarantees`)
      await importCatalogue(context, buildCatalogue(sold), ofCatalogue)
      await fillLoyaltyRules(context)
    }
    const ofReviews = { name: REVIEWS, contentHash, onProgress: say }
    if (!(await isImported(context, ofReviews))) await importReviews(context, buildReviews(sold), ofReviews)
    if (size.more > 0) {
      say(`adding ${size.more} more products`)
      await extendCatalogue(context, buildMoreProducts(source, size.more), {
        name: SERIES,
        contentHash: sourceHash,
        onProgress: say,
      })
    }
    // Not left to the worker: lists that come while the shop is looked at would take the stored pages away.
    say('working out which products are alike and what fits what')
    await computeRecommendations(context)
    await resolveRelations(context)
    say(`the demo shop was filled in ${((performance.now() - startMs) / 1000).toFixed(1)} s`)
  } finally {
    await db.destroy()
  }
}

/** Whether a database holds the demo shop as it is now in a size. */
async function isSeeded(context: EngineContext, sourceHash: string, size: SeedSize): Promise<boolean> {
  const runs = await findImportRuns(context)
  const series = await findSeriesRun(context, SERIES)
  const contentHash = contentHashOf(sourceHash, size)
  const hasMore = series?.contentHash === sourceHash && series.isComplete && series.stored >= size.more
  return runs.get(CATALOGUE) === contentHash && runs.get(REVIEWS) === contentHash && (size.more === 0 || hasMore)
}
