import type { BucketCount, PageKind, WebVital } from '@shop/domain/monitoring'
import { sql } from 'kysely'
import { ofCountry, type ReportQuery } from './report-query.ts'

/** How often buckets of a web vital were met: on a kind of page, in a market, or on a day. */
export interface WebVitalBuckets {
  readonly by: 'page' | 'country' | 'day'
  readonly of: string
  readonly vital: WebVital
  readonly counts: readonly BucketCount[]
}

/** Web vitals of the period by page, by market and by day. */
export async function selectWebVitals(query: ReportQuery): Promise<WebVitalBuckets[]> {
  const { rows } = await sql<WebVitalBuckets>`
    with met as (
      select page, country, to_char(day, 'YYYY-MM-DD') as day, vital, bucket, sum(count)::integer as count
      from web_vital
      where day >= (${query.since}::timestamptz at time zone 'UTC')::date
        and day < (${query.before}::timestamptz at time zone 'UTC')::date and ${ofCountry(sql`country`, query)}
      group by grouping sets ((page, vital, bucket), (country, vital, bucket), (day, vital, bucket)))
    select case when page is not null then 'page' when country is not null then 'country' else 'day' end as by,
      coalesce(page, country, day) as of, vital, jsonb_agg(jsonb_build_object('bucket', bucket, 'count', count)) as counts
    from met group by 1, 2, 3 order by 1, 2, 3`.execute(query.db)
  return rows
}

/** An error of the shop's scripts, as often as it was reported. */
export interface ReportedError {
  readonly type: string
  readonly message: string
  readonly count: number
  readonly pages: readonly PageKind[]
  readonly countries: readonly string[]
  /** The last day (UTC) on which it took place. */
  readonly lastDay: string
  readonly frames: string
}

/** Errors in browsers in the period, the most frequent first. */
export async function selectBrowserErrors(query: ReportQuery, limit: number): Promise<ReportedError[]> {
  const { rows } = await sql<ReportedError>`
    select min(type) as type, min(message) as message, sum(count)::integer as count,
      array_agg(distinct page order by page) as pages, array_agg(distinct country order by country) as countries,
      to_char(max(day), 'YYYY-MM-DD') as "lastDay", (array_agg(frames order by day desc))[1] as frames
    from browser_error
    where day >= (${query.since}::timestamptz at time zone 'UTC')::date
      and day < (${query.before}::timestamptz at time zone 'UTC')::date and ${ofCountry(sql`country`, query)}
    group by error_key order by count desc, message limit ${limit}`.execute(query.db)
  return rows
}
