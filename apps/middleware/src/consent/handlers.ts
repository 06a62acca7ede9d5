import type { consentOperations } from '@shop/contract/consent'
import { recordConsent as record } from '@shop/engine/consent'
import type { HandlersOf } from '../call/operation-call.ts'
import { requireOwnLocale } from '../call/require-of-market.ts'

export const consentHandlers: HandlersOf<typeof consentOperations> = {
  recordConsent: async ({ engine, market, storeKey, clientAddress }, { locale, ...decision }) => {
    requireOwnLocale(market, locale)
    await record(engine, { ...decision, locale, storeKey }, clientAddress)
    return { consent: { isRecorded: true } }
  },
}
