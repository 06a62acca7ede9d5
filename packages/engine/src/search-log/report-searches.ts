import { sql } from 'kysely'
import type { EngineContext } from '../database/context.ts'

/** How often something was looked for, and what came of it. */
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
  readonly storeKey?: string
  /** Only searches that found nothing. */
  readonly withoutResults?: boolean
  readonly limit: number
}

/** What people looked for most, the most frequent first. Suggestions count once they led to a click. */
export async function reportSearches({ db }: EngineContext, query: SearchReportQuery): Promise<SearchReportLine[]> {
  const { since, storeKey, withoutResults = false, limit } = query
  const { rows } = await sql<SearchReportLine>`
    select lower(search.text) as text, search.language, count(*)::integer as searches,
      (array_agg(search.total order by search.asked_at desc))[1] as total,
      count(first.position)::integer as clicked, round(avg(first.position), 1)::float8 as "meanPosition"
    from search_query search
    left join lateral (
      select min(position) as position from search_event where query_id = search.id and type = 'click'
    ) first on true
    where search.asked_at >= ${since}::timestamptz
      and ${storeKey === undefined ? sql`true` : sql`search.store_key = ${storeKey}`}
      and ${withoutResults ? sql`search.total = 0` : sql`true`}
      and (search.place = 'results' or first.position is not null)
    group by lower(search.text), search.language
    order by searches desc, text limit ${limit}`.execute(db)
  return rows
}
