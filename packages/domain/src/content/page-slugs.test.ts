import fc from 'fast-check'
import { expect, it } from 'vitest'
import { BRAND_SLUGS, BRANDS_BY_SLUG, INFORMATION_SLUGS, isBrandSlug, isPageSlug, PAGE_SLUGS, parsePageTarget } from './index.ts'

it('CMS-05, ROUTE-25, ROUTE-26, ROUTE-27 the information pages have the slugs of the specification, the help centre among them', () => {
  const specified =
    'privacy-data company-information terms-and-conditions payment return-policy dispatch-information battery-regulations complaints best-prices-guaranteed our-history inspirations product-recalls merchant-information'
  expect(INFORMATION_SLUGS).toEqual(
    expect.arrayContaining([...specified.split(' '), 'faq', 'premium-gurantee', 'sale', 'contact', 'jobs']),
  )
  expect(INFORMATION_SLUGS).toHaveLength(18)
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

it('knows every kind of target a link of a page may have', () => {
  for (const slug of PAGE_SLUGS) expect(parsePageTarget(`page:${slug}`)).toEqual({ kind: 'page', slug })
  for (const brand of Object.values(BRANDS_BY_SLUG)) expect(parsePageTarget(`brand:${brand}`)).toEqual({ kind: 'brand', brand })
  expect(parsePageTarget('route:parcel-tracking')).toEqual({ kind: 'route', route: 'parcel-tracking' })
  expect(parsePageTarget('search:sales')).toEqual({ kind: 'search', listing: 'sales' })
  expect(parsePageTarget('department:workshop')).toEqual({ kind: 'department', key: 'workshop' })
  expect(parsePageTarget('returns-portal')).toEqual({ kind: 'returns-portal' })
  const safetyGate = 'https://ec.europa.eu/safety-gate'
  expect(parsePageTarget(safetyGate)).toEqual({ kind: 'outside', url: safetyGate })
})

it.each([
  '',
  'mail:support',
  'page:',
  'page:FAQ',
  'route:checkout',
  'search:*',
  'brand:',
  'brand:"><script>',
  'department:../x',
  'http://example.com',
  'https://user@example.com',
  'https://example.com:81/',
  'https://localhost',
  'javascript:alert(1)',
  'constructor',
])('%j is no target', text => {
  expect(parsePageTarget(text)).toBeUndefined()
})

it('no text makes a link that runs something or leaves by another protocol than https', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.webUrl(),
        fc.string(),
        fc.string().map(rest => `https://${rest}`),
      ),
      text => {
        const target = parsePageTarget(text)
        if (target?.kind === 'outside') expect(new URL(target.url).protocol).toBe('https:')
      },
    ),
  )
})
