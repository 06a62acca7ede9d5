import { type Language, LOCALES, MARKETS } from '@shop/domain/market'
import { matchRoutes, type RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import { createHrefs } from './href/hrefs.ts'
import { languagePrefixOf } from './href/language-prefix.ts'
import routes from './routes.ts'

/** The id of the route that shows a path. */
function routeOf(path: string): string | undefined {
  return matchRoutes(routes as RouteObject[], path)?.at(-1)?.route.id
}

const places = MARKETS.flatMap(market => market.languages.map(language => [market, language] as const))

test('ROUTE-01, ROUTE-03 every language of every market has the routes that its links lead to', () => {
  expect(places).toHaveLength(LOCALES.length)
  for (const [market, language] of places) {
    const hrefs = createHrefs(market, language)
    const id = (name: string) => (languagePrefixOf(market, language) ? `${language}-${name}` : name)
    const expected: [path: string, name: string][] = [
      [hrefs.home(), 'home'],
      [hrefs.search(), 'search'],
      [hrefs.sales(), 'search'],
      [hrefs.category('saws'), 'catalogue'],
      [hrefs.product('saw-12345'), 'catalogue'],
      [hrefs.page('faq'), 'catalogue'],
      [hrefs.checkout('cart'), 'checkout-cart'],
      [hrefs.checkout('thank-you'), 'checkout-thank-you'],
      [hrefs.account('my-profile'), 'account-profile'],
      [hrefs.login(), 'login'],
      [hrefs.manual('AB-1'), 'manual'],
      [hrefs.forbidden(), 'forbidden'],
    ]
    for (const [href, name] of expected)
      expect(routeOf(new URL(href, 'http://shop').pathname), `${market.country} ${href}`).toBe(id(name))
  }
})

test('ROUTE-03 a language that is the default of all its markets has no route with a prefix', () => {
  const prefixed = new Set<Language>(places.filter(place => languagePrefixOf(...place)).map(([, language]) => language))
  for (const [, language] of places)
    if (!prefixed.has(language)) expect(routeOf(`/${language}/checkout/cart`), language).toBe('catalogue')
})
