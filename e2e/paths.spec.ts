// Waits for: each answer, one after another (no browser); all answers are collected before they are compared.
import type { CategoryNode } from '@shop/domain/category'
import { PAGE_SLUGS } from '@shop/domain/content'
import { defaultLanguageOf, LANGUAGES, LOCALES, localeOf, MARKETS, type Market, marketOf } from '@shop/domain/market'
import type { ProductProjection } from '@shop/domain/product'
import { expect, test } from './shop/test.ts'

/** What a path of a market answers: a status, and where a redirect leads. */
type PathCase = readonly [path: string, answer: string]

const SKU = 'EX30010001'

/** Cases that hold in every market, in every language it speaks. */
function casesOf(market: Market, prefix: string, product: string, category: string): PathCase[] {
  const at = (path: string) => `${prefix}${path}`
  const productPath = at(market.nativeRouting ? `/p/${product}` : `/${product}`)
  const categoryPath = at(market.nativeRouting ? `/c/${category}/` : `/${category}/`)
  const moved = market.nativeRouting ? 301 : 308
  return [
    [at('/'), '200'],
    [at('/home'), `308 ${at('/')}`],
    [at('/HOME/?utm_source=Mail'), `308 ${at('/')}?utm_source=Mail`],
    [at('/c/'), '200'],
    [at('/c'), `308 ${at('/c/')}`],
    [at('/category/'), `308 ${at('/c/')}`],
    [productPath, '200'],
    [`${productPath}/`, `308 ${productPath}`],
    [at(`/c/${product}`), `301 ${productPath}`],
    [at(market.nativeRouting ? `/${product}` : `/p/${product}`), `301 ${productPath}`],
    [at(market.nativeRouting ? '/p/other-words-30010001' : '/other-words-30010001'), `308 ${productPath}`],
    [at('/no-such-product-39999999'), market.nativeRouting ? `301 ${at('/p/no-such-product-39999999')}` : '404'],
    [categoryPath, '200'],
    [categoryPath.toUpperCase(), `308 ${categoryPath}`],
    [categoryPath.slice(0, -1), `308 ${categoryPath}`],
    [`${categoryPath}?page=1&sort=latest`, `308 ${categoryPath}?sort=latest`],
    [`${categoryPath}?hitsPerPage=5`, `308 ${categoryPath}`],
    [at(`/category/${category}`), `308 ${categoryPath}`],
    [at(market.nativeRouting ? `/${category}/` : `/c/${category}/`), `301 ${categoryPath}`],
    [at('/search'), '200'],
    [at('/search/'), `308 ${at('/search')}`],
    [at('/search/new-arrivals'), '200'],
    [at('/search/sales'), '200'],
    [at('/search?query=sales&page=1'), `308 ${at('/search/sales')}`],
    [at(`/search/${category}`), `${moved} ${categoryPath}`],
    [at('/search?hitsPerPage=24&utm_source=Mail'), `308 ${at('/search')}?utm_source=Mail`],
    [at('/search?query=&brand=%20&tags=bestseller'), `308 ${at('/search')}?tags=bestseller`],
    [at('/exConsents/confirm?utm_source=Mail'), `302 ${at('/')}?utm_source=Mail`],
    [at('/exConsents/manageSubscriptions'), `308 ${at('/')}`],
    [at("/it's-here/"), '404'],
    [at('/%22/'), '404'],
    [at('/no-such-page/'), '404'],
    [at('/login/'), `308 ${at('/login')}`],
    [at('/login'), '200'],
    [at('/create-account'), '200'],
    [at('/password-reset'), '200'],
    [at('/checkout/cart'), `302 ${at('/')}`],
    [at('/checkout/thank-you'), `302 ${at('/')}`],
    [at('/checkout/thank-you?order=NS00000001'), market.checkoutEnabled ? '200' : `302 ${at('/')}`],
    [at('/checkout/addresses'), `302 ${at('/')}`],
    [at('/my-account/my-profile'), `302 ${at('/')}`],
    [at('/parcel-tracking'), '200'],
    [at('/premium-guarantee/'), `308 ${at('/premium-gurantee/')}`],
    [at('/FAQ'), `308 ${at('/faq/')}`],
    ...PAGE_SLUGS.map(slug => [at(`/${slug}/`), '200'] as const),
  ]
}

/** Paths that are no pages of any market, and slugs that only begin like a language. */
const NO_PAGES: readonly PathCase[] = [
  ...['/.env', '/.well-known/x', '/__x', '/font/x.woff2'].map(path => [path, '404'] as const),
  ...LANGUAGES.map(language => [`/${language}x-no-such-page/`, '404'] as const),
]

