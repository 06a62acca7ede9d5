import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

const PAUSE_MS = 50
const CONNECT_MS = 2_000

/**
 * Whether a replica has, within a time, all that its primary had committed when this was called: what is read there afterwards is
 * no older, and has what the caller wrote itself. False for a replica that is away, behind for longer, or no replica any more.
 * Rejects when the primary cannot be asked.
 */
export async function isCaughtUp(primaryUrl: string, replicaUrl: string, withinMs: number): Promise<boolean> {
  const committed = await ask<{ lsn: string }>(primaryUrl, 'select pg_current_wal_lsn()::text as lsn', [])
  const deadline = performance.now() + withinMs
  for (;;) {
    try {
      const { is_replica, has } = await ask<{ is_replica: boolean; has: boolean | null }>(
        replicaUrl,
        `select pg_is_in_recovery() as is_replica,
          case when pg_is_in_recovery() then pg_last_wal_replay_lsn() >= $1::pg_lsn end as has`,
        [committed.lsn],
      )
      if (!is_replica) return false
      if (has) return true
    } catch {
      return false
    }
    if (performance.now() > deadline) return false
    await wait(PAUSE_MS)
  }
}

async function ask<Row extends object>(url: string, text: string, values: readonly unknown[]): Promise<Row> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS, query_timeout: CONNECT_MS })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<Row>(text, [...values])
    const [row] = rows
    if (!row) throw new Error('A query without conditions had no row')
    return row
  } finally {
    await client.end().catch(() => undefined)
  }
}
