import { parsePageTarget } from '@shop/domain/content'
import { marketOf } from '@shop/domain/market'
import { expect, test } from 'vitest'
import { externalLinksOf } from './external-links.ts'
import { createHrefs } from './hrefs.ts'
import { hrefOfTarget, type TargetShop } from './target-href.ts'

const settings = { corporateSiteUrl: 'https://company.example', returnsPortalUrl: 'https://returns.example/start' }
const shop: TargetShop = {
  hrefs: createHrefs(marketOf('BE'), 'nl'),
  data: {
    contact: { phone: '+32 2 0000', email: 'service@anvil.example' },
    customer: { firstName: 'Ana', lastName: 'Novak', email: 'ana@anvil.example' },
    departments: [{ key: 'weighing', slug: 'wegen' }],
    linkedCategories: [{ key: 'platform-scales', slug: 'weegplateaus' }],
    outside: externalLinksOf(settings, 'de'),
  },
}
const bareShop: TargetShop = {
  ...shop,
  data: { contact: null, customer: null, departments: [], outside: externalLinksOf({}, 'de') },
}
const hrefOf = (text: string, from = shop) => hrefOfTarget(parsePageTarget(text)!, from)

const TARGETS = [
  ['page:faq', '/nl/faq/'],
  ['route:home', '/nl/'],
  ['route:cart', '/nl/checkout/cart'],
  ['route:parcel-tracking', '/nl/parcel-tracking'],
  ['route:login', '/nl/login'],
  ['route:create-account', '/nl/create-account'],
  ['route:my-account', '/nl/my-account'],
  ['route:my-orders', '/nl/my-account/my-orders'],
  ['route:departments', '/nl/c/'],
  ['route:cookie-settings', '/nl/cookie-settings/'],
  ['search:sales', '/nl/search/sales'],
  ['search:new-arrivals', '/nl/search/new-arrivals'],
  ['search:bestsellers', '/nl/search?tags=bestseller'],
  ['brand:Fromm & Starck', '/nl/search?brand=Fromm+%26+Starck'],
  ['department:weighing', '/nl/wegen/'],
  ['department:platform-scales', '/nl/weegplateaus/'],
  ['mail', 'mailto:service@anvil.example'],
  ['support-form', '/nl/contact/'],
  ['phone', 'tel:+3220000'],
  ['https://ec.europa.eu/safety-gate', 'https://ec.europa.eu/safety-gate'],
] as const
test.each(TARGETS)('ROUTE-38 %s leads to %s', (text, href) => {
  expect(hrefOf(text)).toBe(href)
})

test('ROUTE-29 about us and jobs lead to the site of the company', () => {
  expect(hrefOf('about-us')).toBe('https://company.example/de/about-us')
  expect(hrefOf('career')).toBe('https://company.example/de/career')
})

test('SHELL-27, SHELL-33 a place that this shop does not have is not linked to', () => {
  expect(hrefOf('returns-portal')).toBe('https://returns.example/start/de/')
  for (const text of ['returns-portal', 'career', 'about-us', 'mail', 'phone', 'department:weighing'])
    expect(hrefOf(text, bareShop), text).toBeUndefined()
})

test('ROUTE-36 the account leads a guest to the login first, and from there to the account', () => {
  expect(hrefOf('route:my-account', bareShop)).toBe('/nl/login?returnTo=%2Fnl%2Fmy-account')
})
