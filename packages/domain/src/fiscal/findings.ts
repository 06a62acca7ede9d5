import { isEuCountry } from '../market/index.ts'
import { isIban } from '../payment/index.ts'
import { ESTABLISHED_IN } from '../store/index.ts'
import type { FiscalDocument, FiscalDraft, TaxedAmount, VatBreakdown, VatCategory } from './fiscal-document.ts'
import { isRoutingId } from './routing-id.ts'
import { isFiscalNumber } from './series.ts'
import { isPriceOf } from './split-units.ts'

/** A rule that a document breaks: its name in EN 16931, XRechnung (`BR-DE`) or Peppol (`PEPPOL`), or one of the shop (`SHOP`). */
export interface Finding {
  readonly rule: string
  readonly text: string
}

interface Rule {
  readonly rule: string
  readonly text: string
  readonly holds: (document: FiscalDraft) => boolean
}

/**
 * Below this difference in cents the official rules take a sum of rounded taxes for the tax of the sum. Those of very many positions,
 * more than orders have, can be further apart: each part was rounded by up to half a cent, which moves net and tax apart.
 */
const TAX_TOLERANCE = 100
const SHARE_OF_CENT = 0.65

const isDay = (day: string) => /^\d{4}-\d{2}-\d{2}$/.test(day)
const sumOf = (parts: readonly { readonly net: number }[]) => parts.reduce((cents, { net }) => cents + net, 0)
const uses = ({ breakdown }: FiscalDraft, category: VatCategory) => breakdown.some(row => row.category === category)
const rowsOf = ({ breakdown }: FiscalDraft, category: VatCategory) => breakdown.filter(row => row.category === category)
const partsOf = ({ lines, charges, allowances }: FiscalDraft): readonly TaxedAmount[] => [...lines, ...charges, ...allowances]
const hasAddress = ({ city, postalCode, lines }: FiscalDraft['seller']) => city !== '' && postalCode !== '' && lines.length > 0

/** What an exempt category asks for: a reason, no rate, no tax, and the numbers of both where the other state taxes it. */
function exempt(group: string, category: VatCategory, needsBuyer: boolean): Rule[] {
  return [
    {
      rule: `BR-${group}-02`,
      text: needsBuyer ? 'the VAT numbers of seller and buyer are missing' : 'the VAT number of the seller is missing',
      holds: document => !uses(document, category) || Boolean(document.seller.vatId && (!needsBuyer || document.buyer.vatId)),
    },
    {
      rule: `BR-${group}-05`,
      text: 'an exempt part has a rate',
      holds: document => partsOf(document).every(part => part.category !== category || part.permyriad === 0),
    },
    {
      rule: `BR-${group}-09`,
      text: 'an exempt part has a tax',
      holds: document => rowsOf(document, category).every(({ tax }) => tax === 0),
    },
    {
      rule: `BR-${group}-10`,
      text: 'the reason of the exemption is missing',
      holds: document => rowsOf(document, category).every(({ vatex, reason }) => Boolean(vatex && reason)),
    },
  ]
}

