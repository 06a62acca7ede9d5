import { expect, it } from 'vitest'
import { COUNTRIES, LOCALES, MARKETS } from '../market/index.ts'
import { legalGuaranteeYearsOf, officialBodyOf } from './index.ts'

const KINDS = ['dataProtection', 'consumerDisputes', 'batteryTakeBack'] as const

it('every country has its official bodies, and bilingual ones are named in the language of the page', () => {
  for (const { country, languages } of MARKETS) {
    for (const kind of KINDS)
      for (const language of languages) expect(officialBodyOf(kind, country, language)).not.toMatch(/^$| \/ /)
  }
  expect(officialBodyOf('dataProtection', 'BE', 'nl')).toBe('Gegevensbeschermingsautoriteit')
  expect(officialBodyOf('dataProtection', 'CH', 'fr')).toContain('Préposé fédéral')
})

it('no country is sent to a body of another one, except where two have the same name', () => {
  const consumerBodies = LOCALES.map(locale => officialBodyOf('consumerDisputes', locale.slice(3) as 'DE', locale.slice(0, 2)))
  expect(new Set(consumerBodies).size).toBe(LOCALES.length)
})

it('the legal guarantee is at least the two years of the directive', () => {
  for (const country of COUNTRIES) expect(legalGuaranteeYearsOf(country)).toBeGreaterThanOrEqual(2)
  expect(legalGuaranteeYearsOf('PT')).toBe(3)
})
