import { expect, it } from 'vitest'
import { BRAND_SLUGS, INFORMATION_SLUGS, isBrandSlug, isPageSlug, PAGE_SLUGS } from './index.ts'

it('ROUTE-25, ROUTE-26, ROUTE-27 the information pages have the slugs of the specification, the help centre among them', () => {
  const specified =
    'privacy-data company-information terms-and-conditions payment return-policy dispatch-information battery-regulations complaints best-prices-guaranteed our-history inspirations product-recalls merchant-information'
  expect(INFORMATION_SLUGS).toEqual(expect.arrayContaining([...specified.split(' '), 'faq', 'premium-gurantee']))
  expect(INFORMATION_SLUGS).toHaveLength(15)
})

it('ROUTE-39 there are ten pages of own brands', () => {
  expect(BRAND_SLUGS.join(' ')).toBe(
    'royal-catering stamos msw steinberg-systems ulsonix hillvert physa wiesenfield frommstarck uniprodo',
  )
  expect(PAGE_SLUGS.filter(isBrandSlug)).toEqual(BRAND_SLUGS)
})

it('ROUTE-28 the premium guarantee has the documented spelling, and no page of the other one', () => {
  expect(isPageSlug('premium-gurantee')).toBe(true)
  expect(isPageSlug('premium-guarantee')).toBe(false)
})

it('CMS-03 nothing but the slugs of pages is one', () => {
  for (const slug of ['', 'FAQ', 'constructor', '__proto__', '../faq', 'trusted-brands']) expect(isPageSlug(slug)).toBe(false)
})
