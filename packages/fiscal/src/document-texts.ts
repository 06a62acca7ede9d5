import { FISCAL_WORDS, type FiscalDocument, type FiscalLine, type FiscalParty } from '@shop/domain/fiscal'
import { languageOf } from '@shop/domain/market'
import { amountStepOf, moneyOf, splitByWeights } from '@shop/domain/money'
import { COMPANY } from '@shop/domain/store'
import type { Translate } from '@shop/i18n'
import { formatMoney, formatPercent, regionName } from '@shop/i18n/format'
import type { Fact, ItemRow, LetterTexts } from './letter-texts.ts'
import { paymentCodeFor } from './payment-code.ts'

/** A day as the locale writes it in documents, with two digits for day and month. */
export function formatDay(day: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { year: 'numeric', month: '2-digit', day: '2-digit', timeZone: 'UTC' })
  return format.format(new Date(`${day}T00:00:00Z`)).replaceAll('\u202f', '\u00a0')
}

/**
 * What a document says on paper: private buyers read the prices with VAT that they agreed to, companies net ones. Amounts are those
 * of the document alone.
 */
export function documentTexts(document: FiscalDocument, t: Translate): LetterTexts {
  const { locale, seller, buyer, preceding, isForPrivateBuyer, number } = document
  const words = FISCAL_WORDS[languageOf(locale)]
  const isInvoice = document.kind === 'invoice'
  const code = isInvoice ? paymentCodeFor(document, t) : undefined
  return {
    title: `${isInvoice ? words.invoice : words.creditNote} ${number}`,
    ...(preceding
      ? { subtitle: t('fiscal.forInvoice', { number: preceding.number, date: formatDay(preceding.issueDate, locale) }) }
      : {}),
    senderLine: senderLineOf(seller),
    address: addressLines(buyer),
    facts: factsOf(document, t),
    itemHead: [
      t('fiscal.item'),
      t('product.quantity'),
      t(isForPrivateBuyer ? 'fiscal.unitPrice' : 'fiscal.unitPriceNet'),
      taxNameOf(document),
      t(isForPrivateBuyer ? 'fiscal.total' : 'fiscal.totalNet'),
    ],
    items: itemsOf(document, t),
    totals: totalsOf(document, t),
    paragraphs: paragraphsOf(document, t),
    ...(code ? { code } : {}),
    footer: footerOf(seller, t),
    pageLabel: (page, pages) => `${number} · ${t('fiscal.page', { page: String(page), pages: String(pages) })}`,
  }
}

/** The line above an address in the window of an envelope. */
export function senderLineOf({ name, lines, postalCode, city }: FiscalParty): string {
  return [name, ...lines, `${postalCode} ${city}`].join(' · ')
}

/** An address as its country writes it; abroad with the country, in the language of the seller's post. */
export function addressLines({ name, contact, lines, postalCode, city, region, country }: FiscalParty): string[] {
  const person = contact?.name && contact.name !== name ? [contact.name] : []
  const abroad = country === COMPANY.country ? [] : [regionName(country, 'de').toUpperCase()]
  switch (country) {
    case 'HU':
      return [name, ...person, city, ...lines, postalCode, ...abroad]
    case 'GB':
    case 'IE':
      return [name, ...person, ...lines, city, ...(region ? [region] : []), postalCode, ...abroad]
    case 'FR':
      return [name, ...person, ...lines, `${postalCode} ${city.toUpperCase()}`, ...abroad]
    default:
      return [name, ...person, ...lines, `${postalCode} ${city}`, ...abroad]
  }
}

function factsOf(document: FiscalDocument, t: Translate): Fact[] {
  const { locale, issueDate, deliveryDate, orderNumber, buyer, purchaseOrder, buyerAccountingReference } = document
  return [
    { label: t('fiscal.issueDate'), value: formatDay(issueDate, locale) },
    { label: t('fiscal.deliveryDate'), value: formatDay(deliveryDate, locale) },
    { label: t('order.number'), value: orderNumber },
    ...(purchaseOrder ? [{ label: t('reference.purchaseOrderNumber'), value: purchaseOrder }] : []),
    ...(buyerAccountingReference ? [{ label: t('reference.costCentre'), value: buyerAccountingReference }] : []),
    ...(buyer.vatId ? [{ label: t('checkout.vatNumber'), value: buyer.vatId }] : []),
  ]
}

/** An amount as it is read in a document: with decimals all over it where one of its forints has some. */
function moneyIn(document: FiscalDocument, cents: number): string {
  const { currency, locale } = document
  if (isWhole(document)) return formatMoney(moneyOf(currency, cents), locale)
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
  return format.format(cents / 100).replaceAll('\u202f', '\u00a0')
}

/** Whether every amount that is printed is one that the currency has in coins or notes. */
function isWhole({ currency, breakdown, lines, allowances, charges, isForPrivateBuyer }: FiscalDocument): boolean {
  const step = amountStepOf(currency)
  const read = [...breakdown, ...(isForPrivateBuyer ? [] : [...lines, ...allowances, ...charges])]
  return step === 1 || read.every(({ net, tax }) => net % step === 0 && tax % step === 0)
}

