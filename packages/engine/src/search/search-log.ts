import type { MatchLevel, SearchEventType, SearchPlace } from '@shop/domain/search'
import { sql } from 'kysely'
import type { EngineContext } from '../database/context.ts'
import { type DeletionBatches, deleteByAge } from '../database/delete-by-age.ts'

/** A search that was answered. */
export interface AnsweredSearch {
  readonly id: string
  readonly storeKey: string
  readonly language: string
  /** What was typed; not empty. */
  readonly text: string
  readonly total: number
  readonly matchLevel: MatchLevel
  readonly place: SearchPlace
}

/** Records what shoppers searched for and how much was found, all asked just now. Known ids change nothing. */
export async function recordSearchQueries({ db, now }: EngineContext, searches: readonly AnsweredSearch[]): Promise<void> {
  await sql`
    insert into search_query (id, store_key, language, text, total, match_level, place, asked_at)
    select id, "storeKey", language, text, total, "matchLevel", place, ${now()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(searches)}::jsonb) as asked
      (id uuid, "storeKey" text, language text, text text, total integer, "matchLevel" integer, place text)
    on conflict (id) do nothing`.execute(db)
}

/** What became of products that were found. */
export interface SearchEvent {
  readonly queryId: string
  readonly storeKey: string
  readonly type: SearchEventType
  readonly place: SearchPlace
  readonly products: readonly { readonly id: string; readonly position: number }[]
}

/** Records that products were seen or opened, each once; of a search this store never answered nothing is. */
export async function recordSearchEvent({ db, now }: EngineContext, event: SearchEvent): Promise<void> {
  const { queryId, storeKey, type, place, products } = event
  await sql`
    insert into search_event (query_id, type, place, product_id, position, happened_at)
    select query.id, ${type}, ${place}, found.id, found.position, ${now()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(products)}::jsonb) as found (id uuid, position integer)
    join search_query query on query.id = ${queryId} and query.store_key = ${storeKey}
    join product on product.id = found.id
    on conflict (query_id, type, product_id) do nothing`.execute(db)
}

/** Forgets searches that were asked before an instant (ISO), with what became of them. Returns how many. */
export function forgetSearches(
  { db }: EngineContext,
  { before, ...batches }: DeletionBatches & { readonly before: string },
): Promise<number> {
  return deleteByAge(db, { table: 'search_query', age: 'asked_at', before: sql`${before}::timestamptz` }, batches)
}

/** How often something was searched for, and what came of it. */
export interface SearchReportLine {
  /** As it was typed, in lower case. */
  readonly text: string
  readonly language: string
  readonly searches: number
  /** Products found, the last time. */
  readonly total: number
  /** Searches of which a product was opened. */
  readonly clicked: number
  /** Mean place of the first opened product in the result, from 1; null without any. */
  readonly meanPosition: number | null
}

export interface SearchReportQuery {
  /** ISO instant; searches since then. */
  readonly since: string
  /** ISO instant; searches before then. */
  readonly before?: string
  readonly storeKey?: string
  /** Only searches that found nothing. */
  readonly withoutResults?: boolean
  readonly limit: number
}

/** What shoppers searched for most, the most frequent first. Suggestions count once they led to a click. */
export async function reportSearches({ db }: EngineContext, query: SearchReportQuery): Promise<SearchReportLine[]> {
  const { since, before, storeKey, withoutResults = false, limit } = query
  const { rows } = await sql<SearchReportLine>`
    select lower(search.text) as text, search.language, count(*)::integer as searches,
      (array_agg(search.total order by search.asked_at desc))[1] as total,
      count(first.position)::integer as clicked, round(avg(first.position), 1)::float8 as "meanPosition"
    from search_query search
    left join lateral (
      select min(position) as position from search_event where query_id = search.id and type = 'click'
    ) first on true
    where search.asked_at >= ${since}::timestamptz
      and ${before === undefined ? sql`true` : sql`search.asked_at < ${before}::timestamptz`}
      and ${storeKey === undefined ? sql`true` : sql`search.store_key = ${storeKey}`}
      and ${withoutResults ? sql`search.total = 0` : sql`true`}
      and (search.place = 'results' or first.position is not null)
    group by lower(search.text), search.language
    order by searches desc, text limit ${limit}`.execute(db)
  return rows
}
