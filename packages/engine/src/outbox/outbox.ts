import { CompiledQuery, sql } from 'kysely'
import { type Database, type EngineContext, inTransaction } from '../database/context.ts'

/** What has to be told elsewhere: an event that took place, with the key under which it is told once. */
export interface OutboxMessage {
  readonly topic: string
  readonly payload: unknown
  readonly dedupKey: string
}

/** Runs SQL inside the transaction of a relay, in the form a table-backed queue asks for. */
export interface RelayTransaction {
  executeSql(text: string, values?: readonly unknown[]): Promise<{ rows: unknown[] }>
}

/**
 * Hands waiting messages of some topics on, oldest first, and marks them as relayed in the same transaction. What
 * `forward` writes with the given transaction therefore happens exactly once; anything else it does may be repeated.
 * Relays that run in parallel pass over each other's messages. Returns how many were handed on.
 */
export async function relayOutbox(
  context: EngineContext,
  wanted: { readonly topics: readonly string[]; readonly limit: number },
  forward: (messages: readonly OutboxMessage[], transaction: RelayTransaction) => Promise<void>,
): Promise<number> {
  return inTransaction(context, async transaction => {
    const rows = await transaction
      .selectFrom('outbox')
      .select(['id', 'topic', 'payload', 'dedup_key as dedupKey'])
      .where('relayed_at', 'is', null)
      .where('topic', 'in', wanted.topics)
      .orderBy('id')
      .limit(wanted.limit)
      .forUpdate()
      .skipLocked()
      .execute()
    if (rows.length === 0) return 0
    await forward(
      rows.map(({ id: _, ...message }) => message),
      {
        executeSql: async (text, values = []) => {
          const { rows: results } = await transaction.executeQuery(CompiledQuery.raw(text, [...values]))
          return { rows: results }
        },
      },
    )
    await transaction
      .updateTable('outbox')
      .set({ relayed_at: sql<string>`now()` })
      .where(
        'id',
        'in',
        rows.map(({ id }) => id),
      )
      .execute()
    return rows.length
  })
}

/** Leaves a message for the worker, in the transaction that makes it true; a key that was used is told once. */
export async function addToOutbox(db: Database, { topic, payload, dedupKey }: OutboxMessage): Promise<void> {
  await db
    .insertInto('outbox')
    .values({ topic, payload: JSON.stringify(payload), dedup_key: dedupKey })
    .onConflict(conflict => conflict.column('dedup_key').doNothing())
    .execute()
}
