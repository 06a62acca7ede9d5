import { languageOf } from '@shop/domain/market'
import { SHOP_NAME, type Store } from '@shop/domain/store'
import type { FailedAttempt } from '@shop/engine/payment'
import type { Translate } from '@shop/i18n'
import { formatMoney, methodName } from '@shop/i18n/format'
import { type LinkPlace, startOf } from '../mail/mail-place.ts'
import { contactLine, senderLines } from '../mail/sender-lines.ts'
import type { NoticeContent } from '../order-notice/notice-content.ts'

/** What a mail about an attempt is written with besides the attempt. */
export interface ProblemPlace {
  readonly store: Store
  readonly place: LinkPlace
  readonly t: Translate
  /** The signed name of the cart. */
  readonly cartLink: string
}

/** What is said about an attempt to pay of which no order came, with the way back to the cart. */
export function problemContent(attempt: FailedAttempt, { store, place, t, cartLink }: ProblemPlace): NoticeContent {
  const { locale, amount, method, outcome } = attempt
  const isUnpaid = outcome === 'unpaid'
  return {
    language: languageOf(locale),
    shopName: SHOP_NAME,
    subject: t(isUnpaid ? 'mail.attemptSubject' : 'mail.paidBackSubject', { shop: SHOP_NAME }),
    title: t(isUnpaid ? 'checkout.paymentFailedTitle' : 'mail.paidBackTitle'),
    lines: [t('mail.greeting'), ...LINES[outcome].map(key => t(key))],
    rows: [
      { label: t('order.amount'), value: formatMoney(amount, locale) },
      { label: t('order.paidBy'), value: methodName(method, t) },
    ],
    // What was ordered needs no way back to the cart.
    ...(outcome === 'paid-twice'
      ? {}
      : {
          link: {
            label: t('mail.payAgain'),
            href: `${startOf(place)}/checkout/restore-cart?cart=${encodeURIComponent(cartLink)}`,
          },
        }),
    rules: outcome === 'paid-twice' ? [] : [t('mail.anyDevice')],
    closing: [contactLine(store, t)],
    reason: t('mail.attemptReason', { shop: SHOP_NAME }),
    sender: senderLines(locale, t),
  }
}

const LINES = {
  unpaid: ['mail.attemptIntro', 'mail.attemptMoney', 'mail.attemptNext'],
  'paid-back': ['payment.released'],
  'paid-twice': ['mail.paidTwice'],
} as const
