import type { consentOperations } from '@shop/contract/consent'
import { CONSENT_VERSION } from '@shop/domain/cookie'
import { recordConsent as record } from '@shop/engine/consent'
import { restrictTrackedCarts } from '@shop/engine/tracking'
import type { HandlersOf } from '../call/operation-call.ts'
import { requireOwnLocale } from '../call/require-of-market.ts'
import { cookieQuestionOf } from './question-texts.ts'

export const consentHandlers: HandlersOf<typeof consentOperations> = {
  recordConsent: async (call, { locale, browserId, question, hasPrivacySignal = false, ...decision }) => {
    const { engine, market, storeKey, clientAddress, session, tracking } = call
    requireOwnLocale(market, locale)
    const { statistics, marketing } = decision.choices
    // First: what is taken back holds also where too many decisions come to be kept.
    if (!(statistics && marketing)) {
      const owner = await session.find()
      if (owner) await restrictTrackedCarts(engine, owner, { statistics, marketing })
      const tracked = browserId ?? session.visitor?.browserId
      if (tracked) await tracking.withhold(tracked)
    }
    // What a question said that is not asked any more is not known here, and who was asked nothing was shown nothing.
    const isKnown = question !== undefined && decision.version === CONSENT_VERSION
    const text = isKnown ? await cookieQuestionOf(locale, { question, hasPrivacySignal }) : undefined
    await record(engine, { ...decision, locale, storeKey, hasPrivacySignal, text }, clientAddress)
    return { consent: { isRecorded: true } }
  },
}
