import { PAGE_SLUGS } from '@shop/domain/content'
import { type CountryCode, defaultLanguageOf, type Language, MARKETS, marketOf } from '@shop/domain/market'
import { expect, test } from 'vitest'
import { createHrefs, type Hrefs } from './hrefs.ts'

const hrefsOf = (country: CountryCode, language?: Language) =>
  createHrefs(marketOf(country), language ?? defaultLanguageOf(marketOf(country)))

/** Every link a page can have. */
function allOf(hrefs: Hrefs): string[] {
  return [
    hrefs.home(),
    hrefs.category(),
    hrefs.category('gastronomie'),
    hrefs.product('fritteuse-30010001'),
    hrefs.product('fritteuse-30010001', 'EX30010091'),
    hrefs.productInformation('EX30010001'),
    hrefs.search({ query: 'a' }),
    hrefs.newArrivals(),
    hrefs.sales(),
    hrefs.bestsellers(),
    hrefs.checkout('cart'),
    hrefs.thankYou('NS00000001'),
    hrefs.login('/a'),
    hrefs.createAccount(),
    hrefs.logOut(),
    hrefs.passwordReset('check-email'),
    hrefs.account('my-profile'),
    ...PAGE_SLUGS.map(hrefs.page),
    hrefs.newsletter(),
    hrefs.forbidden(),
    hrefs.parcelTracking(),
    hrefs.myAccount(),
    hrefs.myOrders(),
  ]
}

test('ROUTE-03 links carry a prefix exactly where the language is not the default of its market', () => {
  for (const market of MARKETS) {
    for (const language of market.languages) {
      const links = allOf(createHrefs(market, language))
      if (language === defaultLanguageOf(market)) for (const link of links) expect(link).not.toMatch(/^\/[a-z]{2}\//)
      else for (const link of links) expect(link).toMatch(new RegExp(`^/${language}/`))
    }
  }
})

test('ROUTE-34 slugs end with a slash, except those of products, search and checkout', () => {
  const hrefs = hrefsOf('BE', 'nl')
  expect(hrefs.category('horeca')).toBe('/nl/horeca/')
  expect(hrefs.category()).toBe('/nl/c/')
  expect(hrefs.home()).toBe('/nl/')
  expect(hrefs.product('friteuse-30010001')).toBe('/nl/friteuse-30010001')
  expect(hrefs.search()).toBe('/nl/search')
  expect(hrefs.checkout('addresses')).toBe('/nl/checkout/addresses')
})

test('ROUTE-26, ROUTE-27, ROUTE-28, ROUTE-34, ROUTE-39 pages of editors stand at the root with a slash at the end', () => {
  expect(hrefsOf('DE').page('terms-and-conditions')).toBe('/terms-and-conditions/')
  expect(hrefsOf('BE', 'nl').page('royal-catering')).toBe('/nl/royal-catering/')
  expect(hrefsOf('LT').page('premium-gurantee')).toBe('/premium-gurantee/')
  for (const slug of PAGE_SLUGS) expect(hrefsOf('GB').page(slug)).toBe(`/${slug}/`)
})

test('ROUTE-35 Lithuania has native prefixes for products and categories', () => {
  expect(hrefsOf('LT').product('gruzdintuve-30010001')).toBe('/p/gruzdintuve-30010001')
  expect(hrefsOf('LT').category('virtuve')).toBe('/c/virtuve/')
})

test('ROUTE-31 the thank-you page is named by the order', () => {
  expect(hrefsOf('DE').thankYou('NS00000001')).toBe('/checkout/thank-you?order=NS00000001')
})

test('ROUTE-23 the pages of the account stand below /my-account', () => {
  expect(hrefsOf('DE').account('my-profile')).toBe('/my-account/my-profile')
  expect(hrefsOf('BE', 'nl').account('shipping-details', { address: 'new' })).toBe('/nl/my-account/shipping-details?address=new')
})

test('ROUTE-18, ROUTE-19, ROUTE-20, ROUTE-21 signing in and out has addresses that name where to go back to', () => {
  const hrefs = hrefsOf('DE')
  expect([hrefs.login(), hrefs.createAccount(), hrefs.logOut()]).toEqual(['/login', '/create-account', '/log-out'])
  expect(hrefs.login('/search?query=a&page=2')).toBe('/login?returnTo=%2Fsearch%3Fquery%3Da%26page%3D2')
  expect([hrefs.passwordReset(), hrefs.passwordReset('check-email'), hrefs.passwordReset('change-password')]).toEqual([
    '/password-reset',
    '/password-reset/check-email',
    '/password-reset/change-password',
  ])
  expect(hrefsOf('BE', 'nl').login()).toBe('/nl/login')
})

test('SHELL-38 a language of the market is its home page, without prefix where it is the default', () => {
  const hrefs = hrefsOf('CH', 'fr')
  expect(marketOf('CH').languages.map(language => hrefs.language(language))).toEqual(['/', '/fr/', '/it/'])
})

test('what is searched for is encoded', () => {
  expect(hrefsOf('DE').search({ query: 'a&b=c d', brand: 'Fromm & Starck' })).toBe(
    '/search?query=a%26b%3Dc+d&brand=Fromm+%26+Starck',
  )
})

test('PDP-23 the manual is in the language of the page', () => {
  expect(hrefsOf('DE').manual('EX30010001')).toBe('/manual/ex30010001.pdf')
  expect(createHrefs(marketOf('BE'), 'nl').manual('EX30010001')).toBe('/nl/manual/ex30010001.pdf')
})

test('PDP-23 the energy label speaks no language, so that its address carries none', () => {
  for (const market of MARKETS)
    for (const language of market.languages)
      expect(createHrefs(market, language).energyLabel('EX30010001')).toBe('/energy-label/ex30010001.svg')
})
