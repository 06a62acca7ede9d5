import { CommerceError } from '../error/index.ts'
import { languageOf, spellingOf } from '../market/index.ts'
import { amountStepOf, splitByWeights } from '../money/index.ts'
import { allowancesOf, breakdownOf, type DocumentParts, fiscalTotalsOf } from './document-sums.ts'
import type { Cents, ChargeCode, FiscalCharge, FiscalDocument, FiscalDraft, FiscalLine, VatBreakdown } from './fiscal-document.ts'
import { FISCAL_WORDS } from './fiscal-words.ts'
import { netInCents } from './order-lines.ts'
import { seriesOf } from './series.ts'
import { splitUnits } from './split-units.ts'

/** Units of a position that come back; `reduction` is what they have lost in value, with VAT, and is kept. */
export interface CreditedUnits {
  readonly line: number
  readonly quantity: number
  readonly reduction?: Cents
}

/** What of an invoice is taken back: units of its positions, and fees; or an amount with VAT for which no goods come back. */
export type Credit =
  | {
      readonly units: readonly CreditedUnits[]
      readonly charges: readonly ChargeCode[]
    }
  | { readonly reduction: Cents }

/** What a credit note is made from besides its invoice. */
export interface CreditFacts {
  /** YYYY-MM-DD. */
  readonly issueDate: string
  /** All credit notes of the invoice so far. */
  readonly earlier: readonly FiscalDocument[]
}

/**
 * All that is left of an invoice, as a correction of it as a whole takes it back: its units and fees, or an amount where its price was
 * reduced before, since its units are no longer worth what they were.
 */
export function openCreditOf(invoice: FiscalDocument, earlier: readonly FiscalDocument[]): Credit {
  if (isReduced(earlier)) return { reduction: openCentsOf(invoice, earlier) }
  const units = invoice.lines.flatMap(({ id, quantity }) => {
    const left = quantity - creditedUnits(earlier, id)
    return left > 0 ? [{ line: id, quantity: left }] : []
  })
  const charges = invoice.charges.flatMap(({ code }) => (isCharged(earlier, code) ? [] : [code]))
  if (units.length + charges.length > 0) return { units, charges }
  // What came back was worth less than it had cost: that is left.
  const left = openCentsOf(invoice, earlier)
  return left > 0 ? { reduction: left } : { units, charges }
}

/**
 * The credit note about a part of an invoice, at the rates of the invoice whatever they are by now. Its amounts are those that the
 * units had there, so that all credits of an invoice sum to it in net, tax and gross. Throws `CommerceError` `invalid-operation`
 * for more than is left of the invoice, and for nothing.
 */
export function creditNoteOf(invoice: FiscalDocument, credit: Credit, { issueDate, earlier }: CreditFacts): FiscalDraft {
  const parts =
    'reduction' in credit
      ? { lines: reductionLinesOf(invoice, credit.reduction, earlier), allowances: [], charges: [] }
      : returnedPartsOf(invoice, credit, earlier)
  if (parts.lines.length === 0) throw refused(`Nothing of invoice ${invoice.number} is left to credit`)
  const open = openRowsOf(invoice, earlier)
  for (const row of breakdownOf(parts, languageOf(invoice.locale)))
    if (grossOf(row) > open.reduce((cents, other) => (isSameTax(row, other) ? cents + grossOf(other) : cents), 0))
      throw refused(`Invoice ${invoice.number} has less left to credit, since its price was reduced`)
  const totals = fiscalTotalsOf(parts, () => 0)
  const { number, ...rest } = invoice
  const kind = 'creditNote' as const
  const { code, name, reference } = invoice.payment
  const terms = spellingOf(invoice.locale)(FISCAL_WORDS[languageOf(invoice.locale)].terms.refunded)
  return {
    ...rest,
    kind,
    series: seriesOf({ kind, issueDate, scheme: invoice.scheme, taxingState: invoice.taxingState }),
    issueDate,
    preceding: { number, issueDate: invoice.issueDate },
    ...parts,
    breakdown: breakdownOf(parts, languageOf(invoice.locale)),
    totals,
    payment: { code: code === '68' ? code : '1', name, reference, terms },
  }
}

/** A fee that comes back alone. */
function lineOfFee({ code, ...fee }: FiscalCharge, index: number): FiscalLine {
  const unit = { quantity: 1, unit: 'C62', unitNetMicro: fee.net * 10_000, allowances: [], shares: [] } as const
  return { ...fee, id: index + 1, sku: code, ...unit, creditsCharge: code }
}