/** Prefixes that the market does not have, and those that links never carry. */
function prefixCasesOf(market: Market): PathCase[] {
  const own = market.languages.filter(language => language !== defaultLanguageOf(market))
  return [
    ...LANGUAGES.filter(language => !own.includes(language)).map(language => [`/${language}/login`, '308 /'] as const),
    ...LOCALES.map(locale => {
      const language = market.languages.find(spoken => localeOf(market, spoken) === locale)
      const home = language === undefined || language === defaultLanguageOf(market) ? '' : `/${language}`
      return [`/${locale.toLowerCase()}/login`, `308 ${language === undefined ? '/' : `${home}/login`}`] as const
    }),
  ]
}

for (const { country } of MARKETS) {
  test(`ROUTE-01, 02, 04, ROUTE-08..12, ROUTE-17, 28, ROUTE-33..35, GUARD-07..12, GUARD-14, GUARD-16..18, GUARD-20, 21, GUARD-23, 24, GUARD-27..29, MKT-03 every path of ${country} answers with its page or one redirect`, async ({
    request,
    baseURL,
  }) => {
    const market = marketOf(country)
    const port = new URL(baseURL ?? '').port
    const headers = { host: `${market.domainEndings[0]}.localhost:${port}` }
    const ask = async <Result>(operation: string, parameters: object): Promise<Result> => {
      const response = await request.post(`http://127.0.0.1:${port}/api/new-ct/${operation}`, { headers, data: [parameters] })
      return ((await response.json()) as { data: Result }).data
    }
    const answers: Record<string, string> = {}
    const expected: Record<string, string> = {}
    const cases: PathCase[] = [...prefixCasesOf(market), ...NO_PAGES]
    for (const language of market.languages) {
      const { products } = await ask<{ products: { results: ProductProjection[] } }>('getProduct', {
        skus: [SKU],
        locale: language,
      })
      const { categories } = await ask<{ categories: { results: CategoryNode[] } }>('getCategory', { acceptLanguage: [language] })
      const product = products.results[0]?.slug[language]
      const category = categories.results[0]?.slug[language]
      if (!product || !category) throw new Error(`${country} has no product or category in ${language}`)
      cases.push(...casesOf(market, language === defaultLanguageOf(market) ? '' : `/${language}`, product, category))
    }
    for (const [path, answer] of cases) {
      const response = await request.get(`http://127.0.0.1:${port}${path}`, { headers, maxRedirects: 0 })
      const { location } = response.headers()
      answers[path] = location === undefined ? String(response.status()) : `${response.status()} ${location}`
      expected[path] = answer
    }
    expect(answers).toEqual(expected)
    expect(cases.length).toBeGreaterThan(60)
  })
}

test('MKT-03, MKT-04 the ending of the host is the market, with and without port, and the kingdom has two', async ({
  request,
  baseURL,
}) => {
  const { port } = new URL(baseURL ?? '')
  const localeAt = async (host: string) => {
    const response = await request.get(`http://127.0.0.1:${port}/`, { headers: { host } })
    return /<html[^>]* lang="([^"]+)"/.exec(await response.text())?.[1]
  }
  const hosts = [
    'at.localhost',
    `at.localhost:${port}`,
    'uk.localhost',
    'gb.localhost',
    'localhost',
    marketOf('GB').productionHost,
  ]
  expect(await Promise.all(hosts.map(localeAt))).toEqual(['de-AT', 'de-AT', 'en-GB', 'en-GB', 'sk-SK', 'en-GB'])
  expect(marketOf('GB').productionHost).toMatch(/\.co\.uk$/)
})

test('GUARD-22 a language that was chosen is put into paths that name none, for a time only', async ({ request, baseURL }) => {
  const { port } = new URL(baseURL ?? '')
  const answerOf = async (path: string, cookie: string) => {
    const headers = { host: `be.localhost:${port}`, cookie, 'user-agent': 'Mozilla/5.0 (X11) Firefox/150' }
    const response = await request.get(`http://127.0.0.1:${port}${path}`, { headers, maxRedirects: 0 })
    return `${response.status()} ${response.headers().location ?? ''}`
  }
  expect(await answerOf('/faq/', 'vsf-locale=nl-BE')).toBe('302 /nl/faq/')
  expect(await answerOf('/faq/', 'vsf-locale=fr-BE')).toBe('200 ')
  expect(await answerOf('/nl/faq/', 'vsf-locale=nl-BE')).toBe('200 ')
})
