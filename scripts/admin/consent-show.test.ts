import { recordConsent } from '@shop/engine/consent'
import { expect, test } from 'vitest'
import { openTestAdmin } from './admin.fixtures.ts'

const { context, run, read } = await openTestAdmin()
const id = '01a20d43-5747-7d6e-b953-65e7b5db025f'
const decision = { id, version: 1, storeKey: 'sk', locale: 'sk-SK', hasPrivacySignal: false } as const
const text = 'Your privacy\nSome cookies are needed.'

test('TRACK-15 the shop owner can show what a visitor decided, the newest first, and the words it was about', async () => {
  const [first, second] = [
    { preferences: true, statistics: true, marketing: true },
    { preferences: true, statistics: false, marketing: false },
  ]
  await recordConsent({ ...context, now: () => '2026-11-24T10:00:00.000Z' }, { ...decision, choices: first, text }, '192.0.2.1')
  const later = { ...context, now: () => '2026-11-24T11:00:00.000Z' }
  await recordConsent(later, { ...decision, choices: second, hasPrivacySignal: true, text: undefined }, '192.0.2.1')
  expect(await read('consent', 'show', id)).toEqual([
    { ...decision, choices: second, hasPrivacySignal: true, decidedAt: '2026-11-24T11:00:00.000Z' },
    { ...decision, choices: first, decidedAt: '2026-11-24T10:00:00.000Z', textId: expect.stringMatching(/^[0-9a-f]{16}$/), text },
  ])
  const shown = await run('consent', 'show', id)
  expect(shown).toMatch(/2026-11-24 11:00\s+1\s+sk\s+sk-SK\s+yes\s+no\s+no\s+yes/)
  expect(shown).toContain(text)
  await expect(run('consent', 'show', id.replace('01', '02'))).rejects.toThrow('There is no decision')
  await expect(run('consent', 'show', 'mine')).rejects.toThrow('<id> mine is not the number of a consent')
})
