import { type CountryCode, defaultLanguageOf, LANGUAGES, LOCALES, localeOf, MARKETS, marketOf } from '@shop/domain/market'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createHrefs } from '../../href/hrefs.ts'
import { hrefOfListing, listingOf } from '../../listing/listing.ts'
import { canonicalUrlOf, isSameUrl } from './canonical-url.ts'
import { hrefOfUrl } from './url-rule.ts'

const visitOf = (country: CountryCode) => ({ market: marketOf(country), chosenLocale: undefined, isCrawler: () => false })

/** The canonical form of a path, with the status of the redirect to it; the path itself where it is in that form. */
function canonicalOf(country: CountryCode, path: string): string {
  const url = new URL(`https://shop.example${path}`)
  const address = canonicalUrlOf(url, visitOf(country))
  if (!address) return 'unreadable'
  return isSameUrl(url, address) ? path : `${address.status} ${hrefOfUrl(address)}`
}

describe('prefixes', () => {
  it('ROUTE-02, GUARD-29 the prefix of the market becomes the one of links, that of another market leads to the root', () => {
    for (const market of MARKETS) {
      for (const locale of LOCALES) {
        const language = market.languages.find(spoken => localeOf(market, spoken) === locale)
        const expected = language === undefined ? '/' : language === defaultLanguageOf(market) ? '/login' : `/${language}/login`
        expect(canonicalOf(market.country, `/${locale.toLowerCase()}/login`)).toBe(`308 ${expected}`)
        expect(canonicalOf(market.country, `/${locale}/Login`)).toBe(`308 ${expected}`)
      }
    }
  })

  it('ROUTE-01, GUARD-16 of all language prefixes a market has those that are not its default; the others lead to the root', () => {
    for (const market of MARKETS) {
      for (const language of LANGUAGES) {
        const isOwn = market.languages.includes(language) && language !== defaultLanguageOf(market)
        const path = `/${language}/login`
        expect(canonicalOf(market.country, path), `${market.country} ${path}`).toBe(isOwn ? path : '308 /')
      }
    }
  })

  it('ROUTE-05 bare prefixes count as home', () => {
    expect(canonicalOf('BE', '/nl')).toBe('308 /nl/')
    expect(canonicalOf('BE', '/nl/')).toBe('/nl/')
    expect(canonicalOf('BE', '/nl/home/')).toBe('308 /nl/')
  })

  it('ROUTE-04 slugs that only begin like a prefix are slugs', () => {
    for (const path of ['/itx/', '/frites/', '/nl-be-extra/', '/de24/']) expect(canonicalOf('DE', path)).toBe(path)
  })
})

