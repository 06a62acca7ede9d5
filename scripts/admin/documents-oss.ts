import {
  type FiscalDocument,
  isQuarter,
  type OssRecord,
  type OssSum,
  ossRecordsOf,
  ossSumsOf,
  quarterStart,
} from '@shop/domain/fiscal'
import { type CurrencyCode, divideHalfEven, isCurrencyCode } from '@shop/domain/money'
import type { Order } from '@shop/domain/order'
import type { EngineContext } from '@shop/engine/database'
import { findDocuments } from '@shop/engine/fiscal'
import { findOrder } from '@shop/engine/order'
import { findParcels } from '@shop/engine/shipment'
import type { AdminCommand } from './command.ts'
import { readWords } from './read-words.ts'
import { writeMoney } from './write-money.ts'
import { writeNewFile } from './write-new-file.ts'
import { writeTable } from './write-table.ts'

/** `documents oss`: the quarter's return of the One-Stop-Shop, and the records it rests on. */
export const documentsOss: AdminCommand = {
  name: 'documents oss',
  effect: 'reads',
  summary: "sum a quarter for the One-Stop-Shop's return, and write the records that have to be kept to a CSV file",
  usage: '<quarter> <file> [--rates CZK=24.150,PLN=4.2510]',
  details: [
    '<quarter>  such as 2026-Q4',
    '<file>     which must not exist yet',
    '--rates    what a euro cost in other currencies on the last day of the quarter, as the European Central Bank published it',
    'Supplies count in the quarter in which they left, corrections in the one in which they were issued.',
  ],
  prepare(args) {
    const words = readWords(args, { arguments: ['quarter', 'file'], options: ['rates'] })
    const [quarter = '', file = ''] = words.arguments
    if (!isQuarter(quarter)) throw new Error(`${quarter} is not a quarter such as 2026-Q4`)
    const rates = readRates(words.options.rates)
    return async context => {
      const issued = await findAll(context, quarter)
      const records = ossRecordsOf(
        issued.map(({ document }) => document),
        quarter,
      )
      const sums = ossSumsOf(records).map(sum => inEuro(sum, rates))
      writeNewFile(file, await csvOf(context, records, issued))
      const rows = sums.map(({ stateOfConsumption, supplyQuarter, permyriad, currency, net, tax, euroNet, euroTax }) => [
        ...[stateOfConsumption, supplyQuarter, `${permyriad / 100} %`],
        ...[writeMoney({ centAmount: net, currencyCode: currency }), writeMoney({ centAmount: tax, currencyCode: currency })],
        ...[writeMoney({ centAmount: euroNet, currencyCode: 'EUR' }), writeMoney({ centAmount: euroTax, currencyCode: 'EUR' })],
      ])
      const table = writeTable(['state', 'quarter', 'rate', 'net', 'VAT', 'net in euro', 'VAT in euro'], rows)
      const text = rows.length > 0 ? table : `nothing was sold under the One-Stop-Shop in ${quarter}`
      const written = records.length === 1 ? '1 record is' : `${records.length} records are`
      return { text: `${text}\n${written} in ${file}`, data: { quarter, sums } }
    }
  },
}

const PAGE = 1000
/** What left at the end of a quarter is invoiced days later, at the latest when its month is over. */
const DAYS_AFTER = 45
const MS_OF_DAY = 86_400_000

interface Issued {
  readonly orderId: string
  readonly document: FiscalDocument
}

/** All documents that can belong to a quarter. */
async function findAll(context: EngineContext, quarter: string): Promise<Issued[]> {
  const found: Issued[] = []
  const from = quarterStart(quarter)
  const end = Date.parse(from) + (92 + DAYS_AFTER) * MS_OF_DAY
  for (let day = Date.parse(from); day <= end; day += MS_OF_DAY) {
    const date = new Date(day).toISOString().slice(0, 10)
    const issued = await findDocuments(context, { from: date, until: date }, PAGE)
    if (issued.length === PAGE) throw new Error(`More than ${PAGE} documents were issued on ${date}`)
    found.push(...issued)
  }
  return found
}

