import type { Money } from '@shop/domain/money'
import { bankReferenceOf, type Order } from '@shop/domain/order'
import type { Store } from '@shop/domain/store'
import type { Translate } from '@shop/i18n'
import { formatMoney } from '@shop/i18n/format'
import type { Row } from './mail-parts.ts'

/**
 * Where the money goes and under which reference (CHK-25, ORD-03). As text alone: the QR code stays on the page of the
 * order. A mail is mostly read on the phone that would have to scan it, mail programs hold pictures back or lay them on a
 * dark background, and a code in a mail is what forged invoices look like.
 */
export function transferRows(order: Order, amount: Money, store: Store, t: Translate): Row[] {
  const bank = store.custom.bankDetails
  return [
    { label: t('order.amount'), value: formatMoney(amount, order.locale) },
    { label: t('order.reference'), value: bankReferenceOf(order) },
    ...(bank
      ? [
          { label: t('order.accountOwner'), value: bank.accountOwner },
          { label: t('order.iban'), value: bank.iban.replace(/(.{4})(?=.)/g, '$1 ') },
          { label: t('order.bic'), value: bank.bic },
          { label: t('order.bank'), value: bank.institute },
        ]
      : []),
  ]
}
