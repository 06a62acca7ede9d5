import { createHash } from 'node:crypto'
import type { ImportedReview } from '@shop/domain/review'
import type { EngineContext } from '../database/context.ts'
import { type ImportOptions, inImport, isImported, noteImportRun } from '../import-run/import-run.ts'
import { upsertReviews } from './review-rows.ts'

/**
 * Brings reviews of another source up to date, all or nothing; they count at once. Nothing is removed, and what the
 * shop owner rejected stays rejected. Returns false, having changed nothing, when this content was imported already.
 */
export async function importReviews(
  context: EngineContext,
  reviews: readonly ImportedReview[],
  options: ImportOptions,
): Promise<boolean> {
  return inImport(context, async inside => {
    if (await isImported(inside, options)) return false
    const rows = reviews.map(review => ({ ...review, contentHash: hashOf(review) }))
    await upsertReviews(inside.db, rows, context.now())
    await noteImportRun(inside.db, options.name, options.contentHash)
    options.onProgress?.(`${reviews.length} reviews stored`)
    return true
  })
}

function hashOf(review: ImportedReview): string {
  return createHash('sha256').update(JSON.stringify(review)).digest('hex')
}
