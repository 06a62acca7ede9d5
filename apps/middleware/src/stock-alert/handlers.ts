import type { stockAlertOperations } from '@shop/contract/stock-alert'
import { confirmStockAlert as confirm, requestStockAlert as request } from '@shop/engine/stock-alert'
import type { HandlersOf } from '../call/operation-call.ts'
import { requireOwnLocale } from '../call/require-of-market.ts'

export const stockAlertHandlers: HandlersOf<typeof stockAlertOperations> = {
  requestStockAlert: async ({ engine, market, storeKey, clientAddress, session }, { sku, email, locale }) => {
    requireOwnLocale(market, locale)
    const customerId = (await session.find())?.customerId
    const isConfirmed = await request(engine, { sku, email, locale, storeKey, clientAddress, customerId })
    return { stockAlert: { isConfirmed } }
  },

  confirmStockAlert: async ({ engine }, { token }) => ({ stockAlert: { isConfirmed: await confirm(engine, token) } }),
}
