import type { Database } from '../database/context.ts'
import type { OutboxMessage } from './relay-outbox.ts'

/** Leaves a message for whoever has to hear of it, in the transaction that makes it true; a key that was used is told once. */
export async function tell(db: Database, { topic, payload, dedupKey }: OutboxMessage): Promise<void> {
  await db
    .insertInto('outbox')
    .values({ topic, payload: JSON.stringify(payload), dedup_key: dedupKey })
    .onConflict(conflict => conflict.column('dedup_key').doNothing())
    .execute()
}
