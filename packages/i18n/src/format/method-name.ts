import type { PaymentMethod, ProviderMethod } from '@shop/domain/payment'
import type { Translate } from '../translate.ts'

/** What shoppers call a way to pay. */
export function methodName(method: PaymentMethod | ProviderMethod, t: Translate): string {
  switch (method) {
    case 'bank-transfer':
      return t('checkout.bankTransfer')
    case 'cash-on-delivery':
      return t('checkout.cashOnDelivery')
    default:
      return t(`payment.${method}`)
  }
}
