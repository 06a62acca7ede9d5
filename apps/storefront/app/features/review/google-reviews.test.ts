import type { Store } from '@shop/domain/store'
import { expect, test } from 'vitest'
import { allowedScriptOf, googleReviewsScriptOf } from './google-reviews.tsx'

const googleReviewsScript = 'https://reviews.example/badge.js'

function aStore(googleReviews: boolean): Store {
  return {
    id: 's',
    key: 'de',
    version: 1,
    country: 'DE',
    languages: ['de'],
    name: { de: 'Anvil' },
    distributionChannels: [],
    supplyChannels: [],
    custom: {
      codFeeTitle: {},
      phone: '',
      email: '',
      switches: {
        googleReviews,
        extraGuaranteeSale: false,
        complementaryProducts: false,
        addressAutocomplete: false,
        trustScoreInHeader: false,
        vatValidation: false,
        taxRateChange: false,
        loyaltyDiscount: false,
      },
    },
  }
}

function cookieOf(choices: unknown): string {
  return `a=1; cookie-consent=${encodeURIComponent(JSON.stringify({ version: 1, choices }))}; b=2`
}

test('the script is loaded where the store has switched it on and the visitor has agreed', () => {
  const cookies = cookieOf({ marketing: true })
  const scriptOf = (store: Parameters<typeof googleReviewsScriptOf>[0], settings: object) =>
    allowedScriptOf(googleReviewsScriptOf(store, settings), cookies)
  expect(scriptOf(aStore(true), { googleReviewsScript })).toBe(googleReviewsScript)
  expect(scriptOf(aStore(false), { googleReviewsScript })).toBeNull()
  expect(scriptOf(undefined, { googleReviewsScript })).toBeNull()
  expect(scriptOf(aStore(true), {})).toBeNull()
})

test.each([
  '',
  'cookie-consent',
  'cookie-consent=',
  'cookie-consent=true',
  'cookie-consent=%E0%A4%A',
  'cookie-consent=null',
  'xcookie-consent=%7B%22choices%22%3A%7B%22marketing%22%3Atrue%7D%7D',
  cookieOf(null),
  cookieOf('marketing'),
  cookieOf({ marketing: false, statistics: true }),
  cookieOf({ marketing: 'true' }),
])('no script is loaded without consent: %s', cookie => {
  expect(allowedScriptOf(googleReviewsScript, cookie)).toBeNull()
})
