import { createHash } from 'node:crypto'
import { CommerceError } from '@shop/domain/error'
import { networkOf } from '@shop/domain/session'
import { sql } from 'kysely'
import type { Database, EngineContext } from '../database/context.ts'
import { type DeletionBatches, deleteByAge } from '../database/delete-by-age.ts'

/** Something that can be guessed or overdone, and how often it may be tried. */
export interface AttemptLimit {
  readonly attempts: number
  readonly withinSeconds: number
}

/** What is counted, as the parts that make it one thing: the action, the account, the address. */
export type AttemptKey = readonly [action: string, ...parts: string[]]

/**
 * Counts one try before it is made, so that tries in parallel cannot go beyond the limit together. The time begins with
 * the first try. Returns the seconds to wait, or undefined where the try is allowed.
 */
export async function countAttempt(db: Database, key: AttemptKey, limit: AttemptLimit): Promise<number | undefined> {
  const { rows } = await sql<{ is_allowed: boolean; wait: number }>`
    insert into attempt_count as stored (key_hash, attempts, ends_at)
    values (${hashOf(key)}, 1, now() + make_interval(secs => ${limit.withinSeconds}))
    on conflict (key_hash) do update set
      attempts = case when stored.ends_at <= now() then 1 else least(stored.attempts + 1, ${limit.attempts} + 1) end,
      ends_at = case when stored.ends_at <= now() then excluded.ends_at else stored.ends_at end
    returning attempts <= ${limit.attempts} as is_allowed, ceil(extract(epoch from ends_at - now()))::integer as wait`.execute(db)
  const [row] = rows
  return row?.is_allowed ? undefined : Math.max(1, row?.wait ?? limit.withinSeconds)
}

/** Same as `countAttempt`, but refuses: throws `CommerceError` `too-many-requests`. */
export async function requireAttempt(db: Database, key: AttemptKey, limit: AttemptLimit): Promise<void> {
  refuseAfter(await countAttempt(db, key, limit))
}

function refuseAfter(retryAfterSeconds: number | undefined): void {
  if (retryAfterSeconds !== undefined)
    throw new CommerceError({ code: 'too-many-requests', retryAfterSeconds }, 'Too many attempts. Please try again later.')
}

/** What a network does, and how often it may. */
export interface NetworkAttempt {
  readonly action: string
  /** Address of the caller; see `networkOf`. */
  readonly clientAddress: string
  readonly limit: AttemptLimit
}

/**
 * Counts one try of the caller's network before it is made. Returns the seconds to wait, or undefined where the try is
 * allowed, as it always is in `unlimitedNetworks`. With `db` it takes part in a transaction; a refusal that ends that one
 * takes the count back with it.
 */
export async function countNetworkAttempt(
  context: EngineContext,
  { action, clientAddress, limit }: NetworkAttempt,
  db: Database = context.db,
): Promise<number | undefined> {
  const network = networkOf(clientAddress)
  return context.unlimitedNetworks?.has(network) ? undefined : countAttempt(db, [action, network], limit)
}

/** Same as `countNetworkAttempt`, but refuses: throws `CommerceError` `too-many-requests`. */
export async function requireNetworkAttempt(context: EngineContext, attempt: NetworkAttempt, db?: Database): Promise<void> {
  refuseAfter(await countNetworkAttempt(context, attempt, db))
}

/**
 * Gives back one try that was allowed and turned out not to count. Tries that were refused are counted as one beyond the
 * limit, and are not given back with it.
 */
export async function returnAttempt(db: Database, key: AttemptKey, limit: AttemptLimit): Promise<void> {
  await sql`
    update attempt_count set attempts = greatest(least(attempts, ${limit.attempts}) - 1, 0)
    where key_hash = ${hashOf(key)} and ends_at > now()`.execute(db)
}

/** Same as `returnAttempt`, for one try of the caller's network. With `db` it takes part in a transaction. */
export async function returnNetworkAttempt(
  context: EngineContext,
  { action, clientAddress, limit }: NetworkAttempt,
  db: Database = context.db,
): Promise<void> {
  await returnAttempt(db, [action, networkOf(clientAddress)], limit)
}

/** Forgets the tries at something, since the last one was right. */
export async function forgetAttempts(db: Database, key: AttemptKey): Promise<void> {
  await db.deleteFrom('attempt_count').where('key_hash', '=', hashOf(key)).execute()
}

/** Who tried what concerns no one afterwards: only a hash of it is kept. */
function hashOf(key: AttemptKey): Uint8Array {
  return createHash('sha256').update(JSON.stringify(key)).digest()
}

/** Deletes counts of tries that are over. Returns how many. */
export function deleteExpiredAttempts({ db }: EngineContext, batches: DeletionBatches): Promise<number> {
  return deleteByAge(db, { table: 'attempt_count', age: 'ends_at', before: sql`now()` }, batches)
}
