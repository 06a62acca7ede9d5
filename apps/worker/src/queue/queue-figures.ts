import type { EngineContext } from '@shop/engine/database'
import { queueDatabaseOf } from '@shop/engine/outbox'
import { queueOfDeadLetters } from './dead-letters.ts'

/** How a queue of jobs does. */
export interface QueueFigures {
  readonly queue: string
  /** Jobs that are due and not taken, `MAX_COUNTED` at most. */
  readonly waiting: number
  /** How long the first of them has been due, in seconds. */
  readonly oldestSeconds: number
  /** Those that failed and are tried again, now or later. */
  readonly retrying: number
  /** Those that were given up and are kept for someone to look at. */
  readonly givenUp: number
}

const MAX_COUNTED = 10_000

// Counted from an index of what has not ended: the jobs of 30 days that have are not looked at.
const FIGURES = `
  select queue.name,
    (select jsonb_build_object(
        'waiting', count(*) filter (where start_after <= now()),
        'oldestSeconds', coalesce(extract(epoch from now() - min(start_after) filter (where start_after <= now())), 0),
        'retrying', count(*) filter (where state = 'retry'))
      from (
        select state, start_after from pgboss.job where name = queue.name and state < 'active' and not blocked
        order by state, start_after limit ${MAX_COUNTED}) job) as figures
  from pgboss.queue`

interface QueueRow {
  readonly name: string
  readonly figures: { readonly waiting: number; readonly oldestSeconds: number; readonly retrying: number }
}

/** Reads the figures of all queues in one statement. Throws while the database is away, and before a worker made the queues. */
export async function readQueueFigures(context: EngineContext): Promise<QueueFigures[]> {
  const rows = (await queueDatabaseOf(context).executeSql(FIGURES)).rows as QueueRow[]
  const givenUp = new Map(rows.flatMap(({ name, figures }) => [[queueOfDeadLetters(name) ?? '', figures.waiting] as const]))
  return rows.flatMap(({ name, figures }) =>
    queueOfDeadLetters(name) === undefined ? [{ queue: name, ...figures, givenUp: givenUp.get(name) ?? 0 }] : [],
  )
}