function returnedPartsOf(
  invoice: FiscalDocument,
  { units, charges }: Exclude<Credit, { readonly reduction: Cents }>,
  earlier: readonly FiscalDocument[],
): DocumentParts {
  const lines = units.map(({ line: id, quantity, reduction = 0 }, index): FiscalLine => {
    const line = invoice.lines.find(candidate => candidate.id === id)
    const from = creditedUnits(earlier, id)
    if (!line || quantity < 1 || from + quantity > line.quantity)
      throw refused(`Invoice ${invoice.number} has no ${quantity} units of position ${id} to credit`)
    const part = splitUnits(line, { from, quantity }, invoice.currency)
    return { ...withoutLoss(invoice, part, reduction), id: index + 1, credits: id }
  })
  if (new Set(units.map(({ line }) => line)).size < units.length) throw refused('A position is credited once in a document')
  const fees = charges.map(code => {
    const charge = invoice.charges.find(candidate => candidate.code === code)
    if (!charge || isCharged(earlier, code)) throw refused(`Invoice ${invoice.number} has no fee ${code} to credit`)
    return charge
  })
  return lines.length > 0
    ? { lines, allowances: allowancesOf(lines), charges: fees }
    : { lines: fees.map(lineOfFee), allowances: [], charges: [] }
}

/** Units that are worth less than they cost: what they have lost is taken off their price. */
function withoutLoss(invoice: FiscalDocument, line: FiscalLine, loss: Cents): FiscalLine {
  if (loss === 0) return line
  const worth = line.gross - line.shares.reduce((cents, { gross }) => cents + gross, 0)
  if (!Number.isSafeInteger(loss) || loss < 0 || loss > worth || loss % amountStepOf(invoice.currency) !== 0)
    throw refused(`${line.quantity} of ${line.sku} cannot have lost ${loss} of ${worth} cents`)
  const net = netInCents(loss, line.permyriad)
  const { lossOfValue: name } = FISCAL_WORDS[languageOf(invoice.locale)]
  return {
    ...line,
    allowances: net === 0 ? line.allowances : [...line.allowances, { name, cents: net }],
    net: line.net - net,
    tax: line.tax - (loss - net),
    gross: line.gross - loss,
  }
}

/** A reduction of the price, shared over what is left at each rate; what takes all of a rate takes its net and tax to the cent. */
function reductionLinesOf(invoice: FiscalDocument, gross: Cents, earlier: readonly FiscalDocument[]): FiscalLine[] {
  const rows = openRowsOf(invoice, earlier).filter(row => grossOf(row) > 0)
  const left = rows.reduce((cents, row) => cents + grossOf(row), 0)
  if (left === 0) return []
  if (!Number.isSafeInteger(gross) || gross < 1 || gross > left)
    throw refused(`${gross} cents of invoice ${invoice.number} cannot be credited: ${left} are left`)
  const shares = splitByWeights(gross, rows.map(grossOf), amountStepOf(invoice.currency))
  const { reduction: name } = FISCAL_WORDS[languageOf(invoice.locale)]
  return rows
    .map((row, index) => ({ row, share: shares[index] ?? 0 }))
    .filter(({ share }) => share > 0)
    .map(({ row, share }, index): FiscalLine => {
      const { category, permyriad } = row
      const net = share === grossOf(row) ? row.net : netInCents(share, permyriad)
      const unit = { quantity: 1, unit: 'C62', unitNetMicro: net * 10_000, allowances: [], shares: [] } as const
      return { id: index + 1, sku: '', name, ...unit, net, tax: share - net, gross: share, unitGross: share, category, permyriad }
    })
}

function openCentsOf(invoice: FiscalDocument, earlier: readonly FiscalDocument[]): Cents {
  return openRowsOf(invoice, earlier).reduce((cents, row) => cents + grossOf(row), 0)
}

/** What is left of each rate of an invoice. */
function openRowsOf(invoice: FiscalDocument, earlier: readonly FiscalDocument[]): VatBreakdown[] {
  const credited = earlier.flatMap(({ breakdown }) => breakdown)
  return invoice.breakdown.map(row => {
    const of = credited.filter(other => isSameTax(row, other))
    const sum = (field: 'net' | 'tax') => of.reduce((cents, other) => cents + other[field], 0)
    return { ...row, net: row.net - sum('net'), tax: row.tax - sum('tax') }
  })
}

function isSameTax(one: VatBreakdown, other: VatBreakdown): boolean {
  return one.category === other.category && one.permyriad === other.permyriad
}

function grossOf({ net, tax }: Pick<VatBreakdown, 'net' | 'tax'>): Cents {
  return net + tax
}

/** Whether a credit note took back an amount and no goods. */
function isReduced(earlier: readonly FiscalDocument[]): boolean {
  return earlier.some(({ lines }) => lines.some(line => line.credits === undefined && line.creditsCharge === undefined))
}

function creditedUnits(earlier: readonly FiscalDocument[], line: number): number {
  return earlier
    .flatMap(({ lines }) => lines)
    .reduce((units, { credits, quantity }) => (credits === line ? units + quantity : units), 0)
}

function isCharged(earlier: readonly FiscalDocument[], code: ChargeCode): boolean {
  return earlier.some(
    ({ charges, lines }) =>
      charges.some(charge => charge.code === code) || lines.some(({ creditsCharge }) => creditsCharge === code),
  )
}

function refused(message: string): CommerceError {
  return new CommerceError({ code: 'invalid-operation' }, message)
}
