import { marketOf } from '@shop/domain/market'
import { createTranslate } from '@shop/i18n'
import { loadMessages } from '@shop/i18n/all-messages'
import { expect, test } from 'vitest'
import { externalLinksOf } from '../href/external-links.ts'
import { createHrefs } from '../href/hrefs.ts'
import { type FooterLink, footerColumnsOf, shownColumnsOf, shownLinkOf } from './footer-links.ts'

const t = createTranslate('en', await loadMessages('en'))
const department = (key: string) => ({ id: key, key, name: key, slug: key })
const shop = {
  t,
  hrefs: createHrefs(marketOf('GB'), 'en'),
  data: {
    contact: null,
    customer: null,
    departments: [department('weighing'), department('lifting')],
    outside: externalLinksOf({ corporateSiteUrl: 'https://company.example', ordersUrl: 'https://orders.anvil.example/' }, 'de'),
  },
  text: (text: string) => text,
}
const bareShop = { ...shop, data: { contact: null, customer: null, departments: [], outside: externalLinksOf({}, 'de') } }
const columns = (from = shop) =>
  Object.fromEntries(shownColumnsOf(footerColumnsOf(from), from).map(({ titleKey, links }) => [titleKey, links]))

test('SHELL-22 customer service leads to delivery, tracking, account, returns, guarantee, questions and payment', () => {
  expect(columns()['shell.customerService']?.map(({ name, href }) => `${name} ${href}`)).toEqual([
    'Dispatch information /dispatch-information/',
    'Order tracking https://orders.anvil.example/',
    'My account /login',
    'Return and complaint policy /return-policy/',
    'Premium guarantee /premium-gurantee/',
    'FAQs /faq/',
    'Secure payment methods /payment/',
  ])
})

test('SHELL-22 order tracking leads a signed-in customer to their orders, in a window of its own', () => {
  const signedIn = { ...shop, data: { ...shop.data, customer: { firstName: 'Jana', lastName: 'Nová', email: 'j@example.org' } } }
  const [, tracking] = shownColumnsOf(footerColumnsOf(signedIn), signedIn)[0]?.links ?? []
  expect(tracking).toEqual({ name: 'Order tracking', href: '/my-account/my-orders', opensWindow: true })
})

test('SHELL-23 about us leads to the legal pages, to the jobs and to the inspirations tagged Blog, whatever sites the company has', () => {
  expect(columns()['shell.aboutUs']).toEqual([
    { name: 'Terms and conditions', href: '/terms-and-conditions/' },
    { name: 'Privacy policy', href: '/privacy-data/' },
    { name: 'Company information', href: '/company-information/' },
    { name: 'Jobs', href: '/jobs/' },
    { name: 'Inspirations', href: '/inspirations/', tag: 'Blog' },
  ])
  expect(columns(bareShop)['shell.aboutUs']).toEqual(columns()['shell.aboutUs'])
})

test('SHELL-24 our products are recalls, the departments and the sale', () => {
  expect(columns()['shell.ourProducts']?.map(({ href }) => href)).toEqual([
    '/product-recalls/',
    '/weighing/',
    '/lifting/',
    '/search/sales',
  ])
})

test('SHELL-25, ROUTE-39 our brands are the ten pages of own brands', () => {
  const brands = columns()['shell.ourBrands']
  expect(brands).toHaveLength(10)
  expect(brands?.at(-2)).toEqual({ name: 'Fromm & Starck', href: '/frommstarck/' })
})

const LINKS: [FooterLink, boolean][] = [
  [{ name: 'A', url: 'https://example.com/' }, true],
  [{ name: 'A', routeKey: 'page:faq' }, true],
  [{ translationKey: 'shell.faqs', url: '/faq/' }, true],
  [{ translationKey: 'shell.faqs', routeKey: 'page:faq' }, true],
  [{ name: 'A' }, false],
  [{ translationKey: 'shell.faqs' }, false],
  [{ url: '/faq/' }, false],
  [{ routeKey: 'page:faq', tag: 'Blog' }, false],
  [{ name: '', url: '/faq/' }, false],
  [{ name: 'A', url: '' }, false],
  [{ name: 'A', routeKey: 'page:no-such-page' }, false],
  [{}, false],
]
test.each(LINKS)('SHELL-33, SHELL-34 %j is shown: %s', (link, isShown) => {
  expect(shownLinkOf(link, shop) !== undefined).toBe(isShown)
})

test('SHELL-33 a column without a valid link is not shown', () => {
  const titleKey = 'shell.aboutUs'
  expect(shownColumnsOf([{ titleKey, links: [] }], shop)).toEqual([])
  expect(shownColumnsOf([{ titleKey, links: [{ name: 'A' }, {}] }], shop)).toEqual([])
  expect(shownColumnsOf([{ titleKey, links: [{ name: 'A' }, { name: 'B', url: '/b/' }] }], shop)).toEqual([
    { titleKey, links: [{ name: 'B', href: '/b/' }] },
  ])
})
