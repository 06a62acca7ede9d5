import { deliveryOfOrder } from '@shop/domain/delivery'
import type { Language } from '@shop/domain/market'
import { moneyOf } from '@shop/domain/money'
import type { Order } from '@shop/domain/order'
import { SHOP_NAME, type Store } from '@shop/domain/store'
import type { Translate } from '@shop/i18n'
import { formatDate, formatDelivery, formatMoney } from '@shop/i18n/format'
import { html } from '../mail/html.ts'
import { mailPage, paragraphs } from '../mail/mail-page.ts'

/** What has become of an order: it was cancelled, its transfer arrived, or money went back, in cents of its currency. */
export type OrderNews =
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'paid' }
  | { readonly kind: 'refunded'; readonly centAmount: number }

/** A short mail about an order, in its language. */
export interface NoticeContent {
  readonly language: Language
  readonly shopName: string
  readonly subject: string
  readonly title: string
  readonly orderNumber: { readonly label: string; readonly value: string }
  readonly lines: readonly string[]
  readonly closing: readonly string[]
  readonly reason: string
}

const SUBJECTS = { cancelled: 'mail.cancelledSubject', paid: 'mail.paidSubject', refunded: 'mail.refundedSubject' } as const
const TITLES = { cancelled: 'mail.cancelledTitle', paid: 'order.paymentArrived', refunded: 'mail.refundedTitle' } as const

/** The texts about what has become of an order of a store. No name: it is not proven that the address is the buyer's. */
export function noticeContent(order: Order, news: OrderNews, store: Store, language: Language, t: Translate): NoticeContent {
  const { orderNumber, createdAt } = order
  const lines = [t('mail.greeting'), ...sentencesOf(order, news, formatDate(createdAt), t)]
  return {
    language,
    shopName: SHOP_NAME,
    subject: t(SUBJECTS[news.kind], { orderNumber }),
    title: t(TITLES[news.kind]),
    orderNumber: { label: t('order.number'), value: orderNumber },
    lines,
    closing: [t('mail.questions', { email: store.custom.email, phone: store.custom.phone.replaceAll(' ', '\u00a0') })],
    reason: t('mail.reason', { shop: SHOP_NAME }),
  }
}

function sentencesOf(order: Order, news: OrderNews, date: string, t: Translate): string[] {
  if (news.kind === 'cancelled') {
    const owesMoney = order.paymentState === 'CreditOwed'
    return [t('mail.cancelledIntro', { date }), t(owesMoney ? 'mail.cancelledPaid' : 'mail.cancelledUnpaid')]
  }
  if (news.kind === 'paid') {
    const delivery = deliveryOfOrder(order)
    return [t('mail.paidIntro', { date }), ...(delivery ? [`${formatDelivery(delivery, order.locale, t)}.`] : [])]
  }
  const amount = formatMoney(moneyOf(order.totalPrice.currencyCode, news.centAmount), order.locale)
  return [t('mail.refundedIntro', { amount, date }), t('mail.refundedWhen')]
}

/** A notice as an HTML page for mail programs. */
export function noticeHtml(content: NoticeContent): string {
  const { orderNumber, lines } = content
  return mailPage({
    ...content,
    preview: lines[1] ?? orderNumber.value,
    subtitle: html`${orderNumber.label}: <strong style="color:#d8ef35;white-space:nowrap">${orderNumber.value}</strong>`,
    sections: [paragraphs(lines)],
  })
}

/** A notice as plain text, for mail programs and people that want no HTML. */
export function noticeText({ shopName, title, orderNumber, lines, closing, reason }: NoticeContent): string {
  const parts = [[shopName.toUpperCase(), '', title, `${orderNumber.label}: ${orderNumber.value}`], lines, closing, [reason]]
  return `${parts.map(part => part.join('\n')).join('\n\n')}\n`
}
