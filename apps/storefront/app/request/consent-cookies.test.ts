import { expect, test } from 'vitest'
import {
  deviceFingerprintCookie,
  deviceFingerprintOf,
  storedUtmSource,
  utmSourceCookie,
  utmSourceOfHistory,
  utmSourceOfUrl,
} from './consent-cookies.ts'

const ID = '5f0c1f5e-3f1b-4b53-9d53-0a1b2c3d4e5f'
const consentTo = (choices: { statistics?: boolean; marketing?: boolean }) =>
  `a=b; cookie-consent=${encodeURIComponent(JSON.stringify({ choices }))}`

test('COOK-05 a device is told from others with the consent to statistics alone, and keeps its fingerprint', () => {
  const newId = () => ID
  expect(deviceFingerprintCookie('', newId, true)).toBeUndefined()
  expect(deviceFingerprintCookie(consentTo({ statistics: false }), newId, true)).toBeUndefined()
  expect(deviceFingerprintCookie(consentTo({ statistics: true }), newId, true)).toBe(
    `vsf-device-fingerprint=${ID}; Max-Age=31536000; Path=/; Secure; SameSite=Lax`,
  )
  expect(deviceFingerprintCookie(`${consentTo({ statistics: true })}; vsf-device-fingerprint=${ID}`, newId, true)).toBeUndefined()
})

test('COOK-05 a fingerprint counts while the consent lasts, and in its form alone', () => {
  expect(deviceFingerprintOf(`${consentTo({ statistics: true })}; vsf-device-fingerprint=${ID}`)).toBe(ID)
  expect(deviceFingerprintOf(`${consentTo({ statistics: false })}; vsf-device-fingerprint=${ID}`)).toBeUndefined()
  expect(deviceFingerprintOf(`${consentTo({ statistics: true })}; vsf-device-fingerprint=<script>`)).toBeUndefined()
  expect(deviceFingerprintOf(undefined)).toBeUndefined()
})

test('COOK-06 an address names a source only in the form that is kept', () => {
  expect(utmSourceOfUrl('?utm_source=news_letter-2026.11&x=1')).toBe('news_letter-2026.11')
  for (const search of ['', '?utm_source=', '?utm_source=a%20b', '?utm_source=%3Cscript%3E', `?utm_source=${'a'.repeat(101)}`])
    expect(utmSourceOfUrl(search), search).toBeUndefined()
})

test('COOK-07 a source is stored with the consent to marketing alone, for thirty days', () => {
  expect(utmSourceCookie('news', '', true)).toBeUndefined()
  expect(utmSourceCookie('news', consentTo({ marketing: false }), true)).toBeUndefined()
  expect(utmSourceCookie('news', consentTo({ marketing: true }), true)).toBe(
    'vsf-utm-source=news; Max-Age=2592000; Path=/; Secure; SameSite=Lax',
  )
})

test('COOK-07 a stored source counts while the consent lasts, and in its form alone', () => {
  expect(storedUtmSource(`${consentTo({ marketing: true })}; vsf-utm-source=news`)).toBe('news')
  expect(storedUtmSource(`${consentTo({ marketing: false })}; vsf-utm-source=news`)).toBeUndefined()
  expect(storedUtmSource('vsf-utm-source=news')).toBeUndefined()
  expect(storedUtmSource(`${consentTo({ marketing: true })}; vsf-utm-source=a b`)).toBeUndefined()
  expect(storedUtmSource(undefined)).toBeUndefined()
})

test('COOK-07 the source of a visit is that of the last page of the window that names a valid one', () => {
  const pages = (...paths: (string | null)[]) => paths.map(path => ({ url: path && `https://anvil.de${path}` }))
  expect(utmSourceOfHistory(pages('/?utm_source=spring', '/?utm_source=news', '/faq/', '/?utm_source=a%20b'))).toBe('news')
  expect(utmSourceOfHistory(pages('/faq/', null))).toBeUndefined()
  expect(utmSourceOfHistory([])).toBeUndefined()
})
