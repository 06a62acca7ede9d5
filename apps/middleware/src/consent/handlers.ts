import type { consentOperations } from '@shop/contract/consent'
import { recordConsent as record } from '@shop/engine/consent'
import { forgetTrackedCarts } from '@shop/engine/tracking'
import type { HandlersOf } from '../call/operation-call.ts'
import { requireOwnLocale } from '../call/require-of-market.ts'

export const consentHandlers: HandlersOf<typeof consentOperations> = {
  recordConsent: async ({ engine, market, storeKey, clientAddress, session }, { locale, ...decision }) => {
    requireOwnLocale(market, locale)
    await record(engine, { ...decision, locale, storeKey }, clientAddress)
    const owner = decision.choices.statistics ? undefined : await session.find()
    if (owner) await forgetTrackedCarts(engine, owner)
    return { consent: { isRecorded: true } }
  },
}
