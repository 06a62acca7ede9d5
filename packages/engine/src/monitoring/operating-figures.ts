import { ATTEMPT_FAILURES, type AttemptFailure } from '@shop/domain/payment'
import { sql } from 'kysely'
import type { EngineContext } from '../database/context.ts'

/** Minutes that the figures about time look back. */
export const FIGURES_MINUTES = 5

/** How the shop does, for its operator. No figure names anyone. */
export interface OperatingFigures {
  /** Placed within `FIGURES_MINUTES`. */
  readonly orders: number
  /** Payments by the provider that were begun within `FIGURES_MINUTES`, by what became of them. */
  readonly attempts: readonly { readonly state: string; readonly count: number }[]
  /** How many of them came to nothing, for each reason that there is. */
  readonly failures: readonly { readonly reason: AttemptFailure; readonly count: number }[]
  /** Numbers that orders were given since the shop began, a few of orders that were not placed after all among them. */
  readonly orderNumbers: number
  /** Messages that wait to be handed to the queues, `MAX_COUNTED` at most, and for how long the first of them has, in seconds. */
  readonly outbox: { readonly waiting: number; readonly oldestSeconds: number }
  /** Items that have stock, and those of them without a unit left. */
  readonly stock: { readonly items: number; readonly soldOut: number }
  /** The number of the first transaction that may be under way: who follows the changes has those before it. */
  readonly position: number
  /** Seconds since the oldest transaction under way began: changes of the catalogue after it are looked at again until it ends. */
  readonly oldestTransactionSeconds: number
  /** Connections to the database, and how many it takes. */
  readonly connections: { readonly used: number; readonly most: number }
}

/** What waits is counted up to here, so that a figure costs no more while it is large. */
const MAX_COUNTED = 10_000

/** Reads the figures in one statement, whose work does not grow with tables. Throws `Unavailable` while the database is away. */
export async function readOperatingFigures({ db }: EngineContext): Promise<OperatingFigures> {
  const since = sql`now() - make_interval(mins => ${FIGURES_MINUTES})`
  const { rows } = await sql<{
    figures: Omit<OperatingFigures, 'failures'> & { failures: Partial<Record<AttemptFailure, number>> }
  }>`
    select jsonb_build_object(
      'orders', (select count(*) from "order" where created_at > ${since}),
      'attempts', (
        select coalesce(jsonb_agg(jsonb_build_object('state', state, 'count', number)), '[]')
        from (select state, count(*) as number from checkout_attempt where created_at > ${since} group by state) by_state),
      'failures', (
        select coalesce(jsonb_object_agg(reason, number), '{}')
        from (
          select reason, count(*) as number from checkout_attempt
          where created_at > ${since} and reason is not null group by reason) by_reason),
      'orderNumbers', (select case when is_called then last_value else last_value - 1 end from order_number_sequence),
      'outbox', (
        select jsonb_build_object('waiting', count(*), 'oldestSeconds', coalesce(extract(epoch from now() - min(created_at)), 0))
        from (select created_at from outbox where relayed_at is null order by id limit ${MAX_COUNTED}) waiting),
      'stock', (
        select jsonb_build_object('items', coalesce(sum(items), 0), 'soldOut', coalesce(sum(sold_out), 0)) from stock_count),
      'position', pg_snapshot_xmin(pg_current_snapshot())::text::bigint,
      'oldestTransactionSeconds', (
        select coalesce(extract(epoch from now() - min(xact_start)), 0) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()),
      'connections', (
        select jsonb_build_object('used', count(*), 'most', current_setting('max_connections')::integer) from pg_stat_activity)
    ) as figures`.execute(db)
  const [row] = rows
  if (!row) throw new Error('The database gives no figures')
  const { failures, ...figures } = row.figures
  return { ...figures, failures: ATTEMPT_FAILURES.map(reason => ({ reason, count: failures[reason] ?? 0 })) }
}
