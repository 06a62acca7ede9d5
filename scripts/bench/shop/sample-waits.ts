import { setTimeout as wait } from 'node:timers/promises'
import { createContext, openDatabase } from '@shop/engine/database'
import { queueDatabaseOf } from '@shop/engine/outbox'

/** How many connections were at work with something, or waited for it, on average. */
export interface SampledWait {
  /** The wait as PostgreSQL names it, such as `IO:WalSync`; `at work` without one. */
  readonly what: string
  readonly mean: number
}

const EVERY_MS = 20
const QUERY = `select coalesce(wait_event_type || ':' || wait_event, 'at work') as what, count(*)::integer as connections
  from pg_stat_activity
  where state = 'active' and backend_type = 'client backend' and pid <> pg_backend_pid()
  group by 1`

/** Looks every 20 ms for some seconds at what connections of a database do, the most frequent first. */
export async function sampleWaits(databaseUrl: string, seconds: number): Promise<readonly SampledWait[]> {
  const db = openDatabase({ databaseUrl, poolSize: 1 })
  const sums = new Map<string, number>()
  let looks = 0
  try {
    const database = queueDatabaseOf(createContext(db))
    for (const end = performance.now() + seconds * 1000; performance.now() < end; await wait(EVERY_MS)) {
      const { rows } = await database.executeSql(QUERY)
      looks++
      for (const { what, connections } of rows as { what: string; connections: number }[])
        sums.set(what, (sums.get(what) ?? 0) + connections)
    }
  } finally {
    await db.destroy()
  }
  return [...sums].map(([what, sum]) => ({ what, mean: sum / looks })).toSorted((a, b) => b.mean - a.mean)
}
