import { CONSENT_VERSION } from '@shop/domain/cookie'
import { findConsentRecords } from '@shop/engine/consent'
import { expect, test } from 'vitest'
import { aShopper, openTestMiddleware } from '../middleware.fixtures.ts'

const middleware = await openTestMiddleware()
const choices = { preferences: true, statistics: false, marketing: true }

test('TRACK-15, COOK-05 a decision is kept as it was made, and says nothing of who made it', async () => {
  const shopper = aShopper(middleware)
  const id = crypto.randomUUID()
  const decision = { id, version: CONSENT_VERSION, choices, locale: 'sk-SK' } as const
  expect(await shopper.do('recordConsent', decision)).toEqual({ consent: { isRecorded: true } })
  expect(await findConsentRecords(middleware.engine, id)).toMatchObject([{ id, choices, storeKey: 'sk', locale: 'sk-SK' }])
  const columns = await middleware.engine.db
    .selectFrom('consent_record')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(Object.keys(columns).toSorted()).toEqual(
    ['decided_at', 'id', 'locale', 'marketing', 'preferences', 'statistics', 'store_key', 'version'].toSorted(),
  )
})

test('a decision in a locale of another market, or about something unknown, is refused', async () => {
  const shopper = aShopper(middleware)
  const decision = { id: crypto.randomUUID(), version: CONSENT_VERSION, choices, locale: 'sk-SK' } as const
  await expect(shopper.do('recordConsent', { ...decision, locale: 'de-DE' })).rejects.toThrow()
  await expect(shopper.do('recordConsent', { ...decision, id: 'me' })).rejects.toThrow()
  await expect(
    shopper.do('recordConsent', { ...decision, choices: { ...choices, sale: true } as typeof choices }),
  ).rejects.toThrow()
})
