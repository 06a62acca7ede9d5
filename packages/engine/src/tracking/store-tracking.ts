import type { TrackingEvent } from '@shop/domain/tracking'
import { sql } from 'kysely'
import type { EngineContext } from '../database/context.ts'
import { type DeletionBatches, deleteByAge } from '../database/delete-by-age.ts'
import { prepareStatement } from '../database/prepared-statement.ts'

/** Something of a visitor to be stored, and to be told to a service outside where the visitor agreed to that. */
export type TrackingEntry = TrackedEvent | TrackedCustomer

/** An event, which is stored; see `TrackingEvent`. */
interface TrackedEvent extends TrackingEvent {
  readonly kind: 'event'
  readonly isForwarded: boolean
}

/** Facts of a customer, of which a service outside alone is told. */
interface TrackedCustomer extends Pick<TrackingEvent, 'id' | 'occurredAt' | 'browserId' | 'properties'> {
  readonly kind: 'customer'
  readonly registered: string
  readonly isForwarded: true
}

/**
 * One statement for all of them. An event whose id is known is neither stored nor told again: who sends twice is counted once,
 * and both are written together or not at all.
 */
const storeEntries = prepareStatement<object>(
  at => sql`
    with entry as (
      select * from jsonb_to_recordset(${at(1)}::jsonb) as entry (
        kind text, id uuid, type text, occurred_at timestamptz, locale text, browser_id uuid, customer_id uuid, sku text,
        properties jsonb, is_forwarded boolean, registered text)),
    stored as (
      insert into tracking_event (id, type, occurred_at, locale, browser_id, customer_id, sku, properties)
      select id, type, occurred_at, locale, browser_id, customer_id, sku, properties from entry where kind = 'event'
      on conflict (id) do nothing
      returning id)
    insert into tracking_forward (id, kind, type, occurred_at, browser_id, registered, properties, due_at)
    select id, kind, type, occurred_at, browser_id, registered, properties, ${at(2)}::timestamptz from entry
    where is_forwarded and (kind = 'customer' or id in (select id from stored))
    on conflict (id) do nothing`,
)

/** Stores what visitors did, all of it or nothing; what was stored before under the same id counts once. */
export async function storeTracking(
  { db, now }: Pick<EngineContext, 'db' | 'now'>,
  entries: readonly TrackingEntry[],
): Promise<void> {
  if (entries.length > 0) await storeEntries(db, [JSON.stringify(entries.map(rowOf)), now()])
}

function rowOf(entry: TrackingEntry): object {
  const { kind, id, occurredAt, browserId, properties, isForwarded } = entry
  const row = { kind, id, occurred_at: occurredAt, browser_id: browserId, properties, is_forwarded: isForwarded }
  if (kind === 'customer') return { ...row, registered: entry.registered }
  const { type, locale, customerId, sku } = entry
  return { ...row, type, locale, customer_id: customerId, sku, registered: customerId }
}

/** Deletes events of before an instant (ISO). Returns how many. */
export function deleteOldTracking(
  { db }: EngineContext,
  { before, ...batches }: DeletionBatches & { readonly before: string },
): Promise<number> {
  return deleteByAge(db, { table: 'tracking_event', age: 'occurred_at', before: sql`${before}::timestamptz` }, batches)
}

/** Deletes all that is known of what a browser did, or a customer; `id` is that of one of them. Returns how many events. */
export async function eraseTracking({ db }: EngineContext, id: string): Promise<number> {
  return db.transaction().execute(async transaction => {
    await sql`delete from tracking_forward where browser_id = ${id} or registered = ${id}::text`.execute(transaction)
    await sql`delete from tracking_cart where browser_id = ${id}`.execute(transaction)
    const erased = sql`delete from tracking_event where browser_id = ${id} or customer_id = ${id}`
    return Number((await erased.execute(transaction)).numAffectedRows ?? 0n)
  })
}
