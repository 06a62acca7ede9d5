// Waits for: each whole answer, one after another (no browser); all products are read page by page before prices are compared.
import type { APIRequestContext } from '@playwright/test'
import { type CountryCode, defaultLanguageOf, type Language, LOCALES, marketOf, originOf } from '@shop/domain/market'
import { effectivePrice, type ProductProjection } from '@shop/domain/product'
import { expect, test } from './shop/test.ts'

interface ProductLd {
  readonly '@type': string
  readonly sku?: string
  readonly offers?: { readonly price: string; readonly priceCurrency: string }
}

/** What a crawler reads of pages, by number and header: not every system resolves names below localhost. */
function crawlerOf(request: APIRequestContext, baseURL: string | undefined) {
  const port = Number(new URL(baseURL ?? '').port)
  const fetchText = async (url: string) => {
    const { host, pathname, search } = new URL(url)
    const headers = { host, 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }
    const response = await request.get(`http://127.0.0.1:${port}${pathname}${search}`, { headers, maxRedirects: 0 })
    return { status: response.status(), text: await response.text(), headers: response.headers() }
  }
  return {
    fetchText,
    originIn: (country: CountryCode) => originOf(marketOf(country), port),
    async headAt(url: string) {
      const { status, text } = await fetchText(url)
      const valuesOf = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, value = '']) => value.replaceAll('&amp;', '&'))
      const alternates = [...text.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)]
      return {
        status,
        titles: valuesOf(/<title>([^<]*)<\/title>/g),
        descriptions: valuesOf(/<meta name="description" content="([^"]*)"/g),
        canonicals: valuesOf(/<link rel="canonical" href="([^"]*)"/g),
        robots: valuesOf(/<meta name="robots" content="([^"]*)"/g),
        image: valuesOf(/<meta property="og:image" content="([^"]*)"/g)[0] ?? '',
        alternates: new Map(alternates.map(([, locale = '', href = '']) => [locale, href])),
        data: valuesOf(/<script type="application\/ld\+json">(.*?)<\/script>/g).map(json => JSON.parse(json) as ProductLd),
      }
    },
    async productsOf(country: CountryCode, language: Language): Promise<readonly ProductProjection[]> {
      const sold: ProductProjection[] = []
      for (;;) {
        const response = await request.post(`http://127.0.0.1:${port}/api/new-ct/getProduct`, {
          headers: { host: new URL(originOf(marketOf(country), port)).host },
          data: [{ limit: 100, offset: sold.length, sort: 'name-asc', locale: language }],
        })
        const { data } = (await response.json()) as { data: { products: { total: number; results: ProductProjection[] } } }
        sold.push(...data.products.results)
        if (sold.length >= data.products.total) return sold
      }
    },
  }
}

const locationsOf = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url)

for (const country of ['DE', 'CH', 'LT'] as const) {
  test(`every page in the sitemaps of ${country} has the head of one page, known to the same page elsewhere`, async ({
    request,
    baseURL,
  }) => {
    const { fetchText, headAt, originIn } = crawlerOf(request, baseURL)
    const index = await fetchText(`${originIn(country)}/sitemap.xml`)
    const files = locationsOf(index.text)
    expect(files).toHaveLength(3)
    const again = await request.get(`http://127.0.0.1:${new URL(baseURL ?? '').port}/sitemap.xml`, {
      headers: { host: new URL(originIn(country)).host, 'if-none-match': index.headers.etag ?? '' },
    })
    expect(again.status()).toBe(304)
    for (const file of files) {
      const { text, headers } = await fetchText(file)
      expect(headers['content-type']).toContain('xml')
      const urls = locationsOf(text)
      expect(urls.length).toBeGreaterThan(0)
      for (const url of [urls[0], urls.at(-1)]) {
        if (!url) continue
        const head = await headAt(url)
        expect({ url, ...head }).toMatchObject({ status: 200, canonicals: [url], robots: [] })
        expect(head.titles, url).toHaveLength(1)
        expect(head.descriptions[0]?.length ?? 0, url).toBeGreaterThan(20)
        expect(head.descriptions[0]?.length, url).toBeLessThanOrEqual(155)
        expect([...head.alternates.values()]).toContain(url)
        for (const [locale, href] of [...head.alternates].filter((_, place) => place % 9 === 0)) {
          const other = await headAt(href)
          expect(other.alternates, `${locale} of ${url}`).toEqual(head.alternates)
          expect(other.canonicals).toEqual([href])
        }
        const picture = await request.get(`http://127.0.0.1:${new URL(url).port}${new URL(head.image).pathname}`, {
          headers: { host: new URL(url).host },
        })
        expect(picture.status(), head.image).toBe(200)
      }
    }
  })
}

