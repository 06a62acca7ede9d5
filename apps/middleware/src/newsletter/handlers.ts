import type { newsletterOperations } from '@shop/contract/newsletter'
import {
  confirmNewsletter as confirm,
  subscribeNewsletter as subscribe,
  withdrawNewsletter as withdraw,
} from '@shop/engine/newsletter'
import type { HandlersOf } from '../call/operation-call.ts'
import { requireOwnLocale } from '../call/require-of-market.ts'

export const newsletterHandlers: HandlersOf<typeof newsletterOperations> = {
  subscribeNewsletter: async (call, { email, locale }) => {
    const { engine, market, storeKey, clientAddress } = call
    requireOwnLocale(market, locale)
    await subscribe(engine, { email, locale, storeKey, clientAddress })
    return { newsletter: { isRequested: true } }
  },

  confirmNewsletter: async ({ engine }, { emailToken }) => ({
    newsletter: { isConfirmed: await confirm(engine, emailToken) },
  }),

  withdrawNewsletter: async ({ engine }, { token }) => {
    await withdraw(engine, token)
    return { newsletter: { isWithdrawn: true } }
  },
}
