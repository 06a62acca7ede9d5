import fc from 'fast-check'
import { expect, it } from 'vitest'
import { BRANDS_BY_SLUG, PAGE_SLUGS, parsePageTarget } from './index.ts'

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
  'mail:somebody',
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
