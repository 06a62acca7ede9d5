import type { Order } from '@shop/domain/order'
import type { Translate } from '@shop/i18n'

/** How an order is paid, as the checkout names it. */
export function paymentName({ paymentInfo }: Pick<Order, 'paymentInfo'>, t: Translate): string {
  const payment = paymentInfo.payments[0]?.paymentMethodInfo
  switch (payment?.paymentInterface) {
    case 'bank-transfer':
      return t('checkout.bankTransfer')
    case 'cash-on-delivery':
      return t('checkout.cashOnDelivery')
    default:
      return payment?.method ? t(`payment.${payment.method}`) : (payment?.name.en ?? '')
  }
}
