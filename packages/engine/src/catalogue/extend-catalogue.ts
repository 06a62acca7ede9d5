import type { StockDraft } from '@shop/domain/inventory'
import type { ProductDraft } from '@shop/domain/product'
import { sql } from 'kysely'
import type { EngineContext } from '../database/context.ts'
import { countProgress, type ImportOptions, inImport } from '../import-run/import-run.ts'
import { loadStock } from '../inventory/set-stock.ts'
import { importProducts } from '../product/import-products.ts'
import { type NameList, type NameRanks, planNameRanks, rankNames } from '../product/name-ranks.ts'
import { findSeriesRun, noteSeriesRun, type SeriesRun } from './import-progress.ts'

/** Products of one transaction: what an end of the process costs at most. */
const PART = 100

/** Products in a fixed order, too many to hold at once; a longer one of the same content begins with the same ones. */
export interface ProductSeries extends NameList {
  /** The products of a part, and the stock of all their variants. */
  readonly draftsOf: (
    start: number,
    end: number,
  ) => { readonly products: readonly ProductDraft[]; readonly stock: readonly StockDraft[] }
}

/**
 * Adds products to a catalogue part by part, each in a transaction of its own, whatever their number. What is stored
 * already of the same content is skipped, so that a run that ended early goes on where it was; nothing is removed.
 */
export async function extendCatalogue(context: EngineContext, series: ProductSeries, options: ImportOptions): Promise<void> {
  const say = options.onProgress ?? (() => undefined)
  const all = series.ids.length
  const before = await runOf(context, options)
  if (before.isComplete && before.stored >= all) return
  const sayLanguages = countProgress(context, say, done => `names sorted in ${done} languages`)
  const ranks = await inImport(context, async ({ db }) => {
    // Statements are planned once per connection: not with the statistics of tables that were still empty.
    await sql`analyze product, product_category, product_text, product_variant, price, price_record, inventory_entry`.execute(db)
    return planNameRanks(db, series, sayLanguages)
  })
  const sayProducts = countProgress(context, say, done => `${done} of ${all} more products`)
  for (let stored = before.stored; stored < all; ) {
    const end = Math.min(stored + PART, all)
    stored = await storePart(context, series, { start: stored, end, ranks }, options)
    sayProducts(stored)
  }
  await inImport(context, async inside => {
    await rankNames(inside)
    const run = await runOf(inside, options)
    await noteSeriesRun(inside.db, options.name, { ...run, isComplete: true })
  })
  say(`${all} more products stored`)
}

/** How much of this content is stored. */
async function runOf(context: EngineContext, { name, contentHash }: ImportOptions): Promise<SeriesRun> {
  const run = await findSeriesRun(context, name)
  return run?.contentHash === contentHash ? run : { contentHash, stored: 0, wanted: 0, isComplete: false }
}

/** Stores a part unless another process did meanwhile. Returns how many are stored now. */
async function storePart(
  context: EngineContext,
  series: ProductSeries,
  part: { readonly start: number; readonly end: number; readonly ranks: NameRanks },
  options: ImportOptions,
): Promise<number> {
  return inImport(context, async inside => {
    const { stored } = await runOf(inside, options)
    if (stored >= part.end) return stored
    const { products, stock } = series.draftsOf(part.start, part.end)
    await importProducts(inside, products, { ranks: (index, language) => part.ranks(part.start + index, language) })
    await loadStock(inside, stock)
    const run = { contentHash: options.contentHash, stored: part.end, wanted: series.ids.length, isComplete: false }
    await noteSeriesRun(inside.db, options.name, run)
    return part.end
  })
}
