import { CommerceError } from '../error/index.ts'
import { languageOf } from '../market/index.ts'
import { amountStepOf, divideHalfEven, splitByWeights } from '../money/index.ts'
import type { DocumentParts } from './document-sums.ts'
import type { Cents, ChargeCode, FiscalDocument, FiscalLine, FiscalPart, TaxedAmount, VatBreakdown } from './fiscal-document.ts'
import { FISCAL_WORDS } from './fiscal-words.ts'
import { netInCents } from './order-lines.ts'
import { splitUnits } from './split-units.ts'

/** An invoice, and all credit notes about it so far. */
export interface CreditedInvoice {
  readonly invoice: FiscalDocument
  readonly earlier: readonly FiscalDocument[]
}

type Row = Pick<VatBreakdown, 'category' | 'permyriad'>

/** What is left of each rate of an invoice. */
export function openRowsOf({ invoice, earlier }: CreditedInvoice): VatBreakdown[] {
  const credited = earlier.flatMap(({ breakdown }) => breakdown)
  return invoice.breakdown.map(row => {
    const of = credited.filter(other => isSameTax(row, other))
    const sum = (field: 'net' | 'tax') => of.reduce((cents, other) => cents + other[field], 0)
    return { ...row, net: row.net - sum('net'), tax: row.tax - sum('tax') }
  })
}

/** Cents with VAT that are left of an invoice. */
export function openCentsOf(of: CreditedInvoice): Cents {
  return openRowsOf(of).reduce((cents, row) => cents + grossOf(row), 0)
}

/**
 * A reduction of the price, shared over what is left at each rate; what takes all of a rate takes its net and tax to the cent. Each
 * row names the positions whose price it reduces. Throws `CommerceError` `invalid-operation` for more than is left.
 */
export function reductionLinesOf(of: CreditedInvoice, gross: Cents): FiscalLine[] {
  const { invoice } = of
  const rows = openRowsOf(of).filter(row => grossOf(row) > 0)
  const left = rows.reduce((cents, row) => cents + grossOf(row), 0)
  if (left === 0) return []
  if (!Number.isSafeInteger(gross) || gross < 1 || gross > left)
    throw new CommerceError(
      { code: 'invalid-operation' },
      `${gross} cents of invoice ${invoice.number} cannot be credited: ${left} are left`,
    )
  const shares = splitByWeights(gross, rows.map(grossOf), amountStepOf(invoice.currency))
  const { reduction: name } = FISCAL_WORDS[languageOf(invoice.locale)]
  return rows
    .map((row, index) => ({ row, share: shares[index] ?? 0 }))
    .filter(({ share }) => share > 0)
    .map(({ row, share }, index): FiscalLine => {
      const { category, permyriad } = row
      const net = share === grossOf(row) ? row.net : netInCents(share, permyriad)
      const unit = { quantity: 1, unit: 'C62', unitNetMicro: net * 10_000, allowances: [], shares: [] } as const
      const note = positionsOf(of, row)
      return {
        ...{ id: index + 1, sku: '', name, ...(note ? { note } : {}) },
        ...{ ...unit, net, tax: share - net, gross: share, unitGross: share, category, permyriad },
      }
    })
}

/**
 * What earlier reductions took off the price of parts that come back now: they are credited at what they still cost. A part has as
 * much of the reductions of its rate as it is worth of what is with the buyer; the last one has the rest, so that all credits sum to the
 * invoice. `worth` is what parts cost before any loss of value, `parts` what is credited of them.
 */
export function reducedBefore(of: CreditedInvoice, worth: readonly TaxedAmount[], parts: DocumentParts): FiscalPart[] {
  const { invoice } = of
  const { reduction: name } = FISCAL_WORDS[languageOf(invoice.locale)]
  const step = amountStepOf(invoice.currency)
  return invoice.breakdown.flatMap((row): FiscalPart[] => {
    const open = openReductionOf(of, row)
    const back = grossAt(worth, row)
    if (open.gross === 0 || back === 0) return []
    const rest = openWorthOf(of, row) - back
    const credited = grossAt([...parts.lines, ...parts.charges], row) - grossAt(parts.allowances, row)
    const [share = 0] = splitByWeights(open.gross, [back, rest], step)
    // No less than what the rest could not have, no more than what comes back.
    const gross = Math.min(credited, Math.max(share, open.gross - rest))
    if (gross === 0) return []
    const net = gross === open.gross ? open.net : proportional(open.net, gross, open.gross)
    return [{ name, net, tax: gross - net, gross, category: row.category, permyriad: row.permyriad, isReduction: true }]
  })
}