const RULES: readonly Rule[] = [
  { rule: 'BR-03', text: 'the day of issue is missing', holds: ({ issueDate }) => isDay(issueDate) },
  { rule: 'BR-06', text: 'the name of the seller is missing', holds: ({ seller }) => seller.name.trim() !== '' },
  { rule: 'BR-07', text: 'the name of the buyer is missing', holds: ({ buyer }) => buyer.name.trim() !== '' },
  { rule: 'BR-08', text: 'the address of the seller is incomplete', holds: ({ seller }) => hasAddress(seller) },
  { rule: 'BR-10', text: 'the address of the buyer is incomplete', holds: ({ buyer }) => hasAddress(buyer) },
  {
    rule: 'BR-16',
    text: 'there is no position',
    holds: ({ lines }) => lines.length > 0,
  },
  {
    rule: 'BR-21',
    text: 'positions are not numbered from one',
    holds: ({ lines }) => lines.every(({ id }, index) => id === index + 1),
  },
  { rule: 'BR-22', text: 'a position has no quantity', holds: ({ lines }) => lines.every(({ quantity }) => quantity > 0) },
  { rule: 'BR-25', text: 'a position has no name', holds: ({ lines }) => lines.every(({ name }) => name.trim() !== '') },
  { rule: 'BR-27', text: 'a price is negative', holds: ({ lines }) => lines.every(({ unitNetMicro }) => unitNetMicro >= 0) },
  {
    rule: 'BR-33',
    text: 'an allowance or a charge has no name',
    holds: ({ lines, allowances, charges }) =>
      [...lines.flatMap(line => line.allowances), ...allowances, ...charges].every(({ name }) => name.trim() !== ''),
  },
  {
    rule: 'BR-50',
    text: 'a transfer has no account',
    holds: ({ payment }) => !['30', '58'].includes(payment.code) || payment.iban !== undefined,
  },
  {
    rule: 'BR-55',
    text: 'a credit note names no invoice',
    holds: ({ kind, preceding }) => kind === 'invoice' || preceding !== undefined,
  },
  { rule: 'BR-CO-10', text: 'positions do not sum', holds: ({ totals, lines }) => totals.lines === sumOf(lines) },
  { rule: 'BR-CO-11', text: 'allowances do not sum', holds: ({ totals, allowances }) => totals.allowances === sumOf(allowances) },
  { rule: 'BR-CO-12', text: 'charges do not sum', holds: ({ totals, charges }) => totals.charges === sumOf(charges) },
  {
    rule: 'BR-CO-13',
    text: 'the total without VAT is not what its parts come to',
    holds: ({ totals: { net, lines, allowances, charges } }) => net === lines - allowances + charges,
  },
  {
    rule: 'BR-CO-14',
    text: 'the VAT is not the sum of its parts',
    holds: ({ totals, breakdown }) => totals.tax === breakdown.reduce((cents, { tax }) => cents + tax, 0),
  },
  { rule: 'BR-CO-15', text: 'net and VAT are not the total', holds: ({ totals: { net, tax, gross } }) => gross === net + tax },
  { rule: 'BR-CO-16', text: 'what is due is wrong', holds: ({ totals: { gross, paid, due } }) => due === gross - paid },
  {
    rule: 'BR-CO-17',
    text: 'a VAT is not that of its rate',
    holds: document => document.breakdown.every(row => isTaxOfRate(document, row)),
  },
  { rule: 'BR-CO-18', text: 'there is no breakdown of the VAT', holds: ({ breakdown }) => breakdown.length > 0 },
  {
    rule: 'BR-CO-25',
    text: 'an amount is due without terms',
    holds: ({ totals, payment }) => totals.due <= 0 || payment.dueDate !== undefined || payment.terms !== '',
  },
  { rule: 'BR-CO-26', text: 'the seller has no number', holds: ({ seller }) => Boolean(seller.vatId || seller.registerId) },
  {
    rule: 'BR-DEC',
    text: 'an amount is not a whole number of cents',
    holds: document => amountsOf(document).every(Number.isSafeInteger),
  },
  {
    rule: 'BR-S-01',
    text: 'a category or a rate of a part is not in the breakdown, or sums to something else there',
    holds: document =>
      partsOf(document).every(part => rowsOf(document, part.category).some(row => row.permyriad === part.permyriad)),
  },
  {
    rule: 'BR-S-08',
    text: 'the breakdown does not sum',
    holds: document => document.breakdown.every(row => isSumOfRow(document, row)),
  },
  {
    rule: 'BR-S-02',
    text: 'the seller has neither a VAT number nor a tax number',
    holds: document => !uses(document, 'S') || Boolean(document.seller.vatId || document.seller.taxNumber),
  },
  {
    rule: 'BR-S-05',
    text: 'a taxed part has no rate',
    holds: document => partsOf(document).every(({ category, permyriad }) => category !== 'S' || permyriad > 0),
  },
  {
    rule: 'BR-S-10',
    text: 'a taxed part has a reason of exemption',
    holds: document => rowsOf(document, 'S').every(({ vatex, reason }) => vatex === undefined && reason === undefined),
  },
  ...exempt('IC', 'K', true),
  {
    rule: 'BR-IC-11',
    text: 'an intra-Community supply has no day',
    holds: document => !uses(document, 'K') || isDay(document.deliveryDate),
  },
  ...exempt('AE', 'AE', true),
  ...exempt('G', 'G', false),
  ...exempt('E', 'E', false),
  {
    rule: 'BR-O-02',
    text: 'what is outside of VAT stands with other parts, or with a VAT number',
    holds: document =>
      !uses(document, 'O') || (document.breakdown.length === 1 && !document.buyer.vatId && !document.seller.vatId),
  },
  {
    rule: 'BR-DE-5',
    text: 'the contact of the seller is incomplete',
    holds: ({ seller: { contact } }) => Boolean(contact?.name && contact.phone && contact.email),
  },
  {
    rule: 'BR-DE-19',
    text: 'the account of a SEPA transfer has wrong check digits',
    holds: ({ payment: { code, iban } }) => code !== '58' || (iban !== undefined && isIban(iban)),
  },
  {
    rule: 'PEPPOL-R020',
    text: 'an electronic address is missing',
    holds: ({ seller, buyer }) => Boolean(seller.endpoint?.id && buyer.endpoint?.id),
  },
  {
    rule: 'PEPPOL-R120',
    text: 'a position is not its quantity times its price less its allowances',
    holds: ({ lines }) =>
      lines.every(({ quantity, unitNetMicro, allowances, net }) => {
        const taken = allowances.reduce((cents, allowance) => cents + allowance.cents, 0)
        return isPriceOf(unitNetMicro, quantity, net + taken)
      }),
  },
  {
    rule: 'SHOP-K',
    text: 'an intra-Community supply needs a buyer registered in another state of the Union, and goods that go there',
    holds: document => {
      if (!uses(document, 'K') && !uses(document, 'AE')) return true
      const { buyer, deliverTo } = document
      const state = buyer.vatId?.startsWith('EL') ? 'GR' : buyer.vatId?.slice(0, 2)
      return (
        state !== undefined && state !== ESTABLISHED_IN && isEuCountry(deliverTo.country) && deliverTo.country !== ESTABLISHED_IN
      )
    },
  },
  {
    rule: 'SHOP-UNION',
    text: 'outside the Union nothing is intra-Community',
    holds: document => isEuCountry(document.deliverTo.country) || !(uses(document, 'K') || uses(document, 'AE')),
  },
  {
    rule: 'SHOP-EXPORT',
    text: 'an export goes to a country outside the Union',
    holds: document => !uses(document, 'G') || !isEuCountry(document.deliverTo.country),
  },
  {
    rule: 'SHOP-LOCAL',
    text: 'a tax of another state needs the One-Stop-Shop or a registration there',
    holds: ({ scheme, seller }) => scheme !== 'local' || Boolean(seller.vatId),
  },
  {
    rule: 'SHOP-ROUTING',
    text: 'the routing id of a public buyer has wrong check digits',
    holds: ({ buyer: { endpoint } }) => endpoint?.scheme !== '0204' || isRoutingId(endpoint.id),
  },
]

