import type { CountryCode } from '../market/market.ts'
import { ESTABLISHED_IN } from '../store/index.ts'
import type { FiscalDocument, SupplyScheme } from './fiscal-document.ts'

const PREFIXES = { invoice: 'RE', creditNote: 'RK' } as const
const DIGITS = 8

/** What the numbers of a document count in: its kind, the registration it is issued under, and its year. */
export function seriesOf(
  document: Pick<FiscalDocument, 'kind' | 'issueDate'> & { readonly scheme: SupplyScheme; readonly taxingState: CountryCode },
): string {
  const { kind, scheme, taxingState, issueDate } = document
  const registration = scheme === 'local' && taxingState !== ESTABLISHED_IN ? [taxingState] : []
  return [PREFIXES[kind], ...registration, issueDate.slice(0, 4)].join('-')
}

/** The number of a document in its series, such as `RE-2026-00000101`; never more than 20 characters (BT-1). */
export function fiscalNumberOf(series: string, running: number): string {
  if (!Number.isSafeInteger(running) || running < 1 || running >= 10 ** DIGITS)
    throw new RangeError(`Not a running number of ${DIGITS} digits: ${running}`)
  return `${series}-${String(running).padStart(DIGITS, '0')}`
}

/** Whether a text has the form of the number of a fiscal document. */
export function isFiscalNumber(text: string): boolean {
  return /^R[EK](?:-[A-Z]{2})?-\d{4}-\d{8}$/.test(text)
}

const BERLIN = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin', year: 'numeric', month: '2-digit', day: '2-digit' })

/** The day of an ISO instant where the company is, YYYY-MM-DD: documents are dated by it. */
export function fiscalDayOf(instant: string): string {
  return BERLIN.format(Date.parse(instant))
}
