import { expect, test } from 'vitest'
import { CONSENT_COOKIE, CONSENT_VERSION, consentOf, cookiesUnderSignal, readConsent, saysPrivacySignal } from './index.ts'

const agreed = {
  id: '01a20d43-5747-7d6e-b953-65e7b5db025f',
  version: CONSENT_VERSION,
  ts: '2026-11-24T10:00:00.000Z',
  choices: consentOf(() => true),
}
const headerOf = (decision: object) =>
  `vsf-locale=de-DE; ${CONSENT_COOKIE.name}=${encodeURIComponent(JSON.stringify(decision))}; other=a%20b`

/** The decision that a header says, and what else it says. */
function readHeader(header: string | undefined) {
  const pairs = (header ?? '').split('; ')
  const own = pairs.find(pair => pair.startsWith(`${CONSENT_COOKIE.name}=`))
  const text = own && decodeURIComponent(own.slice(CONSENT_COOKIE.name.length + 1))
  return { decision: readConsent(text), others: pairs.filter(pair => pair !== own) }
}

test('TRACK-15 a request with Global Privacy Control agrees to no marketing, whatever its cookie still says', () => {
  const { decision, others } = readHeader(cookiesUnderSignal(headerOf(agreed), true))
  expect(decision).toEqual({ ...agreed, choices: { preferences: true, statistics: true, marketing: false } })
  expect(others).toEqual(['vsf-locale=de-DE', 'other=a%20b'])
})

test('TRACK-15 what was chosen with the signal on counts, and without the signal every header stays as it is', () => {
  const anyway = { ...agreed, hasPrivacySignal: true }
  expect(readHeader(cookiesUnderSignal(headerOf(anyway), true)).decision).toEqual(anyway)
  for (const header of [headerOf(agreed), headerOf(anyway), '', undefined]) expect(cookiesUnderSignal(header, false)).toBe(header)
  for (const header of ['vsf-locale=de-DE', '', undefined]) expect(cookiesUnderSignal(header, true)).toBe(header)
})

test('TRACK-15 with the signal a decision that cannot be read agrees to nothing', () => {
  const old = { ...agreed, version: CONSENT_VERSION + 1 }
  for (const value of [encodeURIComponent(JSON.stringify(old)), '%', '%7B', 'true'])
    expect(cookiesUnderSignal(`a=1;${CONSENT_COOKIE.name}=${value};b=2`, true), value).toBe('a=1; b=2')
  expect(cookiesUnderSignal(`${CONSENT_COOKIE.name}=%`, true)).toBeUndefined()
})

test('TRACK-15 the signal is the header with the value of the specification alone', () => {
  expect(saysPrivacySignal('1')).toBe(true)
  for (const header of ['0', '', 'true', ['1', '1'], null, undefined]) expect(saysPrivacySignal(header)).toBe(false)
})