function isTaxOfRate(document: FiscalDraft, { net, tax, permyriad }: VatBreakdown): boolean {
  // A discount on the total was rounded twice for each position.
  const roundings = partsOf(document).length + 2 * document.lines.filter(({ shares }) => shares.length > 0).length
  const tolerance = Math.max(TAX_TOLERANCE, roundings * SHARE_OF_CENT)
  return Math.abs((net * permyriad) / 10_000 - tax) < tolerance
}

function isSumOfRow({ lines, charges, allowances }: FiscalDraft, { category, permyriad, net, tax }: VatBreakdown): boolean {
  const sum = (field: 'net' | 'tax') => {
    const of = (parts: readonly TaxedAmount[]) =>
      parts.reduce((cents, part) => (part.category === category && part.permyriad === permyriad ? cents + part[field] : cents), 0)
    return of(lines) + of(charges) - of(allowances)
  }
  return sum('net') === net && sum('tax') === tax
}

function amountsOf({ totals, lines, allowances, charges, breakdown }: FiscalDraft): number[] {
  return [
    ...Object.values(totals),
    ...[...lines, ...allowances, ...charges].flatMap(({ net, tax, gross }) => [net, tax, gross]),
    ...breakdown.flatMap(({ net, tax }) => [net, tax]),
    ...lines.flatMap(line => line.allowances.map(({ cents }) => cents)),
  ]
}

/** The rules that a document breaks; one that breaks any is not issued. */
export function findingsOf(document: FiscalDraft | FiscalDocument): Finding[] {
  const broken = RULES.filter(({ holds }) => !holds(document)).map(({ rule, text }) => ({ rule, text }))
  const isNumberWrong = 'number' in document && !isFiscalNumber(document.number)
  return isNumberWrong ? [{ rule: 'BR-02', text: `${document.number} is not a number of a document` }, ...broken] : broken
}