test('GUARD-32 the home page is known in all locales, and what is for one visitor or many pages in one is not shown', async ({
  request,
  baseURL,
}) => {
  const { fetchText, headAt, originIn } = crawlerOf(request, baseURL)
  const home = await headAt(`${originIn('DE')}/`)
  expect([...home.alternates.keys()]).toEqual([...LOCALES, 'x-default'])
  expect(home.alternates.get('x-default')).toBe(`${originIn('GB')}/`)
  expect(home.data.map(thing => thing['@type'])).toEqual(['OnlineStore', 'WebSite'])
  const contact = await headAt(`${originIn('DE')}/contact/?utm_source=letter`)
  expect(contact).toMatchObject({ status: 200, canonicals: [`${originIn('DE')}/contact/`], robots: [] })
  expect([...contact.alternates.keys()]).toEqual([...LOCALES, 'x-default'])
  const pages = await fetchText(`${originIn('DE')}/sitemap-pages.xml`)
  expect(locationsOf(pages.text)).toContain(`${originIn('DE')}/contact/`)
  for (const path of [
    '/search?query=a',
    '/checkout/thank-you?order=NS00000001',
    '/gastronomie/?sort=name-asc',
    '/no-such-page/',
    '/contact/?reason=other&subreason=feedback',
    '/contact/?sent=SC100001',
  ]) {
    const hidden = await headAt(`${originIn('DE')}${path}`)
    expect({ path, ...hidden }).toMatchObject({ canonicals: [], robots: ['noindex, follow'] })
    expect(hidden.alternates.size).toBe(0)
  }
})

test('DISC-16 the feed, the structured data and the operation name the same price for every product', async ({
  request,
  baseURL,
}) => {
  const { fetchText, headAt, originIn, productsOf } = crawlerOf(request, baseURL)
  for (const [country, file] of [
    ['SK', 'merchant.xml'],
    ['CH', 'merchant-it.xml'],
  ] as const) {
    const language = country === 'CH' ? 'it' : defaultLanguageOf(marketOf(country))
    const { status, text } = await fetchText(`${originIn(country)}/feeds/${file}`)
    expect(status).toBe(200)
    const items = [...text.matchAll(/<item>(.*)<\/item>/g)].map(([, item = '']) => item)
    const fieldOf = (item: string, name: string) => new RegExp(`<g:${name}>([^<]*)</g:${name}>`).exec(item)?.[1]
    const prices = new Map(items.map(item => [fieldOf(item, 'id'), fieldOf(item, 'sale_price') ?? fieldOf(item, 'price')]))
    const sold = (await productsOf(country, language)).flatMap(({ masterVariant: { sku, price } }) => {
      if (!price) return []
      const { centAmount, currencyCode } = effectivePrice(price)
      return [[sku, `${(centAmount / 100).toFixed(2)} ${currencyCode}`] as const]
    })
    expect(new Map([...prices].toSorted())).toEqual(new Map(sold.toSorted()))
    for (const item of items.slice(0, 3)) {
      const page = await headAt(fieldOf(item, 'link') ?? '')
      const product = page.data.find(thing => thing['@type'] === 'Product')
      expect(product?.sku).toBe(fieldOf(item, 'id'))
      expect(`${product?.offers?.price} ${product?.offers?.priceCurrency}`).toBe(prices.get(product?.sku))
    }
  }
  expect((await fetchText(`${originIn('SK')}/feeds/merchant-de.xml`)).status).toBe(404)
})

test('a host on this machine lets no search engine in', async ({ request, baseURL }) => {
  const { fetchText, originIn } = crawlerOf(request, baseURL)
  const { status, text } = await fetchText(`${originIn('DE')}/robots.txt`)
  expect({ status, text }).toEqual({ status: 200, text: 'User-agent: *\nDisallow: /\n' })
})
