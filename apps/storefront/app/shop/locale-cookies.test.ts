import { marketOf } from '@shop/domain/market'
import { expect, test } from 'vitest'
import { localeCookies } from './locale-cookies.ts'

test('COOK-04 locale, country, currency and store are remembered for 365 days', () => {
  expect(localeCookies(marketOf('CH'), 'fr', true)).toEqual(
    ['vsf-locale=fr-CH', 'vsf-country=CH', 'vsf-currency=CHF', 'vsf-store=ch'].map(
      pair => `${pair}; Path=/; Max-Age=31536000; SameSite=Lax; Secure`,
    ),
  )
})
