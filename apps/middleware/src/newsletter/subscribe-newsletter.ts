import { subscribeNewsletter as subscribe } from '@shop/engine/newsletter'
import type { OperationHandler } from '../call/operation-call.ts'
import { requireOwnLocale } from '../customer/require-own-locale.ts'

export const subscribeNewsletter: OperationHandler<'subscribeNewsletter'> = async (call, { email, locale }) => {
  const { engine, market, storeKey, clientAddress } = call
  requireOwnLocale(market, locale)
  await subscribe(engine, { email, locale, storeKey, clientAddress })
  return { newsletter: { isRequested: true } }
}
