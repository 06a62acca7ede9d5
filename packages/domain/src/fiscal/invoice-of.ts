import { COD_FEE_SLUG } from '../cart/index.ts'
import { languageOf, localize, spellingOf } from '../market/index.ts'
import { bankReferenceOf, EXCESS_NAME, type Order, payingPaymentOf } from '../order/index.ts'
import { isIban, paidInFullAt, paymentAmountsOf, type Transaction, termDaysOf } from '../payment/index.ts'
import type { Shipment } from '../shipment/index.ts'
import { type BankDetails, ESTABLISHED_IN } from '../store/index.ts'
import { type TaxRate, taxRateOn } from '../tax/index.ts'
import { allowancesOf, breakdownOf, fiscalTotalsOf } from './document-sums.ts'
import type { Cents, FiscalCharge, FiscalDraft, FiscalLine, FiscalPayment } from './fiscal-document.ts'
import { partyOf, sellerPartyOf, sellerRegisterOf } from './fiscal-parties.ts'
import { FISCAL_WORDS } from './fiscal-words.ts'
import { amountsOf, type LineTaxation, type WholeLine, wholeLinesOf } from './order-lines.ts'
import type { Seller } from './seller.ts'
import { fiscalDayOf, seriesOf } from './series.ts'
import { splitUnits } from './split-units.ts'
import { confirmedVatIdOf, type Supply, supplyOf } from './supply.ts'

/** What an invoice is made from besides its order. */
export interface InvoiceFacts {
  /** As it is on the day of issue. */
  readonly seller: Seller
  /** YYYY-MM-DD. */
  readonly issueDate: string
  /** What the invoice is about. */
  readonly shipments: readonly Shipment[]
  /** What earlier invoices of the order were about. */
  readonly before: readonly Shipment[]
  /** What they came to in cents: money that came in pays them first. */
  readonly invoicedBefore: Cents
  readonly bankDetails?: BankDetails
}

/** Days in which a transfer is expected. */
const TRANSFER_DAYS = 14

/**
 * The invoice about shipments of an order. Amounts are those of the order, of each line as many units as left the house; fees are
 * on the first invoice (rule M4). Where the rate changed between order and supply, gross stays and net follows.
 */
export function invoiceOf(order: Order, facts: InvoiceFacts): FiscalDraft {
  const { seller, issueDate, shipments } = facts
  const supply = supplyOf(order, seller)
  const deliveryDate = fiscalDayOf(
    shipments
      .map(({ dispatchedAt }) => dispatchedAt)
      .sort()
      .at(-1) ?? '',
  )
  const taxation = taxationOf(order, supply, deliveryDate)
  const language = languageOf(order.locale)
  const lines = [
    ...shippedLinesOf(order, facts, taxation),
    ...(facts.before.length === 0 ? customLinesOf(order, taxation) : []),
  ].map((line, index): FiscalLine => ({ id: index + 1, ...line }))
  const allowances = allowancesOf(lines)
  const charges = facts.before.length === 0 ? chargesOf(order, taxation) : []
  const totals = fiscalTotalsOf({ lines, allowances, charges }, () => receivedCents(order) - facts.invoicedBefore)
  const breakdown = breakdownOf({ lines, allowances, charges }, language)
  const kind = 'invoice' as const
  const { vatEvidence } = order.billingAddress.custom ?? {}
  const buyer = partyOf(order.billingAddress, { vatId: confirmedVatIdOf(order.billingAddress), email: order.customerEmail })
  return {
    kind,
    series: seriesOf({ kind, issueDate, ...supply }),
    issueDate,
    deliveryDate,
    currency: order.totalPrice.currencyCode,
    locale: order.locale,
    scheme: supply.scheme,
    taxingState: supply.taxingState,
    taxName: taxation.rate.name,
    isForPrivateBuyer: supply.category === 'S' && buyer.contact === undefined,
    seller: sellerPartyOf(seller, supply.sellerVatId),
    buyer,
    deliverTo: partyOf(order.shippingAddress, {}),
    orderNumber: order.orderNumber,
    ...(order.purchaseOrderNumber ? { purchaseOrder: order.purchaseOrderNumber } : {}),
    ...(order.costCentre ? { buyerAccountingReference: order.costCentre } : {}),
    lines,
    allowances,
    charges,
    breakdown,
    totals,
    payment: paymentOf(order, facts, totals.due),
    notes: [
      { code: 'REG', text: sellerRegisterOf(seller) },
      ...breakdown.flatMap(({ reason }) => (reason ? [{ code: 'AAI' as const, text: spellingOf(order.locale)(reason) }] : [])),
    ],
    evidence: {
      ...(supply.category !== 'S' && vatEvidence ? { vatCheck: vatEvidence } : {}),
      shipments: shipments.map(({ id }) => id),
      dispatchCountry: ESTABLISHED_IN,
    },
  }
}

/** The rate of the supply: that of the day it left, or of the day by which it was paid, if that was before. */
function taxationOf(order: Order, { category }: Supply, deliveryDate: string): LineTaxation {
  const ordered = orderedRateOf(order)
  if (category !== 'S') return { category, rate: ordered, isRateChanged: false }
  const paidAt = paidInFullAt(payingPaymentOf(order), order.totalPrice)
  const paidOn = paidAt && fiscalDayOf(paidAt)
  const rate = taxRateOn(order.country, paidOn !== undefined && paidOn < deliveryDate ? paidOn : deliveryDate)
  const isRateChanged = rate.permyriad !== ordered.permyriad
  return { category, rate: isRateChanged ? rate : ordered, isRateChanged }
}

