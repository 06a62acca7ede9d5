import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { COUNTRIES, type CountryCode } from '@shop/domain/market'
import { boundsOf, daysOf, daysUntil, isDay, MAX_REPORT_DAYS } from '@shop/domain/report'
import type { EngineContext } from '@shop/engine/database'
import { type ReportRequest, readReport } from '@shop/engine/report'
import { readWords } from '../admin/read-words.ts'
import { countryText } from './report-numbers.ts'
import { reportText } from './report-text.ts'
import { sectionsOf } from './sections.ts'

/** What a report works with. */
export interface ReportSurroundings {
  /** Does work on the shop's database; opened only for words that were understood. */
  readonly onDatabase: <Result>(work: (context: EngineContext) => Promise<Result>) => Promise<Result>
  readonly write: (text: string) => void
  /** The day it is, in UTC. */
  readonly today: string
}

const DEFAULT_DAYS = 30
const DEFAULT_LINES = 20
const HELP = `npm run report -- [--from 2026-11-01] [--to 2026-11-30] [--market DE] [--lines 20] [--html report.html]

orders, best sellers, the funnel, conversion by market and payment method, searches without result,
the speed of pages and errors in browsers

  --from, --to  first and last day (UTC); by default the last 30 days, at most ${MAX_REPORT_DAYS}
  --market      country of one market alone
  --lines       lines of each list, at most 200
  --html        writes a page with charts into this file, too
Works on DATABASE_URL, else on the shop in DATA_DIR (.data), running or not.`

/** Writes a report. Throws with one line that says what is wrong. */
export async function runReport(args: readonly string[], { onDatabase, write, today }: ReportSurroundings): Promise<void> {
  if (args.includes('--help') || args.includes('-h')) return write(HELP)
  const { options } = readWords(args, { options: ['from', 'to', 'market', 'lines', 'html'] })
  const request = readRequest(options, today)
  const file = options.html && resolve(options.html)
  const report = await onDatabase(context => readReport(context, request))
  const sections = sectionsOf(report, request)
  const scope = request.country ? countryText(request.country) : 'all markets'
  const subtitle = `${request.from} to ${request.to} (UTC), ${scope}`
  write(reportText(`Report, ${subtitle}`, sections))
  if (!file) return
  // Loaded for it alone: the library of the charts takes seconds.
  const { reportHtml } = await import('./report-html.ts')
  await writeFile(file, reportHtml('Report', subtitle, sections)).catch((error: unknown) => {
    const code = (error as NodeJS.ErrnoException).code
    const reason = code === 'ENOENT' ? 'there is no such folder' : String(error)
    throw new Error(`--html ${file} cannot be written: ${reason}`, { cause: error })
  })
  write(`\nwritten: ${file}`)
}

type Options = Readonly<Partial<Record<'from' | 'to' | 'market' | 'lines' | 'html', string>>>

function readRequest(options: Options, today: string): ReportRequest {
  const { from, to = today, market, lines } = options
  for (const [name, day] of Object.entries({ from, to }))
    if (day !== undefined && !isDay(day)) throw new Error(`--${name} ${day} is not a day such as 2026-11-21`)
  const period = from === undefined ? daysUntil(to, DEFAULT_DAYS) : { from, to }
  if (boundsOf(period).since >= boundsOf(period).before) throw new Error(`--from ${period.from} is after --to ${period.to}`)
  if (daysOf(period).length > MAX_REPORT_DAYS) throw new Error(`The period is longer than ${MAX_REPORT_DAYS} days`)
  const limit = lines === undefined ? DEFAULT_LINES : Number(lines)
  if (!Number.isInteger(limit) || limit < 1 || limit > 200) throw new Error(`--lines ${lines} is not a number from 1 to 200`)
  return { ...period, ...(market === undefined ? {} : { country: readCountry(market) }), limit }
}

function readCountry(text: string): CountryCode {
  const country = COUNTRIES.find(known => known === text.toUpperCase())
  if (!country) throw new Error(`--market ${text} is not the country of a market, such as DE`)
  return country
}
