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
  /** Messages that wait to be handed to the queues, and for how long the first of them has, in seconds. */
  readonly outbox: { readonly waiting: number; readonly oldestSeconds: number }
  /** Items without a unit left, of all that have stock. */
  readonly stock: { readonly soldOut: number; readonly items: number }
  /** Seconds since the oldest transaction under way began: changes of the catalogue after it are looked at again until it ends. */
  readonly oldestTransactionSeconds: number
  /** Connections to the database, and how many it takes. */
  readonly connections: { readonly used: number; readonly most: number }
}

/** Reads the figures in one statement. Throws `Unavailable` while the database is away. */
export async function readOperatingFigures({ db }: EngineContext): Promise<OperatingFigures> {
  const since = sql`now() - make_interval(mins => ${FIGURES_MINUTES})`
  const { rows } = await sql<{ figures: OperatingFigures }>`
    select jsonb_build_object(
      'orders', (select count(*) from "order" where created_at > ${since}),
      'attempts', (
        select coalesce(jsonb_agg(jsonb_build_object('state', state, 'count', number)), '[]')
        from (select state, count(*) as number from checkout_attempt where created_at > ${since} group by state) by_state),
      'outbox', (
        select jsonb_build_object('waiting', count(*), 'oldestSeconds', coalesce(extract(epoch from now() - min(created_at)), 0))
        from outbox where relayed_at is null),
      'stock', (
        select jsonb_build_object('soldOut', count(*) filter (where available <= 0), 'items', count(*)) from inventory_entry),
      'oldestTransactionSeconds', (
        select coalesce(extract(epoch from now() - min(xact_start)), 0) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()),
      'connections', (
        select jsonb_build_object('used', count(*), 'most', current_setting('max_connections')::integer) from pg_stat_activity)
    ) as figures`.execute(db)
  const [row] = rows
  if (!row) throw new Error('The database gives no figures')
  return row.figures
}
