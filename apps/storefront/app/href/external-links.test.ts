import { expect, test } from 'vitest'
import { corporatePageOf, externalLinksOf } from './external-links.ts'

test('ROUTE-29 about us and career are pages of the corporate site', () => {
  const links = externalLinksOf({ corporateSiteUrl: 'https://company.example' }, 'en')
  expect(corporatePageOf('about-us', links)).toBe('https://company.example/en/about-us')
  expect(corporatePageOf('career', links)).toBe('https://company.example/en/career')
  expect(corporatePageOf('faq', links)).toBeUndefined()
})

test('ROUTE-29, SHELL-27 sites that are not set are not linked to', () => {
  expect(externalLinksOf({}, 'en')).toEqual({ social: {} })
  expect(corporatePageOf('career', externalLinksOf({}, 'en'))).toBeUndefined()
})
