import { sql } from 'kysely'
import type { Database } from '../database/context.ts'
import type { SqlFragment } from '../database/sql-fragment.ts'

/** What of a shop is reported: a period between two instants (ISO), the second not included, of one country or all. */
export interface ReportQuery {
  readonly db: Database
  readonly since: string
  readonly before: string
  readonly country: string | undefined
}

/** Whether a time lies in the period. */
export function inPeriod(time: SqlFragment, { since, before }: ReportQuery): SqlFragment {
  return sql`${time} >= ${since}::timestamptz and ${time} < ${before}::timestamptz`
}

/** Whether a country is that of the report. */
export function ofCountry(country: SqlFragment, query: ReportQuery): SqlFragment {
  return query.country === undefined ? sql`true` : sql`${country} = ${query.country}`
}
