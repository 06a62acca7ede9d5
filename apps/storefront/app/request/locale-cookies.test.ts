import { marketOf } from '@shop/domain/market'
import { expect, test } from 'vitest'
import { localeCookies, missingLocaleCookies } from './locale-cookies.ts'

test('COOK-04 locale, country, currency and store are remembered for 365 days', () => {
  expect(localeCookies(marketOf('CH'), 'fr', true)).toEqual(
    ['vsf-locale=fr-CH', 'vsf-country=CH', 'vsf-currency=CHF', 'vsf-store=ch'].map(
      pair => `${pair}; Max-Age=31536000; Path=/; Secure; SameSite=Lax`,
    ),
  )
})

test('COOK-04 a browser is given what it lacks, and keeps the language of this market it had', () => {
  const market = marketOf('BE')
  const french = 'vsf-locale=fr-BE; vsf-country=BE; vsf-currency=EUR; vsf-store=be'
  expect(missingLocaleCookies(undefined, market, 'nl', false)).toEqual(localeCookies(market, 'nl', false))
  expect(missingLocaleCookies(french, market, 'nl', false)).toEqual([])
  expect(missingLocaleCookies(french.replace('EUR', 'CHF'), market, 'nl', false)).toEqual(localeCookies(market, 'fr', false))
  for (const other of ['vsf-locale=fr-CH', 'vsf-locale=xx', 'vsf-locale='])
    expect(missingLocaleCookies(french.replace('vsf-locale=fr-BE', other), market, 'nl', false), other).toEqual(
      localeCookies(market, 'nl', false),
    )
})
