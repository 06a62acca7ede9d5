import { CommerceError } from '../error/index.ts'
import { languageOf, spellingOf } from '../market/index.ts'
import { allowancesOf, breakdownOf, fiscalTotalsOf } from './document-sums.ts'
import type { ChargeCode, FiscalCharge, FiscalDocument, FiscalDraft, FiscalLine } from './fiscal-document.ts'
import { FISCAL_WORDS } from './fiscal-words.ts'
import { seriesOf } from './series.ts'
import { splitUnits } from './split-units.ts'

/** What of an invoice is taken back: units of its positions, and fees. */
export interface Credit {
  readonly units: readonly { readonly line: number; readonly quantity: number }[]
  readonly charges: readonly ChargeCode[]
}

/** What a credit note is made from besides its invoice. */
export interface CreditFacts {
  /** YYYY-MM-DD. */
  readonly issueDate: string
  /** All credit notes of the invoice so far. */
  readonly earlier: readonly FiscalDocument[]
}

/** All that is left of an invoice, as a correction of it as a whole takes it back. */
export function openCreditOf(invoice: FiscalDocument, earlier: readonly FiscalDocument[]): Credit {
  return {
    units: invoice.lines.flatMap(({ id, quantity }) => {
      const left = quantity - creditedUnits(earlier, id)
      return left > 0 ? [{ line: id, quantity: left }] : []
    }),
    charges: invoice.charges.flatMap(({ code }) => (isCharged(earlier, code) ? [] : [code])),
  }
}

/**
 * The credit note about a part of an invoice, at the rates of the invoice whatever they are by now. Its amounts are those that the
 * units had there, so that all credits of an invoice sum to it in net, tax and gross. Throws `CommerceError` `invalid-operation`
 * for more than is left of the invoice, and for nothing.
 */
export function creditNoteOf(
  invoice: FiscalDocument,
  { units, charges }: Credit,
  { issueDate, earlier }: CreditFacts,
): FiscalDraft {
  const lines = units.map(({ line: id, quantity }, index): FiscalLine => {
    const line = invoice.lines.find(candidate => candidate.id === id)
    const from = creditedUnits(earlier, id)
    if (!line || quantity < 1 || from + quantity > line.quantity)
      throw refused(`Invoice ${invoice.number} has no ${quantity} units of position ${id} to credit`)
    return { ...splitUnits(line, { from, quantity }, invoice.currency), id: index + 1, credits: id }
  })
  if (new Set(units.map(({ line }) => line)).size < units.length) throw refused('A position is credited once in a document')
  const fees = charges.map(code => {
    const charge = invoice.charges.find(candidate => candidate.code === code)
    if (!charge || isCharged(earlier, code)) throw refused(`Invoice ${invoice.number} has no fee ${code} to credit`)
    return charge
  })
  if (lines.length === 0 && fees.length === 0) throw refused(`Nothing of invoice ${invoice.number} is left to credit`)
  const parts =
    lines.length > 0
      ? { lines, allowances: allowancesOf(lines), charges: fees }
      : { lines: fees.map(lineOfFee), allowances: [], charges: [] }
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