/** Millionths of a currency per euro. */
type Rates = ReadonlyMap<CurrencyCode, bigint>

function readRates(text = ''): Rates {
  const rates = new Map<CurrencyCode, bigint>([['EUR', 1_000_000n]])
  for (const part of text.split(',').filter(Boolean)) {
    const [, currency = '', whole = '', decimals = ''] = /^([A-Z]{3})=(\d{1,6})(?:\.(\d{1,6}))?$/.exec(part.trim()) ?? []
    const rate = BigInt(`${whole || '0'}${decimals.padEnd(6, '0')}`)
    if (!isCurrencyCode(currency) || rate === 0n) throw new Error(`--rates ${part} is not a rate such as CZK=24.150`)
    rates.set(currency, rate)
  }
  return rates
}

function inEuro(sum: OssSum, rates: Rates): OssSum & { readonly euroNet: number; readonly euroTax: number } {
  const rate = rates.get(sum.currency)
  if (rate === undefined) throw new Error(`--rates has no rate for ${sum.currency}`)
  const euro = (cents: number) => Number(divideHalfEven(BigInt(cents) * 1_000_000n, rate))
  return { ...sum, euroNet: euro(sum.net), euroTax: euro(sum.tax) }
}

const COLUMNS = [
  ...['state of consumption', 'order', 'invoice', 'credit note', 'description', 'quantity', 'supply date', 'quarter of supply'],
  ...[
    'rate in per cent',
    'taxable amount',
    'VAT',
    'currency',
    'dispatched from',
    'arrived in',
    'postal code',
    'parcels',
    'payments',
  ],
]

/** The records with what proves arrival and payment; a row per position. */
async function csvOf(context: EngineContext, records: readonly OssRecord[], issued: readonly Issued[]): Promise<string> {
  const orderIds = new Map(issued.map(({ orderId, document }) => [document.orderNumber, orderId]))
  const proofs = new Map<string, { readonly parcels: string; readonly payments: string }>()
  const rows: string[][] = []
  for (const record of records) {
    const orderId = orderIds.get(record.orderNumber) ?? ''
    const proof = proofs.get(orderId) ?? (await proofOf(context, orderId))
    proofs.set(orderId, proof)
    rows.push([
      ...[record.stateOfConsumption, record.orderNumber, record.invoiceNumber, record.creditNoteNumber ?? ''],
      ...[safeText(record.description), String(record.quantity), record.supplyDate, record.supplyQuarter],
      ...[String(record.permyriad / 100), (record.net / 100).toFixed(2), (record.tax / 100).toFixed(2), record.currency],
      ...[
        record.dispatchCountry,
        record.arrivalCountry,
        safeText(record.arrivalPostalCode),
        safeText(proof.parcels),
        proof.payments,
      ],
    ])
  }
  const line = (cells: readonly string[]) => cells.map(cell => `"${cell.replaceAll('"', '""')}"`).join(',')
  return `${[COLUMNS, ...rows].map(line).join('\r\n')}\r\n`
}

async function proofOf(context: EngineContext, orderId: string) {
  const parcels = await findParcels(context, orderId)
  return {
    parcels: parcels.map(({ carrier = '', trackingNumber }) => `${carrier} ${trackingNumber}`.trim()).join('; '),
    payments: paymentsOf(await findOrder(context, { id: orderId })),
  }
}

/** Days and amounts of money that came in, and that went back. */
function paymentsOf({ paymentInfo }: Order): string {
  const movements = paymentInfo.payments.flatMap(({ transactions }) => transactions)
  return movements
    .filter(({ type, state }) => state === 'Success' && (type === 'Charge' || type === 'Refund'))
    .map(({ type, timestamp, amount }) => `${timestamp.slice(0, 10)} ${type === 'Refund' ? '-' : ''}${writeMoney(amount)}`)
    .join('; ')
}

/** A text that no spreadsheet takes for a formula. */
function safeText(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
}
