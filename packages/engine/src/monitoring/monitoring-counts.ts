import type { PageKind, WebVital } from '@shop/domain/monitoring'
import { sql } from 'kysely'
import { type EngineContext, inTransaction } from '../database/context.ts'
import { prepareStatement } from '../database/prepared-statement.ts'

/** Where something was counted. */
interface CountedPage {
  /** UTC day, YYYY-MM-DD. */
  readonly day: string
  /** Country of the market. */
  readonly country: string
  readonly page: PageKind
  readonly count: number
}

/** How often a bucket of a web vital was met; see `bucketOf`. */
export interface WebVitalCount extends CountedPage {
  readonly vital: WebVital
  readonly bucket: number
}

/** How often an error took place. */
export interface BrowserErrorCount extends CountedPage {
  /** The same for errors that are alike. */
  readonly key: string
  readonly type: string
  readonly message: string
  readonly frames: readonly string[]
}

/** Errors of a day that are told apart; with more of them one that floods the shop with inventions would fill the disk. */
const MAX_ERRORS_OF_DAY = 2000

// Both in the order of their keys, so that two processes that add to the same rows wait for each other instead of in a circle.
const addWebVitals = prepareStatement<object>(
  at => sql`
    insert into web_vital (day, country, page, vital, bucket, count)
    select day, country, page, vital, bucket, count
    from jsonb_to_recordset(${at(1)}::jsonb) as met (day date, country text, page text, vital text, bucket smallint, count integer)
    order by day, country, page, vital, bucket
    on conflict (day, country, page, vital, bucket) do update set count = web_vital.count + excluded.count`,
)

const addBrowserErrors = prepareStatement<object>(
  at => sql`
    with met as (
      select * from jsonb_to_recordset(${at(1)}::jsonb) as met
        (day date, key text, country text, page text, type text, message text, frames text, count integer)),
    unknown as (
      select day, key, row_number() over (partition by day order by key) as place
      from (select distinct day, key from met) as kind
      where not exists (select from browser_error known where (known.day, known.error_key) = (kind.day, kind.key))),
    taken as (
      select day, count(distinct error_key) as count from browser_error where day in (select day from unknown) group by day)
    insert into browser_error (day, error_key, country, page, type, message, frames, count)
    select met.day, met.key, met.country, met.page, met.type, met.message, met.frames, met.count
    from met left join unknown using (day, key) left join taken using (day)
    where unknown.key is null or unknown.place + coalesce(taken.count, 0) <= ${at(2)}
    order by met.day, met.key, met.country, met.page
    on conflict (day, error_key, country, page) do update set count = browser_error.count + excluded.count`,
)

/** Adds what was counted of web vitals; each bucket of a page, country and day once. */
export async function addWebVitalCounts({ db }: Pick<EngineContext, 'db'>, counts: readonly WebVitalCount[]): Promise<void> {
  if (counts.length > 0) await addWebVitals(db, [JSON.stringify(counts)])
}

/**
 * Adds what was counted of errors; each error of a page, country and day once. Beyond 2,000 of a day only known ones are, also
 * when several processes add at the same time.
 */
export async function addBrowserErrorCounts(context: EngineContext, counts: readonly BrowserErrorCount[]): Promise<void> {
  const rows = counts.map(count => ({ ...count, frames: count.frames.join('\n') }))
  if (counts.length === 0) return
  await inTransaction(context, async transaction => {
    // Two processes that add at the same time would each find the same places free.
    await sql`select pg_advisory_xact_lock(hashtext('browser_error'))`.execute(transaction)
    await addBrowserErrors(transaction, [JSON.stringify(rows), MAX_ERRORS_OF_DAY])
  })
}

/** Deletes counts of days before those given (YYYY-MM-DD), at most `limit` of each kind. Returns how many of the larger kind. */
export async function deleteOldMonitoring(
  { db }: EngineContext,
  before: { readonly webVitals: string; readonly errors: string; readonly limit: number },
): Promise<number> {
  const { webVitals, errors, limit } = before
  const deleted = await sql`
    delete from web_vital where ctid = any(array(
      select ctid from web_vital where day < ${webVitals}::date order by day limit ${limit}))`.execute(db)
  const deletedErrors = await sql`
    delete from browser_error where ctid = any(array(
      select ctid from browser_error where day < ${errors}::date order by day limit ${limit}))`.execute(db)
  return Math.max(Number(deleted.numAffectedRows ?? 0), Number(deletedErrors.numAffectedRows ?? 0))
}
