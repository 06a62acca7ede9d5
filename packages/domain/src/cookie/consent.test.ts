import { expect, test } from 'vitest'
import { CONSENT_VERSION, consentOf, decisionUnderSignal, readConsent } from './index.ts'

const decision = {
  id: '01a20d43-5747-7d6e-b953-65e7b5db025f',
  version: CONSENT_VERSION,
  ts: '2026-11-24T10:00:00.000Z',
  choices: { preferences: true, statistics: false, marketing: false },
}

test('TRACK-15 a decision is read as it was made; what is not said to be chosen is not', () => {
  expect(readConsent(JSON.stringify(decision))).toEqual(decision)
  const odd = { ...decision, choices: { preferences: 'yes', marketing: true, other: true } }
  expect(readConsent(JSON.stringify(odd))?.choices).toEqual({ preferences: false, statistics: false, marketing: true })
  expect(consentOf(() => true)).toEqual({ preferences: true, statistics: true, marketing: true })
})

test('TRACK-15 an unreadable decision, or one about another version of the question, is not taken', () => {
  const old = { ...decision, version: CONSENT_VERSION - 1 }
  for (const text of [
    undefined,
    '',
    'true',
    'null',
    '{}',
    '[1]',
    JSON.stringify(old),
    JSON.stringify({ ...decision, choices: 0 }),
  ])
    expect(readConsent(text), String(text)).toBeUndefined()
})

test('TRACK-15 Global Privacy Control refuses marketing, until its owner chooses otherwise with the signal on', () => {
  const all = { ...decision, choices: consentOf(() => true) }
  const withoutMarketing = { preferences: true, statistics: true, marketing: false }
  expect(decisionUnderSignal(all, true)).toEqual({ ...all, choices: withoutMarketing })
  const chosenAnyway = { ...all, hasPrivacySignal: true } as const
  for (const [kept, signal] of [
    [all, false],
    [chosenAnyway, true],
    [chosenAnyway, false],
    [decision, true],
  ] as const)
    expect(decisionUnderSignal(kept, signal)).toBe(kept)
  expect(readConsent(JSON.stringify(chosenAnyway))).toEqual(chosenAnyway)
  expect(readConsent(JSON.stringify({ ...all, hasPrivacySignal: 'yes' }))).toEqual(all)
})
