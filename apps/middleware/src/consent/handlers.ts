import type { consentOperations } from '@shop/contract/consent'
import { recordConsent as record } from '@shop/engine/consent'
import { restrictTrackedCarts } from '@shop/engine/tracking'
import type { HandlersOf } from '../call/operation-call.ts'
import { requireOwnLocale } from '../call/require-of-market.ts'

export const consentHandlers: HandlersOf<typeof consentOperations> = {
  recordConsent: async ({ engine, market, storeKey, clientAddress, session }, { locale, ...decision }) => {
    requireOwnLocale(market, locale)
    const { statistics, marketing } = decision.choices
    const owner = statistics && marketing ? undefined : await session.find()
    // First: what is taken back holds also where too many decisions come to be kept.
    if (owner) await restrictTrackedCarts(engine, owner, { statistics, marketing })
    await record(engine, { ...decision, locale, storeKey }, clientAddress)
    return { consent: { isRecorded: true } }
  },
}
