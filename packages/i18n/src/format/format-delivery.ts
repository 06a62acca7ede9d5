import type { DeliveryOffer, DeliveryPromise } from '@shop/domain/delivery'
import type { Translate } from '../translate.ts'
import { formatWeekday } from './format-date.ts'

/** When goods arrive, in words without a full stop: "With you by Thursday 26.11.2026" (SHIP-10). */
export function formatDelivery(promise: DeliveryPromise, locale: string, t: Translate): string {
  switch (promise.kind) {
    case 'by-day':
      return t('delivery.byDay', { date: formatWeekday(promise.day, locale) })
    case 'after-payment':
      return t('delivery.afterPayment', { min: promise.minDays, max: promise.maxDays })
    case 'in-days':
      return t('delivery.inDays', { min: promise.minDays, max: promise.maxDays })
  }
}

/** When goods arrive by each way to pay, a line for each; ways are named where there are several. */
export function formatDeliveryOffers(offers: readonly DeliveryOffer[], locale: string, t: Translate): string[] {
  return offers.map(({ method, promise }) => {
    const words = formatDelivery(promise, locale, t)
    if (!method || offers.length === 1) return words
    const name = t(method === 'bank-transfer' ? 'checkout.bankTransfer' : 'checkout.cashOnDelivery')
    return t('delivery.forMethod', { method: name, promise: words })
  })
}
