import { deliveryOfOrder } from '@shop/domain/delivery'
import { type Language, localize } from '@shop/domain/market'
import { type Money, moneyOf } from '@shop/domain/money'
import { hasShipped, isPayableByProvider, type Order, orderDueOf, type Parcel } from '@shop/domain/order'
import { paymentAmountsOf, refundableCents, termDaysOf } from '@shop/domain/payment'
import { SHOP_NAME, type Store } from '@shop/domain/store'
import { isCompany } from '@shop/domain/vat'
import type { Translate } from '@shop/i18n'
import { formatDate, formatDay, formatDelivery, formatMoney } from '@shop/i18n/format'
import type { MailLink, Row } from '../mail/mail-parts.ts'
import { type LinkPlace, startOf, withdrawalUrl } from '../mail/mail-place.ts'
import { paymentName } from '../mail/payment-name.ts'
import { contactLine, senderLines } from '../mail/sender-lines.ts'
import { transferRows } from '../mail/transfer-rows.ts'

/** What has become of an order. */
export type OrderNews =
  | { readonly kind: 'cancelled' }
  /** Some of its units are not delivered any more. */
  | { readonly kind: 'part-cancelled'; readonly cancellationId: string }
  /** Its money arrived. */
  | { readonly kind: 'paid' }
  /** Money went back, in cents of its currency. */
  | { readonly kind: 'refunded'; readonly centAmount: number }
  /** Goods have left the house; `isPart` while others are still to follow. */
  | { readonly kind: 'shipped'; readonly isPart: boolean; readonly parcels: readonly Parcel[] }
  /** Its payment failed after it was placed, or was taken back. */
  | { readonly kind: 'unpaid' }
  /** An item that was ordered before it comes does so on another `day`, YYYY-MM-DD. */
  | { readonly kind: 'preorder-moved'; readonly sku: string; readonly day: string }
  /** Its buyer pays it again by bank transfer. */
  | { readonly kind: 'transfer' }

/** A short mail about an order, in its language. */
export interface NoticeContent {
  readonly language: Language
  readonly shopName: string
  readonly subject: string
  readonly title: string
  /** Missing where there is no order. */
  readonly orderNumber?: Row
  readonly lines: readonly string[]
  /** Facts set apart from the text. */
  readonly rows: readonly Row[]
  readonly link?: MailLink
  /** How a consumer withdraws from the contract. */
  readonly withdrawal?: MailLink
  /** What is said behind the link. */
  readonly rules: readonly string[]
  readonly closing: readonly string[]
  readonly reason: string
  readonly sender: readonly string[]
}

/** What a notice is written from. */
export interface NoticeSource {
  readonly order: Order
  readonly store: Store
  /** Where links lead; its market and language are those of the order. */
  readonly place: LinkPlace
  readonly t: Translate
  /** The signed name of the order, under which the reader of the mail pays it. */
  readonly payLink: string
  /** URL of the page of the order on the self-service site. */
  readonly viewUrl: string
}

/** The texts about what has become of an order. No name: it is not proven that the address is the buyer's. */
export function noticeContent(source: NoticeSource, news: OrderNews): NoticeContent {
  const { order, store, place, t } = source
  const { orderNumber, locale } = order
  const { subject, title, lines, rows = [], link = { label: t('mail.viewOrder'), href: source.viewUrl } } = partsOf(source, news)
  // The period runs while goods are on their way, and after they have come.
  const mayWithdraw = news.kind === 'shipped' && !isCompany(order.billingAddress)
  return {
    language: place.language,
    shopName: SHOP_NAME,
    subject,
    title,
    orderNumber: { label: t('order.number'), value: orderNumber },
    lines: [t('mail.greeting'), ...lines],
    rows,
    link,
    ...(mayWithdraw ? { withdrawal: { label: t('shell.withdraw'), href: withdrawalUrl(place, orderNumber) } } : {}),
    rules: [],
    closing: [contactLine(store, t)],
    reason: t('mail.reason', { shop: SHOP_NAME }),
    sender: senderLines(locale, t),
  }
}

type Parts = Pick<NoticeContent, 'subject' | 'title' | 'lines'> & Partial<Pick<NoticeContent, 'rows' | 'link'>>

