import { CONSENT_VERSION, COOKIE_QUESTIONS } from '@shop/domain/cookie'
import { localeSchema } from '../market/market-schema.ts'
import { defineOperations } from '../operation.ts'
import { z } from '../zod.ts'

const decisionExample = {
  id: '01a20d43-5747-7d6e-b953-65e7b5db025f',
  version: CONSENT_VERSION,
  choices: { preferences: true, statistics: true, marketing: false },
}

export const consentOperations = defineOperations('consent', {
  /** Keeps what a visitor decided about cookies, as a proof: without address, name or session (COOK-05). */
  recordConsent: {
    summary: 'Keeps the decision of a visitor about cookies.',
    params: z.strictObject({
      /** Of the visitor's own making; a later decision of the same visitor has the same. */
      id: z.uuid(),
      version: z.int().min(1).max(1000),
      choices: z.strictObject({ preferences: z.boolean(), statistics: z.boolean(), marketing: z.boolean() }),
      locale: localeSchema,
      /**
       * How the question was shown: its banner, the banner with the categories, or its page. Without it, as where the signal of a
       * browser alone decides, no text is kept.
       */
      question: z.enum(COOKIE_QUESTIONS).optional(),
      /** Whether the browser said by Global Privacy Control that its owner wants no marketing; default no. */
      hasPrivacySignal: z.boolean().optional(),
      /**
       * Id of the browser that was tracked so far, where a consent is taken back: nothing of it is told any more (TRACK-15). Not
       * kept with the decision.
       */
      browserId: z.uuid().optional(),
    }),
    result: z.strictObject({ consent: z.strictObject({ isRecorded: z.literal(true) }) }),
    errors: ['TooManyRequests'],
    rate: 'browsing',
    example: {
      params: { ...decisionExample, locale: 'de-DE', question: 'categories' },
      result: { consent: { isRecorded: true } },
    },
  },
})
