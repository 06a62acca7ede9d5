import type { CountryCode } from '../market/market.ts'
import type { CurrencyCode } from '../money/index.ts'
import type { Cents, FiscalDocument, TaxedAmount } from './fiscal-document.ts'

/** What the One-Stop-Shop asks to be kept of a supply, or of its correction (art. 63c of Regulation 282/2011). */
export interface OssRecord {
  readonly stateOfConsumption: CountryCode
  readonly invoiceNumber: string
  /** The credit note of a correction. */
  readonly creditNoteNumber?: string
  readonly orderNumber: string
  readonly description: string
  readonly quantity: number
  /** YYYY-MM-DD. */
  readonly supplyDate: string
  /** Quarter of the supply, such as `2026-Q4`: a correction names that which it corrects. */
  readonly supplyQuarter: string
  readonly permyriad: number
  /** Taxable amount and VAT; negative in a correction. */
  readonly net: Cents
  readonly tax: Cents
  readonly currency: CurrencyCode
  readonly dispatchCountry: CountryCode
  readonly arrivalCountry: CountryCode
  readonly arrivalPostalCode: string
}

/** Whether a text names a quarter, such as `2026-Q4`. */
export function isQuarter(text: string): boolean {
  return /^\d{4}-Q[1-4]$/.test(text)
}

/** The quarter of a day. */
export function quarterOf(day: string): string {
  return `${day.slice(0, 4)}-Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`
}

/** First day of a quarter, YYYY-MM-DD. */
export function quarterStart(quarter: string): string {
  return `${quarter.slice(0, 4)}-${String((Number(quarter.slice(6)) - 1) * 3 + 1).padStart(2, '0')}-01`
}

/**
 * What a quarter's return reports: supplies that took place in it, and corrections that were issued in it, of whatever quarter. Of
 * documents under other rules nothing.
 */
export function ossRecordsOf(documents: readonly FiscalDocument[], quarter: string): OssRecord[] {
  const reported = ({ kind, deliveryDate, issueDate }: FiscalDocument) => quarterOf(kind === 'invoice' ? deliveryDate : issueDate)
  return documents.filter(document => document.scheme === 'oss' && reported(document) === quarter).flatMap(recordsOf)
}

function recordsOf(document: FiscalDocument): OssRecord[] {
  const { kind, preceding, number, lines, allowances, charges, deliverTo, evidence } = document
  const sign = kind === 'invoice' ? 1 : -1
  const facts = {
    stateOfConsumption: document.taxingState,
    invoiceNumber: preceding?.number ?? number,
    ...(preceding ? { creditNoteNumber: number } : {}),
    orderNumber: document.orderNumber,
    supplyDate: document.deliveryDate,
    supplyQuarter: quarterOf(document.deliveryDate),
    currency: document.currency,
    dispatchCountry: evidence.dispatchCountry,
    arrivalCountry: deliverTo.country,
    arrivalPostalCode: deliverTo.postalCode,
  }
  const record = (
    description: string,
    quantity: number,
    { permyriad, net, tax }: Omit<TaxedAmount, 'gross' | 'category'>,
  ): OssRecord => {
    return { ...facts, description, quantity, permyriad, net: sign * net + 0, tax: sign * tax + 0 }
  }
  // What is exempt for what it is, such as some guarantees, is not declared there.
  const isTaxed = ({ category }: TaxedAmount) => category === 'S'
  return [
    ...lines.filter(isTaxed).map(({ name, quantity, shares, ...line }) => {
      const off = (field: 'net' | 'tax') => shares.reduce((cents, share) => cents + share[field], 0)
      return record(name, quantity, { ...line, net: line.net - off('net'), tax: line.tax - off('tax') })
    }),
    ...charges.filter(isTaxed).map(({ name, ...charge }) => record(name, 1, charge)),
    ...allowances
      .filter(part => part.isReduction && isTaxed(part))
      .map(({ name, permyriad, net, tax }) => record(name, 1, { permyriad, net: -net, tax: -tax })),
  ]
}

/** Sums of a return: of a state, a rate and a currency, of the quarter itself or of one that is corrected. */
export interface OssSum
  extends Pick<OssRecord, 'stateOfConsumption' | 'permyriad' | 'currency' | 'supplyQuarter' | 'net' | 'tax'> {}

/** What a return declares, by state, quarter and rate. */
export function ossSumsOf(records: readonly OssRecord[]): OssSum[] {
  const sums = new Map<string, OssSum>()
  for (const { stateOfConsumption, permyriad, currency, supplyQuarter, net, tax } of records) {
    const key = [stateOfConsumption, supplyQuarter, String(permyriad).padStart(5, '0'), currency].join(' ')
    const known = sums.get(key) ?? { stateOfConsumption, permyriad, currency, supplyQuarter, net: 0, tax: 0 }
    sums.set(key, { ...known, net: known.net + net, tax: known.tax + tax })
  }
  return [...sums].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, sum]) => sum)
}