describe('one rule at a time', () => {
  const rules: [string, CountryCode, string, string][] = [
    ['GUARD-07, ROUTE-10', 'DE', '/home', '308 /'],
    ['GUARD-07', 'DE', '/home/', '308 /'],
    ['GUARD-07', 'DE', '/home/heizung/', '/home/heizung/'],
    ['ROUTE-09, ROUTE-06', 'DE', '/', '/'],
    ['GUARD-09', 'DE', '/Fritteusen/?Query=ABC', '308 /fritteusen/?Query=ABC'],
    ['GUARD-09, ROUTE-27', 'PL', '/FAQ', '308 /faq/'],
    ['ROUTE-14', 'DE', '/fritteuse-30010001?variant=EX30010091', '/fritteuse-30010001?variant=EX30010091'],
    ['ROUTE-35', 'LT', '/p/gruzdintuve-30010001?variant=EX30010091', '/p/gruzdintuve-30010001?variant=EX30010091'],
    ['PDP-23', 'DE', '/energy-label/ex30010001.svg', '/energy-label/ex30010001.svg'],
    ['PDP-23', 'DE', '/manual/EX30010001.pdf', '308 /manual/ex30010001.pdf'],
    ['PDP-23', 'BE', '/nl/product-information/EX30010001', '308 /nl/product-information/ex30010001'],
    ['GUARD-10', 'DE', '/category/fritteusen/', '308 /fritteusen/'],
    ['GUARD-10', 'LT', '/category/gruzdintuves/', '308 /c/gruzdintuves/'],
    ['GUARD-10', 'DE', '/category', '308 /c/'],
    ['GUARD-11', 'DE', '/search/fritteusen', '308 /fritteusen/'],
    ['GUARD-11, ROUTE-12', 'DE', '/search/new-arrivals', '/search/new-arrivals'],
    ['GUARD-11', 'DE', '/search/sales', '/search/sales'],
    ['GUARD-11, ROUTE-11', 'DE', '/search?query=a%27b', '/search?query=a%27b'],
    ['GUARD-12, ROUTE-35', 'DE', '/p/fritteuse-30010001', '301 /fritteuse-30010001'],
    ['GUARD-12', 'DE', '/c/fritteusen/', '301 /fritteusen/'],
    ['ROUTE-13', 'DE', '/c', '308 /c/'],
    ['ROUTE-13', 'DE', '/c/', '/c/'],
    ['ROUTE-35', 'LT', '/gruzdintuve-30010001', '301 /p/gruzdintuve-30010001'],
    ['ROUTE-35', 'LT', '/p/gruzdintuve-30010001', '/p/gruzdintuve-30010001'],
    ['ROUTE-35', 'LT', '/c/gruzdintuves/', '/c/gruzdintuves/'],
    ['ROUTE-28', 'FR', '/premium-guarantee/', '308 /premium-gurantee/'],
    ['ROUTE-28', 'FR', '/premium-gurantee/', '/premium-gurantee/'],
    ['GUARD-27, ROUTE-34', 'DE', '/fritteusen', '308 /fritteusen/'],
    ['GUARD-27, ROUTE-34', 'DE', '/fritteuse-30010001/', '308 /fritteuse-30010001'],
    ['GUARD-27, ROUTE-34', 'DE', '/login/', '308 /login'],
    ['GUARD-27, ROUTE-34', 'DE', '/create-account/', '308 /create-account'],
    ['GUARD-27, ROUTE-34', 'DE', '/checkout/cart/', '308 /checkout/cart'],
    ['GUARD-27, ROUTE-34', 'DE', '/my-account/my-profile/', '308 /my-account/my-profile'],
    ['GUARD-27, ROUTE-34', 'DE', '/password-reset/', '308 /password-reset'],
    ['GUARD-27, ROUTE-34', 'DE', '/confirm-email/?token=a', '308 /confirm-email?token=a'],
    ['GUARD-27, ROUTE-34', 'DE', '/search/', '308 /search'],
    ['GUARD-27', 'DE', '/robots.txt', '/robots.txt'],
    ['GUARD-17', 'DE', '//fritteusen//', '308 /fritteusen/'],
    ['GUARD-17', 'DE', '/%66ritteusen/', '308 /fritteusen/'],
    ['GUARD-08', 'DE', '/fritteusen/?page=1', '308 /fritteusen/'],
    ['GUARD-08', 'DE', '/fritteusen/?page=1&sort=latest', '308 /fritteusen/?sort=latest'],
    ['GUARD-08', 'DE', '/fritteusen/?page=2', '/fritteusen/?page=2'],
    ['GUARD-24', 'DE', '/search?hitsPerPage=24&utm_source=mail', '308 /search?utm_source=mail'],
    ['GUARD-24', 'DE', '/search?hitsPerPage=36', '/search?hitsPerPage=36'],
    ['GUARD-24', 'DE', '/search?hitsPerPage=7&page=x&sort=cheap&tags=foo', '308 /search'],
    ['GUARD-24', 'DE', '/search?page=1000', '308 /search'],
    ['GUARD-24', 'DE', '/search?page=2&page=3', '308 /search'],
    ['GUARD-23, GUARD-24', 'DE', '/search?query=&brand=%20&tags=bestseller', '308 /search?tags=bestseller'],
    ['GUARD-24', 'DE', '/search?query=a&brand=&priceMin=&priceMax=&rating=', '308 /search?query=a'],
    ['GUARD-24', 'DE', '/search?brand=MSW&brand=Anvil&brand=MSW', '308 /search?brand=Anvil&brand=MSW'],
    ['GUARD-24', 'DE', '/search?tags=new&tags=bestseller&tags=x', '308 /search?tags=bestseller&tags=new'],
    ['GUARD-24', 'DE', '/fritteusen/?priceMin=0350&priceMax=50', '308 /fritteusen/?priceMin=50&priceMax=350'],
    ['GUARD-24', 'DE', '/fritteusen/?rating=4,5&stock=1', '/fritteusen/?rating=4,5&stock=1'],
    ['GUARD-24', 'DE', '/search/sales?tags=new&stock=0', '308 /search/sales'],
    ['GUARD-23', 'DE', '/fritteusen/?category=grills', '/fritteusen/?category=grills'],
    ['GUARD-24', 'DE', '/search?sort=relevance&toggle-webform=true', '308 /search?toggle-webform=true'],
    ['ROUTE-12', 'DE', '/search?query=new-arrivals&page=2', '308 /search/new-arrivals?page=2'],
    ['ROUTE-12', 'DE', '/search?query=sales', '308 /search/sales'],
    ['GUARD-23', 'DE', '/fritteuse-30010001?sort=helpful&page=3', '/fritteuse-30010001?sort=helpful&page=3'],
  ]
  describe('ROUTE-06, ROUTE-09..14, ROUTE-34, ROUTE-35, GUARD-07..12, GUARD-17, GUARD-23, GUARD-24, GUARD-27', () => {
    it.each(rules)('%s %s %s is to be %s', (_id, country, path, expected) => {
      expect(canonicalOf(country, path)).toBe(expected)
    })
  })
})

