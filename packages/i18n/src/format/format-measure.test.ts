import { expect, test } from 'vitest'
import { formatSides, formatWeight } from './format-measure.ts'

test('PDP-23 dimensions and weights are told in the figures and units of the language', () => {
  expect(formatSides({ length: 45, width: 28.5, height: 1033 }, 'de-DE')).toBe('45 × 28,5 × 1.033\u00a0cm')
  expect(formatWeight(6.8, 'de-DE')).toBe('6,8\u00a0kg')
  expect(formatWeight(6.8, 'en-GB')).toBe('6.8\u00a0kg')
  expect(formatWeight(6.8, 'bg-BG')).toBe('6,8\u00a0кг')
})
