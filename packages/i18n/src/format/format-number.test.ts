import { expect, test } from 'vitest'
import { formatNumber, formatPercent } from './format-number.ts'

test('UX-11 a rate is a fraction and is told in per cent, with the decimals it has', () => {
  expect(formatPercent(0.19, 'de-DE')).toBe('19\u00a0%')
  expect(formatPercent(0.081, 'de-CH')).toBe('8.1%')
  expect(formatPercent(0.255, 'fi-FI')).toBe('25,5\u00a0%')
  expect(formatPercent(0.2, 'en-GB')).toBe('20%')
})

test('numbers have the separators of the locale and at most three decimals', () => {
  expect(formatNumber(12_345.678_9, 'de-DE')).toBe('12.345,679')
  expect(formatNumber(12_345.5, 'fr-FR')).toBe('12\u00a0345,5')
  expect(formatNumber(3, 'en-GB')).toBe('3')
})
