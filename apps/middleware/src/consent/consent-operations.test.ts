import type { ParamsOf } from '@shop/contract'
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
  expect(await findConsentRecords(middleware.engine, id)).toMatchObject([
    { id, choices, storeKey: 'sk', locale: 'sk-SK', hasPrivacySignal: false },
  ])
  const columns = await middleware.engine.db
    .selectFrom('consent_record')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(Object.keys(columns).toSorted()).toEqual(
    [
      'decided_at',
      'has_privacy_signal',
      'id',
      'locale',
      'marketing',
      'preferences',
      'statistics',
      'store_key',
      'text_id',
      'version',
    ].toSorted(),
  )
})

test('TRACK-15 with a decision the words are kept that were shown, once', async () => {
  const shopper = aShopper(middleware)
  const [first, second, older] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()]
  const decision = { version: CONSENT_VERSION, choices, locale: 'sk-SK' } as const
  await shopper.do('recordConsent', { ...decision, id: first, question: 'categories' })
  await shopper.do('recordConsent', { ...decision, id: second, question: 'categories', browserId: crypto.randomUUID() })
  const [one] = await findConsentRecords(middleware.engine, first)
  const [two] = await findConsentRecords(middleware.engine, second)
  for (const part of ['Vaše súkromie', 'Marketingové: Ukazujú, odkiaľ ste prišli', 'Odmietnuť všetko | Prijať všetko'])
    expect(one?.text).toContain(part)
  expect(two).toMatchObject({ text: one?.text, textId: one?.textId })
  expect(await middleware.engine.db.selectFrom('consent_text').select('locale').execute()).toEqual([{ locale: 'sk-SK' }])
  // What a page of an older version showed is not known any more.
  await shopper.do('recordConsent', { ...decision, id: older, question: 'banner', version: CONSENT_VERSION + 1 })
  expect((await findConsentRecords(middleware.engine, older))[0]).not.toHaveProperty('text')
})

test('TRACK-15 the words are those of what was shown: the banner, its categories or the page, and that the browser asks for privacy', async () => {
  const shopper = aShopper(middleware)
  const decide = async (shown: Partial<ParamsOf<'recordConsent'>>) => {
    const id = crypto.randomUUID()
    await shopper.do('recordConsent', { id, version: CONSENT_VERSION, choices, locale: 'sk-SK', ...shown })
    const [kept] = await findConsentRecords(middleware.engine, id)
    return kept
  }
  const signal = /^Váš prehliadač nás .*Global Privacy Control.*$/m
  const lines = async (shown: Partial<ParamsOf<'recordConsent'>>) => (await decide(shown))?.text?.split('\n') ?? []
  const banner = await lines({ question: 'banner' })
  expect(banner).toHaveLength(3)
  expect(banner[2]).toMatch(/^Odmietnuť všetko \| Prijať všetko \| /)
  expect(await lines({ question: 'banner', hasPrivacySignal: true })).toEqual([
    ...banner.slice(0, 2),
    expect.stringMatching(signal),
    banner[2],
  ])
  const categories = await lines({ question: 'categories' })
  expect(categories).toHaveLength(7)
  expect((await lines({ question: 'categories', hasPrivacySignal: true })).at(-2)).toMatch(signal)
  const page = await lines({ question: 'page' })
  expect(page.slice(1)).toEqual(categories.slice(1))
  expect(page[0]).not.toBe(categories[0])
  // Where the signal alone decides, no question was asked.
  const followed = await decide({ hasPrivacySignal: true })
  expect(followed).toMatchObject({ hasPrivacySignal: true })
  expect(followed).not.toHaveProperty('text')
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
