import { marketOf } from '@shop/domain/market'
import { expect, test } from 'vitest'
import { languageOfPath } from './language-prefix.ts'

test('ROUTE-04 the whole first segment names the language; a slug that begins like one does not', () => {
  const market = marketOf('BE')
  expect(languageOfPath(market, '/nl/')).toBe('nl')
  expect(languageOfPath(market, '/nl')).toBe('nl')
  expect(languageOfPath(market, '/nl/checkout/cart')).toBe('nl')
  for (const path of ['/', '', '/nlx/', '/nl-messen/', '/horeca/nl/', '/NL/']) expect(languageOfPath(market, path)).toBe('fr')
})

test('ROUTE-04 a language the market does not speak leaves its default', () => {
  expect(languageOfPath(marketOf('DE'), '/nl/')).toBe('de')
  expect(languageOfPath(marketOf('CH'), '/it/')).toBe('it')
})
