import { expect, test } from 'vitest'
import { storedUtmSource, utmSourceCookie, utmSourceOfAddress } from './utm-source.ts'

const consentTo = (marketing: boolean) => `a=b; cookie-consent=${encodeURIComponent(JSON.stringify({ choices: { marketing } }))}`

test('COOK-06 an address names a source only in the form that is kept', () => {
  expect(utmSourceOfAddress('?utm_source=news_letter-2026.11&x=1')).toBe('news_letter-2026.11')
  for (const search of ['', '?utm_source=', '?utm_source=a%20b', '?utm_source=%3Cscript%3E', `?utm_source=${'a'.repeat(101)}`])
    expect(utmSourceOfAddress(search), search).toBeUndefined()
})

test('COOK-07 a source is stored with the consent to marketing alone, for thirty days', () => {
  expect(utmSourceCookie('news', '', true)).toBeUndefined()
  expect(utmSourceCookie('news', consentTo(false), true)).toBeUndefined()
  expect(utmSourceCookie('news', consentTo(true), true)).toBe(
    'vsf-utm-source=news; Path=/; Max-Age=2592000; SameSite=Lax; Secure',
  )
})

test('COOK-07 a stored source counts while the consent lasts, and in its form alone', () => {
  expect(storedUtmSource(`${consentTo(true)}; vsf-utm-source=news`)).toBe('news')
  expect(storedUtmSource(`${consentTo(false)}; vsf-utm-source=news`)).toBeUndefined()
  expect(storedUtmSource('vsf-utm-source=news')).toBeUndefined()
  expect(storedUtmSource(`${consentTo(true)}; vsf-utm-source=a b`)).toBeUndefined()
  expect(storedUtmSource(undefined)).toBeUndefined()
})
