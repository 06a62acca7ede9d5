import { CommerceError } from '../error/index.ts'
import { languageOf, spellingOf } from '../market/index.ts'
import { amountStepOf } from '../money/index.ts'
import {
  creditedUnits,
  grossOf,
  isCharged,
  isReduced,
  isSameTax,
  openCentsOf,
  openRowsOf,
  reducedBefore,
  reductionLinesOf,
} from './credit-reductions.ts'
import { allowancesOf, breakdownOf, type DocumentParts, fiscalTotalsOf } from './document-sums.ts'
import type { Cents, ChargeCode, FiscalCharge, FiscalDocument, FiscalDraft, FiscalLine, TaxedAmount } from './fiscal-document.ts'
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
  /** Money that goes back with it, at most what it comes to; the rest is due to the buyer (BT-113, BT-115). Default none. */
  readonly paidBack?: Cents
}

/** All that is left of an invoice, as a correction of it as a whole takes it back: its units and fees, or what is left besides these. */
export function openCreditOf(invoice: FiscalDocument, earlier: readonly FiscalDocument[]): Credit {
  const left = openCentsOf({ invoice, earlier })
  if (left === 0 && isReduced(earlier)) return { units: [], charges: [] }
  const units = invoice.lines.flatMap(({ id, quantity }) => {
    const open = quantity - creditedUnits(earlier, id)
    return open > 0 ? [{ line: id, quantity: open }] : []
  })
  const charges = invoice.charges.flatMap(({ code }) => (isCharged(earlier, code) ? [] : [code]))
  if (units.length + charges.length > 0) return { units, charges }
  // What came back was worth less than it had cost: that is left.
  return left > 0 ? { reduction: left } : { units, charges }
}

/**
 * The credit of an amount with VAT that was given back, and of which no one said for what: all that is left of the invoice where it
 * comes to that, else a reduction of its price.
 */
export function creditOfAmount(invoice: FiscalDocument, earlier: readonly FiscalDocument[], cents: Cents): Credit {
  const whole = openCreditOf(invoice, earlier)
  if ('reduction' in whole || cents !== openCentsOf({ invoice, earlier })) return { reduction: cents }
  const { gross } = creditNoteOf(invoice, whole, { issueDate: invoice.issueDate, earlier }).totals
  return gross === cents ? whole : { reduction: cents }
}

/**
 * The credit note about a part of an invoice, at the rates of the invoice whatever they are by now. Its amounts are those that the
 * units had there, so that all credits of an invoice sum to it in net, tax and gross. Throws `CommerceError` `invalid-operation`
 * for more than is left of the invoice, and for nothing.
 */
export function creditNoteOf(
  invoice: FiscalDocument,
  credit: Credit,
  { issueDate, earlier, paidBack = 0 }: CreditFacts,
): FiscalDraft {
  const parts =
    'reduction' in credit
      ? { lines: reductionLinesOf({ invoice, earlier }, credit.reduction), allowances: [], charges: [] }
      : returnedPartsOf(invoice, credit, earlier)
  if (parts.lines.length === 0) throw refused(`Nothing of invoice ${invoice.number} is left to credit`)
  const open = openRowsOf({ invoice, earlier })
  for (const row of breakdownOf(parts, languageOf(invoice.locale)))
    if (grossOf(row) > open.reduce((cents, other) => (isSameTax(row, other) ? cents + grossOf(other) : cents), 0))
      throw refused(`Invoice ${invoice.number} has less left to credit, since its price was reduced`)
  const totals = fiscalTotalsOf(parts, () => paidBack)
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
  const worth: TaxedAmount[] = []
  const lines = units.map(({ line: id, quantity, reduction = 0 }, index): FiscalLine => {
    const line = invoice.lines.find(candidate => candidate.id === id)
    const from = creditedUnits(earlier, id)
    if (!line || quantity < 1 || from + quantity > line.quantity)
      throw refused(`Invoice ${invoice.number} has no ${quantity} units of position ${id} to credit`)
    const part = splitUnits(line, { from, quantity }, invoice.currency)
    worth.push(part, ...part.shares.map(share => ({ ...part, gross: -share.gross })))
    return { ...withoutLoss(invoice, part, reduction), id: index + 1, credits: id }
  })
  if (new Set(units.map(({ line }) => line)).size < units.length) throw refused('A position is credited once in a document')
  const fees = charges.map(code => {
    const charge = invoice.charges.find(candidate => candidate.code === code)
    if (!charge || isCharged(earlier, code)) throw refused(`Invoice ${invoice.number} has no fee ${code} to credit`)
    return charge
  })
  const parts =
    lines.length > 0
      ? { lines, allowances: allowancesOf(lines), charges: fees }
      : { lines: fees.map(lineOfFee), allowances: [], charges: [] }
  const reduced = reducedBefore({ invoice, earlier }, [...worth, ...fees], parts)
  return { ...parts, allowances: [...parts.allowances, ...reduced] }
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

function refused(message: string): CommerceError {
  return new CommerceError({ code: 'invalid-operation' }, message)
}
