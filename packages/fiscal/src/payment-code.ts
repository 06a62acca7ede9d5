import type { FiscalDocument } from '@shop/domain/fiscal'
import { moneyOf } from '@shop/domain/money'
import type { Translate } from '@shop/i18n'
import { drawPaymentCode, paymentCodeOf } from '@shop/payment-code'
import type { LetterCode } from './letter-texts.ts'

/**
 * The code by which a bank's app fills in the transfer that an invoice still waits for, in the form of the account's country. The Swiss form
 * belongs on a payment slip of its own, so an invoice in francs has none.
 */
export function paymentCodeFor({ payment, seller, totals, currency }: FiscalDocument, t: Translate): LetterCode | undefined {
  const { iban, bic = '', owner = '', reference, dueDate } = payment
  const [street = ''] = seller.lines
  if (totals.due <= 0 || iban === undefined || dueDate === undefined) return undefined
  const { postalCode, city, country } = seller
  const code = paymentCodeOf({
    payee: { name: owner, iban, bic, address: { street, postalCode, city, country } },
    amount: moneyOf(currency, totals.due),
    reference,
    validUntil: `${dueDate}T23:59:59.000Z`,
  })
  if (!code || code.form === 'swiss-qr-bill') return undefined
  const { size, path } = drawPaymentCode(code)
  return { label: t('order.paymentCode'), size, path }
}
