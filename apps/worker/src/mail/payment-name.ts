import type { Order } from '@shop/domain/order'
import type { Translate } from '@shop/i18n'
import { methodName } from '@shop/i18n/format'

/** How an order is paid, as the checkout names it. */
export function paymentName({ paymentInfo }: Pick<Order, 'paymentInfo'>, t: Translate): string {
  const payment = paymentInfo.payments[0]?.paymentMethodInfo
  if (!payment) return ''
  if (payment.paymentInterface === 'on-account') return t('company.onAccount')
  if (payment.paymentInterface !== 'card-payment-provider') return methodName(payment.paymentInterface, t)
  return payment.method ? methodName(payment.method, t) : payment.name.en
}