/** The rate that the prices of an order hold, also of a net one, whose lines say none. */
export function orderedRateOf({ country, createdAt, taxMode, lineItems, domesticPermyriad }: Order): TaxRate {
  const ofDay = taxRateOn(country, createdAt.slice(0, 10))
  const taxed = lineItems.find(({ taxRate }) => taxRate.permyriad > 0)
  const permyriad = taxMode === 'External' ? domesticPermyriad : taxed?.taxRate.permyriad
  return { ...ofDay, permyriad: permyriad ?? ofDay.permyriad }
}

function shippedLinesOf(order: Order, { shipments, before }: InvoiceFacts, taxation: LineTaxation): Omit<FiscalLine, 'id'>[] {
  const unitsOf = (among: readonly Shipment[], lineItemId: string) =>
    among
      .flatMap(({ lines }) => lines)
      .reduce((units, line) => (line.lineItemId === lineItemId ? units + line.quantity : units), 0)
  const { gift } = FISCAL_WORDS[languageOf(order.locale)]
  return wholeLinesOf(order, taxation).flatMap(({ lineItemId, ...line }: WholeLine) => {
    const quantity = unitsOf(shipments, lineItemId)
    if (quantity === 0) return []
    const isGift = order.lineItems.some(({ id, lineItemMode }) => id === lineItemId && lineItemMode === 'GiftLineItem')
    const noted = isGift ? { ...line, note: gift } : line
    return [splitUnits(noted, { from: unitsOf(before, lineItemId), quantity }, order.totalPrice.currencyCode)]
  })
}

/** Custom lines that are no fees. */
function customLinesOf(order: Order, taxation: LineTaxation): Omit<FiscalLine, 'id'>[] {
  return order.customLineItems
    .filter(({ slug }) => slug !== COD_FEE_SLUG)
    .map(line => {
      const amounts = amountsOf(line, taxation)
      return {
        sku: line.slug,
        name: localize(line.name, order.locale),
        quantity: 1,
        unit: 'C62',
        unitNetMicro: amounts.net * 10_000,
        ...(order.taxMode === 'External' ? {} : { unitGross: amounts.gross }),
        allowances: [],
        shares: [],
        ...amounts,
        ...ratesOf(taxation),
      }
    })
}

function ratesOf({ category, rate }: LineTaxation) {
  return { category, permyriad: category === 'S' ? rate.permyriad : 0 }
}

/** Shipping after its discounts, and the fee of cash on delivery; what costs nothing is no charge. */
function chargesOf({ shippingInfo, customLineItems, locale }: Order, taxation: LineTaxation): FiscalCharge[] {
  const shipping = shippingInfo && {
    code: 'FC' as const,
    name: FISCAL_WORDS[languageOf(locale)].shipping,
    ...amountsOf(shippingInfo, taxation),
  }
  const fees = customLineItems
    .filter(({ slug }) => slug === COD_FEE_SLUG)
    .map(line => ({ code: 'AEK' as const, name: localize(line.name, locale), ...amountsOf(line, taxation) }))
  return [...(shipping ? [shipping] : []), ...fees]
    .filter(({ net, gross }) => net !== 0 || gross !== 0)
    .map(charge => ({ ...charge, ...ratesOf(taxation) }))
}

/**
 * Money that came in, by every payment of the order. What went back counts as paid, since it has a credit note: an invoice is not due
 * again by it. What was too much never paid the order, and what a bank took back is due.
 */
function receivedCents({ paymentInfo }: Order): Cents {
  return paymentInfo.payments.reduce((cents, { transactions }) => {
    const { charged, chargedBack } = paymentAmountsOf({ transactions })
    const isExcess = ({ interactionId = '' }: Transaction) => interactionId.startsWith(EXCESS_NAME)
    return cents + charged - chargedBack - paymentAmountsOf({ transactions: transactions.filter(isExcess) }).refunded
  }, 0)
}

function paymentOf(order: Order, { issueDate, bankDetails }: InvoiceFacts, due: Cents): FiscalPayment {
  const payer = payingPaymentOf(order)
  const { paymentInterface, method, name } = payer.paymentMethodInfo
  const words = FISCAL_WORDS[languageOf(order.locale)]
  const spelled = spellingOf(order.locale)
  const reference = bankReferenceOf(order)
  switch (paymentInterface) {
    case 'cash-on-delivery':
      return { code: '10', name: words.cash, reference, terms: spelled(due > 0 ? words.terms.onDelivery : words.terms.paid) }
    case 'card-payment-provider': {
      const isCard = method === undefined || method === 'scheme'
      const terms = spelled(due > 0 ? words.terms.beingCharged : words.terms.paid)
      return { code: '68', name: isCard ? words.card : name.en, reference, terms }
    }
    case 'bank-transfer':
    case 'on-account': {
      const iban = bankDetails?.iban.replaceAll(' ', '')
      const termDays = termDaysOf(payer)
      const isSepa = order.totalPrice.currencyCode === 'EUR' && iban !== undefined && isIban(iban)
      return {
        // Without an account to name the standard knows no transfer.
        code: iban === undefined ? '1' : isSepa ? '58' : '30',
        name: words.transfer,
        reference,
        ...(bankDetails && iban ? { iban, bic: bankDetails.bic, owner: bankDetails.accountOwner } : {}),
        ...(due > 0 ? { dueDate: dayAfter(issueDate, termDays ?? TRANSFER_DAYS) } : {}),
        terms: spelled(due > 0 ? words.terms[termDays === undefined ? 'byTransfer' : 'onAccount'] : words.terms.paid),
      }
    }
  }
}

const MS_OF_DAY = 86_400_000
const UTC_DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'UTC', year: 'numeric', month: '2-digit', day: '2-digit' })

function dayAfter(day: string, days: number): string {
  return UTC_DAY.format(Date.parse(day) + days * MS_OF_DAY)
}
