import { createHash } from 'node:crypto'
import type { ImportedReview } from '@shop/domain/review'
import { sql } from 'kysely'
import { type ImportOptions, isImported } from '../catalogue/import-catalogue.ts'
import type { EngineContext } from '../database/context.ts'
import { inTransaction } from '../database/in-transaction.ts'
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
  return inTransaction(context, async transaction => {
    // Processes that start together wait for each other here.
    await sql`set local lock_timeout = '60s'`.execute(transaction)
    await sql`lock table import_run in exclusive mode`.execute(transaction)
    if (await isImported({ ...context, db: transaction }, options)) return false
    const rows = reviews.map(review => ({ ...review, contentHash: hashOf(review) }))
    await upsertReviews(transaction, rows, context.now())
    await sql`
      insert into import_run (name, content_hash) values (${options.name}, ${options.contentHash})
      on conflict (name) do update set content_hash = excluded.content_hash, imported_at = now()`.execute(transaction)
    options.onProgress?.(`${reviews.length} reviews stored`)
    return true
  })
}

function hashOf(review: ImportedReview): string {
  return createHash('sha256').update(JSON.stringify(review)).digest('hex')
}