function itemsOf(document: FiscalDocument, t: Translate): ItemRow[] {
  const { isForPrivateBuyer, locale, lines, allowances, charges } = document
  const money = (cents: number) => moneyIn(document, cents)
  const amountOf = ({ net, gross }: { readonly net: number; readonly gross: number }) => money(isForPrivateBuyer ? gross : net)
  const rateOf = ({ permyriad }: { readonly permyriad: number }) => formatPercent(permyriad / 10_000, locale)
  const part = (name: string, amount: string, rate: string): ItemRow => {
    return { position: '', name, details: [], cells: ['', '', rate, amount] }
  }
  return [
    ...lines.map((line): ItemRow => {
      const unitCents =
        isForPrivateBuyer && line.unitGross !== undefined ? line.unitGross : Math.round(line.unitNetMicro / 10_000)
      return {
        position: String(line.id),
        name: line.name,
        details: [
          // A fee or a reduction that goes back has no item number.
          ...(line.sku === '' || line.creditsCharge ? [] : [t('product.itemNumber', { sku: line.sku })]),
          ...(line.note ? [line.note] : []),
          ...reductionsOf(document, line).map(({ name, cents }) => `${name}: −${money(cents)}`),
        ],
        cells: [String(line.quantity), money(unitCents), rateOf(line), amountOf(line)],
      }
    }),
    ...allowances.map(one => part(one.name, `−${amountOf(one)}`, rateOf(one))),
    ...charges.map(one => part(one.name, amountOf(one), rateOf(one))),
  ]
}

/** What was taken off the price of a position: gross for private buyers, so that it adds up with the prices they read. */
function reductionsOf({ isForPrivateBuyer, currency }: FiscalDocument, line: FiscalLine): FiscalLine['allowances'] {
  const { allowances, unitGross, quantity, gross } = line
  if (!isForPrivateBuyer || unitGross === undefined || allowances.length === 0) return allowances
  const taken = Math.max(0, unitGross * quantity - gross)
  const parts = splitByWeights(
    taken,
    allowances.map(({ cents }) => cents),
    amountStepOf(currency),
  )
  return allowances.map(({ name }, index) => ({ name, cents: parts[index] ?? 0 }))
}

/** Names of a tax that has several, by the language that uses each. */
const TAX_NAMES: Readonly<Record<string, string>> = { de: 'MWST', fr: 'TVA', it: 'IVA', nl: 'BTW' }

/** The name of the tax in the language of the document, where its state has one for each of its languages. */
function taxNameOf({ taxName, locale }: FiscalDocument): string {
  const name = TAX_NAMES[languageOf(locale)]
  return name && taxName.split('/').includes(name) ? name : taxName
}

function totalsOf(document: FiscalDocument, t: Translate): LetterTexts['totals'] {
  const { totals, breakdown, locale, kind } = document
  const money = (cents: number) => moneyIn(document, cents)
  const isTaxed = breakdown.some(({ category }) => category === 'S')
  return [
    { label: t('cart.netAmount'), value: money(totals.net) },
    ...breakdown
      .filter(({ category }) => category === 'S')
      .map(({ permyriad, tax }) => ({
        label: `${taxNameOf(document)} ${formatPercent(permyriad / 10_000, locale)}`,
        value: money(tax),
      })),
    { label: t(isTaxed ? 'cart.totalInclVat' : 'cart.totalNet'), value: money(totals.gross), isStrong: true },
    ...(kind === 'invoice' ? dueOf(document, t) : refundOf(document, t)),
  ]
}

function dueOf(document: FiscalDocument, t: Translate): LetterTexts['totals'] {
  const { paid, due } = document.totals
  return [
    ...(paid > 0 ? [{ label: t('fiscal.paid'), value: moneyIn(document, paid) }] : []),
    { label: t('fiscal.due'), value: moneyIn(document, due), isStrong: true },
  ]
}

/** What went back with a credit note, and what is still to be refunded where it was not all of it. */
function refundOf(document: FiscalDocument, t: Translate): LetterTexts['totals'] {
  const { paid, due } = document.totals
  return [
    ...(paid > 0 ? [{ label: t('fiscal.refunded'), value: moneyIn(document, paid), isStrong: true }] : []),
    ...(due > 0 || paid === 0 ? [{ label: t('fiscal.refund'), value: moneyIn(document, due), isStrong: true }] : []),
  ]
}

function paragraphsOf(document: FiscalDocument, t: Translate): LetterTexts['paragraphs'] {
  const { payment, notes, deliverTo, buyer, totals, locale } = document
  const isOpen = totals.due > 0
  const terms = isOpen && payment.dueDate ? `${payment.terms} (${formatDay(payment.dueDate, locale)})` : payment.terms
  const iban = payment.iban && `IBAN ${payment.iban.replace(/(.{4})(?=.)/g, '$1\u00a0')}`
  const account = [payment.owner, iban, payment.bic && `BIC ${payment.bic}`, payment.reference].filter(Boolean).join(' · ')
  const isElsewhere = addressLines(deliverTo).join() !== addressLines({ ...buyer, name: deliverTo.name }).join()
  return [
    { label: t('order.paidBy'), text: `${payment.name} · ${terms}` },
    ...(isOpen && payment.iban ? [{ label: t('order.bankDetails'), text: account }] : []),
    ...(isElsewhere ? [{ label: t('checkout.shippingAddress'), text: addressLines(deliverTo).join(', ') }] : []),
    ...notes.filter(({ code }) => code === 'AAI').map(({ text }) => ({ text })),
  ]
}

/** Who sends a letter, and its numbers. */
export function footerOf(seller: FiscalParty, t: Translate): string[] {
  const { contact, vatId, taxNumber, legalInformation } = seller
  return [
    [seller.name, ...seller.lines, `${seller.postalCode} ${seller.city}`, contact?.phone, contact?.email]
      .filter(Boolean)
      .join(' · '),
    [vatId && `${t('checkout.vatNumber')} ${vatId}`, taxNumber && `${t('fiscal.taxNumber')} ${taxNumber}`]
      .filter(Boolean)
      .join(' · '),
    legalInformation ?? '',
  ]
}