const parts = fc.constantFrom(
  'de',
  'nl',
  'fr-BE',
  'DE-de',
  'home',
  'Category',
  'search',
  'sales',
  'new-arrivals',
  'p',
  'c',
  'fritteusen',
  'a-30010001',
  'checkout',
  'cart',
  'login',
  'premium-guarantee',
  'faq',
  'x.txt',
  '',
  'ä',
  '%20',
  'constructor',
  '..',
)
const queries = fc.constantFrom(
  '',
  '?page=1',
  '?page=0&query=sales',
  '?tags=x&a=1',
  '?query=new-arrivals&page=1',
  '?sort=latest&b=%26',
  '?brand=B&brand=A&brand=&tags=new&stock=0&a=1',
  '?priceMin=9&priceMax=2&rating=4,5&category=grills',
)
const paths = fc
  .tuple(fc.array(parts, { maxLength: 4 }), fc.boolean(), queries)
  .map(([segments, slash, query]) => `/${segments.join('/')}${slash ? '/' : ''}${query}`)
const countries = fc.constantFrom(...MARKETS.map(({ country }) => country))

it('GUARD-17 the canonical form of any address is canonical itself', () => {
  fc.assert(
    fc.property(countries, paths, (country, path) => {
      const url = new URL(`https://shop.example${path}`)
      const address = canonicalUrlOf(url, visitOf(country))
      if (!address) return
      const href = hrefOfUrl(address)
      const again = canonicalUrlOf(new URL(`https://shop.example${href}`), visitOf(country))
      expect(again && hrefOfUrl(again)).toBe(href)
      expect(again && isSameUrl(new URL(`https://shop.example${href}`), again)).toBe(true)
    }),
    { numRuns: 2000 },
  )
})

it('GUARD-17, ROUTE-03 every link the shop builds is canonical', () => {
  for (const market of MARKETS) {
    for (const language of market.languages) {
      const hrefs = createHrefs(market, language)
      const links = [
        hrefs.home(),
        hrefs.category(),
        hrefs.category('fritteusen'),
        hrefs.product('fritteuse-30010001'),
        hrefs.product('fritteuse-30010001', 'EX30010091'),
        hrefs.energyLabel('EX30010001'),
        hrefs.manual('EX30010001'),
        hrefs.productInformation('EX30010001'),
        hrefs.search(),
        hrefs.search({ query: 'fritteuse 2 x 8 l', brand: 'Royal Catering' }),
        hrefOfListing(hrefs.search(), listingOf(new URLSearchParams('tags=new&brand=B&brand=A&rating=4,5&priceMax=9'), 'search')),
        hrefs.newArrivals(),
        hrefs.sales(),
        hrefs.bestsellers(),
        hrefs.checkout('cart'),
        hrefs.thankYou('NS00000001'),
        hrefs.language(language),
        hrefs.page('faq'),
        hrefs.parcelTracking(),
        hrefs.login(),
        hrefs.createAccount(),
        hrefs.myAccount(),
      ]
      for (const link of links) expect(canonicalOf(market.country, link)).toBe(link)
    }
  }
})

it('an address that is not encoded as addresses are is left alone', () => {
  expect(canonicalOf('DE', '/%E0%A4%A')).toBe('unreadable')
})
