import type { Language } from '../market/index.ts'
import type { Cents, FiscalDraft, FiscalLine, FiscalPart, TaxedAmount, VatBreakdown } from './fiscal-document.ts'
import { exemptionTextOf, vatexOf } from './supply.ts'

/** What a document sums: its positions, and what is taken off and added for all of them. */
export type DocumentParts = Pick<FiscalDraft, 'lines' | 'allowances' | 'charges'>

/** The allowances of a document: what its positions have of each discount, one part per name and tax. */
export function allowancesOf(lines: readonly FiscalLine[]): FiscalPart[] {
  const parts = new Map<string, FiscalPart>()
  for (const { shares, category, permyriad } of lines)
    for (const { name, net, tax, gross } of shares) {
      const key = `${category} ${permyriad} ${name}`
      const known = parts.get(key) ?? { name, net: 0, tax: 0, gross: 0, category, permyriad }
      parts.set(key, { ...known, net: known.net + net, tax: known.tax + tax, gross: known.gross + gross })
    }
  return [...parts.values()].filter(({ net, gross }) => net !== 0 || gross !== 0)
}

/** Sums per category and rate (BG-23), with the reason where there is no tax. */
export function breakdownOf({ lines, allowances, charges }: DocumentParts, language: Language): VatBreakdown[] {
  const groups = new Map<string, VatBreakdown>()
  const add = ({ category, permyriad, net, tax }: TaxedAmount, sign: 1 | -1) => {
    const key = `${category} ${permyriad}`
    const known = groups.get(key) ?? { category, permyriad, net: 0, tax: 0, ...reasonOf(category, language) }
    groups.set(key, { ...known, net: known.net + sign * net, tax: known.tax + sign * tax })
  }
  for (const part of [...lines, ...charges]) add(part, 1)
  for (const part of allowances) add(part, -1)
  return [...groups.values()]
}

function reasonOf(category: TaxedAmount['category'], language: Language): Pick<VatBreakdown, 'vatex' | 'reason'> {
  const vatex = vatexOf(category)
  const reason = exemptionTextOf(category, language)
  return { ...(vatex ? { vatex } : {}), ...(reason ? { reason } : {}) }
}

/** Totals of a document (BG-22); `paid` in cents, at most what it comes to. */
export function fiscalTotalsOf(
  { lines, allowances, charges }: DocumentParts,
  paid: (gross: Cents) => Cents,
): FiscalDraft['totals'] {
  const sum = (parts: readonly TaxedAmount[], field: 'net' | 'tax' | 'gross') =>
    parts.reduce((cents, part) => cents + part[field], 0)
  const total = (field: 'net' | 'tax' | 'gross') => sum(lines, field) - sum(allowances, field) + sum(charges, field)
  const gross = total('gross')
  const paidCents = Math.min(gross, Math.max(0, paid(gross)))
  return {
    lines: sum(lines, 'net'),
    allowances: sum(allowances, 'net'),
    charges: sum(charges, 'net'),
    net: total('net'),
    tax: total('tax'),
    gross,
    paid: paidCents,
    due: gross - paidCents,
  }
}