function partsOf(source: NoticeSource, news: OrderNews): Parts {
  const { order, store, t, payLink } = source
  const { orderNumber, locale } = order
  const date = formatDay(order.createdAt, order)
  const method: Row = { label: t('order.paidBy'), value: paymentName(order, t) }
  const amountOf = (amount: Money): Row => ({ label: t('order.amount'), value: formatMoney(amount, locale) })
  switch (news.kind) {
    case 'transfer': {
      const termDays = termDaysOf(order.paymentInfo.payments[0])
      return {
        subject: t('mail.transferSubject', { orderNumber }),
        title: t('order.bankDetails'),
        lines:
          termDays === undefined
            ? [t('mail.transferIntro', { date }), t('order.transferText')]
            : [t('company.onAccountNext', { days: termDays })],
        rows: [...(termDays === undefined ? [] : [method]), ...transferRows(order, orderDueOf(order).amount, store, t)],
        // A transfer that has not arrived binds no one: until then the page has the other ways to pay.
        ...(isPayableByProvider(order) ? { link: linkTo(source, payPath(payLink), t('order.payOtherwise')) } : {}),
      }
    }
    case 'cancelled':
      return {
        subject: t('mail.cancelledSubject', { orderNumber }),
        title: t('mail.cancelledTitle'),
        lines: [t('mail.cancelledIntro', { date }), t(whatBecomesOfMoney(order))],
        ...(owedCents(order) > 0 ? { rows: [amountOf(inCurrencyOf(order, owedCents(order))), method] } : {}),
      }
    case 'part-cancelled': {
      const cancelled = order.cancellations?.find(({ id }) => id === news.cancellationId)
      const goods = (cancelled?.lines ?? []).map(({ lineItemId, quantity }): Row => {
        const line = order.lineItems.find(({ id }) => id === lineItemId)
        return { label: line ? localize(line.name, locale) : lineItemId, value: String(quantity) }
      })
      return {
        subject: t('mail.partCancelledSubject', { orderNumber }),
        title: t('orders.stepPartCancelled'),
        lines: [t('mail.partCancelledIntro', { date }), t('mail.partCancelledMoney')],
        rows: [...goods, ...(cancelled ? [amountOf(cancelled.amount)] : [])],
      }
    }
    case 'paid': {
      const delivery = deliveryOfOrder(order)
      // What was paid again may have left the house long ago.
      const lines = hasShipped(order.shipmentState)
        ? [t('order.payDone')]
        : [t('mail.paidIntro', { date }), ...(delivery ? [`${formatDelivery(delivery, locale, t)}.`] : [])]
      const rows = [amountOf(order.paymentInfo.payments[0]?.amountPlanned ?? order.totalPrice), method]
      return { subject: t('mail.paidSubject', { orderNumber }), title: t('order.paymentArrived'), lines, rows }
    }
    case 'refunded': {
      const refunded = inCurrencyOf(order, news.centAmount)
      return {
        subject: t('mail.refundedSubject', { orderNumber }),
        title: t('mail.refundedTitle'),
        lines: [t('mail.refundedIntro', { amount: formatMoney(refunded, locale), date }), t('mail.refundedWhen')],
        rows: [amountOf(refunded), method],
      }
    }
    case 'preorder-moved': {
      const line = order.lineItems.find(({ variant }) => variant.sku === news.sku)
      return {
        subject: `${t('preorder.movedTitle')} (${orderNumber})`,
        title: t('preorder.movedTitle'),
        lines: [t('preorder.movedIntro', { date }), t('preorder.movedCancel')],
        rows: [
          { label: line ? localize(line.name, locale) : news.sku, value: String(line?.quantity ?? '') },
          { label: t('preorder.movedDay'), value: formatDate(news.day) },
        ],
      }
    }
    case 'shipped':
      return shippedParts(source, news, date)
    case 'unpaid':
      return {
        subject: t('mail.unpaidSubject', { orderNumber }),
        title: t('checkout.paymentFailedTitle'),
        lines: [
          t(waitsForMoney(order) ? 'mail.unpaidIntro' : 'mail.owedIntro', { date }),
          t('mail.unpaidPay'),
          t('mail.unpaidNext'),
        ],
        rows: [amountOf(orderDueOf(order).amount), method],
        link: linkTo(source, payPath(payLink), t('order.payLink')),
      }
  }
}

function shippedParts(source: NoticeSource, news: OrderNews & { readonly kind: 'shipped' }, date: string): Parts {
  const { order, t } = source
  const { orderNumber } = order
  const rows = news.parcels.map(({ trackingNumber, carrier }) => {
    return { label: t('mail.trackingNumber'), value: carrier ? `${carrier} ${trackingNumber}` : trackingNumber }
  })
  const link = rows.length > 0 ? { link: { label: t('order.trackTitle'), href: source.viewUrl } } : {}
  return news.isPart
    ? {
        subject: t('mail.partSubject', { orderNumber }),
        title: t('mail.partTitle'),
        lines: [t('mail.partIntro', { date })],
        rows,
        ...link,
      }
    : {
        subject: t('mail.shippedSubject', { orderNumber }),
        title: t('mail.shippedTitle'),
        lines: [t('mail.shippedIntro', { date })],
        rows,
        ...link,
      }
}

const payPath = (payLink: string) => `/checkout/pay-order?order=${encodeURIComponent(payLink)}`

function linkTo({ place }: NoticeSource, path: string, label: string): MailLink {
  return { label, href: `${startOf(place)}${path}` }
}

function whatBecomesOfMoney(order: Order) {
  if (order.paymentState === 'CreditOwed' && owedCents(order) > 0) return 'mail.cancelledPaid'
  return isReserved(order) ? 'mail.cancelledReserved' : 'mail.cancelledUnpaid'
}

/** Whether the goods are still in the house, since no money has come. */
function waitsForMoney({ shipmentState, paymentState }: Order): boolean {
  return paymentState === 'Failed' && !hasShipped(shipmentState)
}

/** Whether money was reserved and nothing of it taken; it is released with the order. */
function isReserved({ paymentInfo: { payments } }: Order): boolean {
  return payments.some(payment => {
    const wasReserved = payment.transactions.some(({ type, state }) => type === 'Authorization' && state === 'Success')
    return wasReserved && paymentAmountsOf(payment).charged === 0
  })
}

/** What the shop holds of the buyer's, in cents. */
function owedCents({ paymentInfo: { payments } }: Order): number {
  return payments.reduce((cents, payment) => cents + refundableCents(payment), 0)
}

function inCurrencyOf({ totalPrice }: Order, centAmount: number): Money {
  return moneyOf(totalPrice.currencyCode, centAmount)
}
