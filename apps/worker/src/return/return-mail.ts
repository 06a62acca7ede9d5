import { localize } from '@shop/domain/market'
import type { Order } from '@shop/domain/order'
import type { Return, ReturnState } from '@shop/domain/return'
import { SHOP_NAME, type Store } from '@shop/domain/store'
import type { Translate } from '@shop/i18n'
import { formatDay, formatMoney } from '@shop/i18n/format'
import type { Row } from '../mail/mail-parts.ts'
import { languageOfLocale } from '../mail/mail-place.ts'
import { contactLine, senderLines } from '../mail/sender-lines.ts'
import type { NoticeContent } from '../order-notice/notice-content.ts'

/** States of a return that a mail tells of; what was found when goods were inspected is told with what follows. */
export type ToldState = Exclude<ReturnState, 'Inspected'>

/** What a mail about a return is written from. */
export interface ReturnMailSource {
  readonly found: Return
  readonly order: Order
  readonly store: Store
  readonly t: Translate
}

/** The texts of a mail about a return that has come into a state. No name: it is not proven that the address is the buyer's. */
export function returnNotice(source: ReturnMailSource, state: ToldState): NoticeContent {
  const { found, order, store, t } = source
  const { orderNumber, locale } = order
  // Goods that never arrived were not inspected.
  const isLost = found.reason === 'parcelLost' && state === 'Refunded' && found.refund !== undefined
  const title = isLost ? t('mail.refundedTitle') : t(`return.state${state}`)
  const text = isLost
    ? t('mail.refundedIntro', { amount: formatMoney(found.refund, locale), date: formatDay(order.createdAt, order) })
    : t(`mail.return${state}`)
  return {
    language: languageOfLocale(locale),
    shopName: SHOP_NAME,
    subject: `${title} (${found.returnNumber})`,
    title,
    orderNumber: { label: t('order.number'), value: orderNumber },
    lines: [t('mail.greeting'), text, ...(found.note ? [found.note] : [])],
    rows: rowsOf(source, state),
    rules: [],
    closing: [contactLine(store, t)],
    reason: t('mail.reason', { shop: SHOP_NAME }),
    sender: senderLines(locale, t),
  }
}

function rowsOf({ found, order, t }: ReturnMailSource, state: ToldState): Row[] {
  const { returnNumber, lines, sendUntil, refund, replacement } = found
  const nameOf = (lineItemId: string) => order.lineItems.find(({ id }) => id === lineItemId)?.name
  const isSettled = state === 'Refunded' || state === 'Replaced'
  const parcel = [replacement?.carrier, replacement?.trackingNumber].filter(Boolean).join(' ')
  return [
    { label: t('return.number'), value: returnNumber },
    ...lines.flatMap(({ lineItemId, sku, quantity, accepted }): Row[] => {
      const units = isSettled ? accepted : quantity
      const name = nameOf(lineItemId)
      return units === 0 ? [] : [{ label: name ? localize(name, order.locale) : sku, value: String(units) }]
    }),
    ...(state === 'Approved' && sendUntil ? [{ label: t('return.sendUntil'), value: formatDay(sendUntil, order) }] : []),
    ...(state === 'Refunded' && refund && refund.centAmount > 0
      ? [{ label: t('order.amount'), value: formatMoney(refund, order.locale) }]
      : []),
    ...(state === 'Replaced' && parcel !== '' ? [{ label: t('mail.trackingNumber'), value: parcel }] : []),
  ]
}
