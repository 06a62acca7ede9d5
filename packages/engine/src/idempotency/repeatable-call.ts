import { CommerceError } from '@shop/domain/error'
import { sql } from 'kysely'
import type { EngineContext } from '../database/context.ts'

/** A call that may be repeated: who makes it, under which of their keys, and what exactly it requests. */
export interface RepeatableCall {
  /** Id of the customer or visitor; keys of different callers never meet. */
  readonly caller: string
  readonly key: string
  /** SHA-256 of everything that makes the call what it is. */
  readonly requestHash: Uint8Array
}

/** A call that has begun and whose answer is to be kept, or was given up. */
export interface BegunCall extends RepeatableCall {
  readonly claim: string
}

/** A call that is to be carried out now, or the answer it had the first time. */
export type CallBegin = { readonly begun: BegunCall } | { readonly answer: unknown }

const KEPT_HOURS = 24
/** No call takes this long; one that did died on the way. */
const LEASE_SECONDS = 60
const PURGED_AT_ONCE = 20

/**
 * Takes a key for a call. Throws `CommerceError` `idempotency-key-in-use` while the same call is under way, and
 * `idempotency-key-reused` when the key came with another request within the last 24 hours. Time is the database's.
 */
export async function beginCall(context: EngineContext, call: RepeatableCall): Promise<CallBegin> {
  const { caller, key, requestHash } = call
  const claim = context.newId()
  await purge(context)
  const { rows } = await sql<{ claim: string }>`
    insert into idempotency_key as kept (caller, key, request_hash, claim)
    values (${caller}, ${key}, ${requestHash}, ${claim})
    on conflict (caller, key) do update
    set request_hash = excluded.request_hash, claim = excluded.claim, answer = null, claimed_at = now(), created_at = now()
    where kept.created_at < now() - make_interval(hours => ${KEPT_HOURS})
      or (kept.answer is null and kept.request_hash = excluded.request_hash
        and kept.claimed_at < now() - make_interval(secs => ${LEASE_SECONDS}))
    returning claim`.execute(context.db)
  if (rows.length > 0) return { begun: { ...call, claim } }
  const known = await context.db
    .selectFrom('idempotency_key')
    .select(['request_hash', 'answer'])
    .where('caller', '=', caller)
    .where('key', '=', key)
    .executeTakeFirst()
  // Given up in this moment: as good as under way.
  if (!known) throw inUse()
  if (!Buffer.from(known.request_hash).equals(requestHash))
    throw new CommerceError({ code: 'idempotency-key-reused' }, 'The idempotency key came with another request before')
  if (known.answer === null) throw inUse()
  return { answer: known.answer }
}

function inUse(): CommerceError {
  return new CommerceError({ code: 'idempotency-key-in-use' }, 'The same call is under way')
}

/** What is older than a day goes, a little with every call. */
async function purge({ db }: EngineContext): Promise<void> {
  await sql`
    delete from idempotency_key where ctid = any(array(
      select ctid from idempotency_key where created_at < now() - make_interval(hours => ${KEPT_HOURS})
      order by created_at limit ${PURGED_AT_ONCE} for update skip locked))`.execute(db)
}

/** Keeps the answer of a call for those that repeat it. */
export async function keepAnswer({ db }: EngineContext, { caller, key, claim }: BegunCall, answer: object): Promise<void> {
  await db
    .updateTable('idempotency_key')
    .set({ answer: JSON.stringify(answer) })
    .where('caller', '=', caller)
    .where('key', '=', key)
    .where('claim', '=', claim)
    .execute()
}

/** Frees the key of a call that was refused or failed: it changed nothing, so it may be tried again. */
export async function giveUpCall({ db }: EngineContext, { caller, key, claim }: BegunCall): Promise<void> {
  await db
    .deleteFrom('idempotency_key')
    .where('caller', '=', caller)
    .where('key', '=', key)
    .where('claim', '=', claim)
    .where('answer', 'is', null)
    .execute()
}