/** Whether a credit note took back an amount and no goods. */
export function isReduced(earlier: readonly FiscalDocument[]): boolean {
  return earlier.some(({ lines }) => lines.some(isReduction))
}

function isReduction({ credits, creditsCharge }: FiscalLine): boolean {
  return credits === undefined && creditsCharge === undefined
}

/** Reductions at a rate, less what came back with goods since. */
function openReductionOf({ earlier }: CreditedInvoice, row: Row): { readonly net: Cents; readonly gross: Cents } {
  const made = earlier.flatMap(({ lines }) => lines.filter(isReduction)).filter(line => isSameTax(line, row))
  const taken = earlier.flatMap(({ allowances }) => allowances).filter(part => part.isReduction && isSameTax(part, row))
  const sum = (field: 'net' | 'gross') => {
    const of = (parts: readonly TaxedAmount[]) => parts.reduce((cents, part) => cents + part[field], 0)
    return of(made) - of(taken)
  }
  return { net: sum('net'), gross: sum('gross') }
}

/** What units and fees at a rate cost that are still with the buyer, before any reduction. */
function openWorthOf({ invoice, earlier }: CreditedInvoice, row: Row): Cents {
  const units = openUnitsOf({ invoice, earlier }, row).reduce((cents, { line, from }) => {
    const left = splitUnits(line, { from, quantity: line.quantity - from }, invoice.currency)
    return cents + left.gross - left.shares.reduce((sum, { gross }) => sum + gross, 0)
  }, 0)
  const fees = invoice.charges.filter(charge => isSameTax(charge, row) && !isCharged(earlier, charge.code))
  return units + fees.reduce((cents, { gross }) => cents + gross, 0)
}

function openUnitsOf({ invoice, earlier }: CreditedInvoice, row: Row): { readonly line: FiscalLine; readonly from: number }[] {
  return invoice.lines
    .filter(line => isSameTax(line, row))
    .map(line => ({ line, from: creditedUnits(earlier, line.id) }))
    .filter(({ line, from }) => from < line.quantity)
}

/** Units of a position that were credited. */
export function creditedUnits(earlier: readonly FiscalDocument[], line: number): number {
  return earlier
    .flatMap(({ lines }) => lines)
    .reduce((units, { credits, quantity }) => (credits === line ? units + quantity : units), 0)
}

/** Whether a fee was credited. */
export function isCharged(earlier: readonly FiscalDocument[], code: ChargeCode): boolean {
  return earlier.some(
    ({ charges, lines }) =>
      charges.some(charge => charge.code === code) || lines.some(({ creditsCharge }) => creditsCharge === code),
  )
}

/** Positions of a rate that cost something and are with the buyer, such as `Pos. 1–3, 5`. */
function positionsOf(of: CreditedInvoice, row: Row): string | undefined {
  const ids = openUnitsOf(of, row).flatMap(({ line: { id, gross } }) => (gross > 0 ? [id] : []))
  const ranges: [number, number][] = []
  for (const id of ids) {
    const last = ranges.at(-1)
    if (last?.[1] === id - 1) last[1] = id
    else ranges.push([id, id])
  }
  if (ranges.length === 0) return undefined
  const { position } = FISCAL_WORDS[languageOf(of.invoice.locale)]
  return `${position} ${ranges.map(([from, until]) => (from === until ? `${from}` : `${from}–${until}`)).join(', ')}`
}

function grossAt(parts: readonly TaxedAmount[], row: Row): Cents {
  return parts.reduce((cents, part) => (isSameTax(part, row) ? cents + part.gross : cents), 0)
}

function proportional(whole: Cents, part: Cents, of: Cents): Cents {
  return Number(divideHalfEven(BigInt(whole) * BigInt(part), BigInt(of)))
}

/** Whether parts belong to the same row of the breakdown. */
export function isSameTax(one: Row, other: Row): boolean {
  return one.category === other.category && one.permyriad === other.permyriad
}

/** Net and tax of a row. */
export function grossOf({ net, tax }: Pick<VatBreakdown, 'net' | 'tax'>): Cents {
  return net + tax
}
