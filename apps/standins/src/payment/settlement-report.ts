import { createSequence, type Sandbox } from '../sandbox/sandbox.ts'
import type { HeldPayment } from './held-payment.ts'
import { MERCHANT_ACCOUNT, type NotificationItem } from './notification.ts'

/** A report about all money that was taken and given back. */
export interface SettlementReport {
  /** Such as `settlement_detail_report_batch_1.csv`; notified as the number of the event. */
  readonly name: string
  readonly csv: string
}

/** The reports that were published, none after a reset. */
export interface ReportShelf {
  /** Makes the next report of payments. */
  publish(payments: readonly HeldPayment[]): SettlementReport
  find(name: string): SettlementReport | undefined
}

/** A shelf without reports. */
export function createReportShelf(sandbox: Sandbox): ReportShelf {
  const reports: SettlementReport[] = []
  const numbers = createSequence(sandbox, 'settlement')
  sandbox.onReset(() => {
    reports.length = 0
  })
  return {
    publish(payments) {
      const batch = reports.length + 1
      const transfer = numbers().toString('hex').slice(0, 16).toUpperCase()
      const report = { name: `settlement_detail_report_batch_${batch}.csv`, csv: csvOf(payments, batch, transfer) }
      reports.push(report)
      return report
    },
    find: name => reports.find(report => report.name === name),
  }
}

/** The notification that a report can be fetched from a URL, at a time in milliseconds. */
export function reportNotification({ name }: SettlementReport, url: string, now: number): NotificationItem {
  return {
    eventCode: 'REPORT_AVAILABLE',
    success: 'true',
    eventDate: new Date(now).toISOString().replace(/\.\d+Z$/, '+00:00'),
    merchantAccountCode: MERCHANT_ACCOUNT,
    merchantReference: '',
    pspReference: name,
    originalReference: '',
    paymentMethod: '',
    amount: { currency: 'EUR', value: 0 },
    reason: url,
    additionalData: {},
  }
}

const COLUMNS = [
  'Merchant Account',
  'Psp Reference',
  'Merchant Reference',
  'Payment Method',
  'Creation Date',
  'TimeZone',
  'Type',
  'Modification Reference',
  'Gross Currency',
  'Gross Debit (GC)',
  'Gross Credit (GC)',
  'Batch Number',
]

function csvOf(payments: readonly HeldPayment[], batch: number, transfer: string): string {
  const rows = payments.toReversed().flatMap(payment => movementsOf(payment).map(movement => [payment, movement] as const))
  const lines = rows.map(([payment, { type, number, value }]) => {
    const { pspReference, reference, method, createdAt, amount } = payment
    const sum = (value / 100).toFixed(2)
    const [debit, credit] = type === 'Refunded' ? [sum, ''] : ['', sum]
    const at = new Date(createdAt).toISOString().slice(0, 19).replace('T', ' ')
    return [MERCHANT_ACCOUNT, pspReference, reference, method, at, 'UTC', type, number, amount.currency, debit, credit, batch]
  })
  const payout = [MERCHANT_ACCOUNT, transfer, '', '', '', 'UTC', 'MerchantPayout', '', '', '', '', batch]
  return [COLUMNS, ...lines, payout].map(fields => `${fields.map(field => csvField(String(field))).join(',')}\r\n`).join('')
}

function movementsOf({ modifications, capturedValue, isCapturedAtOnce }: HeldPayment) {
  const made = modifications.map(({ kind, pspReference, value }) => ({
    type: kind === 'captures' ? 'Settled' : 'Refunded',
    number: pspReference,
    value,
  }))
  return isCapturedAtOnce && capturedValue > 0 ? [{ type: 'Settled', number: '', value: capturedValue }, ...made] : made
}

/** Quoted where it has to be; what a spreadsheet would take for a formula stays text. */
function csvField(text: string): string {
  const safe = /^[=+@-]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
