import type { OperationRequest, Transport } from '@shop/contract'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { expect, test } from 'vitest'
import { openShop } from '../request/request-context.server.ts'
import { loadSitemap } from './sitemap.server.ts'

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  isArray: name => /^(?:url|sitemap|xhtml:link)$/.test(name),
})

interface ParsedSitemap {
  readonly sitemapindex?: { readonly sitemap: readonly { readonly loc: string }[] }
  readonly urlset?: {
    readonly url: readonly {
      readonly loc: string
      readonly lastmod?: string
      readonly 'xhtml:link': readonly { readonly hreflang: string; readonly href: string }[]
      readonly 'image:image'?: { readonly 'image:loc': string }
    }[]
  }
}

/** A middleware with so many products of which the others are slices, one category and one page. */
function middlewareOf(productCount: number): Transport {
  const idOf = (index: number) => String(index).padStart(8, '0')
  const answers = (operation: string, params: { after?: string; skip?: number; limit?: number }) => {
    if (operation === 'getCategoryUrls')
      return { addresses: [{ key: 'saws', slug: { de: 'saegen', fr: 'scies' }, soldIn: ['CH', 'FR'] }] }
    if (operation === 'listArticles')
      return { articles: [{ slug: 'which-fryer', title: 'Which fryer', locales: ['de-CH', 'fr-CH'] }] }
    if (operation === 'listPages') return { pages: [{ slug: 'faq', title: 'FAQ', locales: ['de-CH', 'en-GB'] }] }
    const start = params.after === undefined ? (params.skip ?? 0) : Number(params.after) + 1
    const count = Math.max(0, Math.min(params.limit ?? 1000, productCount - start))
    const results = Array.from({ length: count }, (_, index) => ({
      id: idOf(start + index),
      sku: 'EX30000001',
      slug: { de: `ding-${idOf(start + index)}`, fr: `chose-${idOf(start + index)}`, it: `cosa-${idOf(start + index)}` },
      updatedAt: '2026-11-02T06:30:00.000Z',
      soldIn: ['AT', 'CH'],
      images: [{ url: '/pictures/a&b', label: '', width: 800, height: 800, widths: [400, 800] }],
    }))
    return { addresses: { results, ...(params.after === undefined ? { total: productCount } : {}) } }
  }
  return async ({ operation, payload }: OperationRequest) => {
    const [params] = payload as [object]
    return { status: 200, body: { data: answers(operation, params) }, setCookies: [] }
  }
}

async function sitemapOf(name: string, productCount = 3): Promise<ParsedSitemap | undefined> {
  const input = {
    transport: middlewareOf(productCount),
    host: 'anvil.ch',
    cookie: undefined,
    userAgent: '',
    clientAddress: '',
    now: '2026-11-21T12:00:00.000Z',
    requestId: '',
  }
  const shop = openShop(input, '/', new AbortController().signal)
  const xml = await loadSitemap(name, { shop, localPort: null })
  if (xml !== undefined) expect(XMLValidator.validate(xml)).toBe(true)
  return xml === undefined ? undefined : (parser.parse(xml) as ParsedSitemap)
}

test('the list names the sitemaps of a host, the products in parts', async () => {
  const index = await sitemapOf('sitemap', 4000)
  expect(index?.sitemapindex?.sitemap.map(({ loc }) => loc)).toEqual(
    ['pages', 'categories', 'products-1', 'products-2', 'products-3'].map(name => `https://anvil.ch/sitemap-${name}.xml`),
  )
})

test('the parts hold every product once in every language of the host', async () => {
  const parts = await Promise.all([1, 2, 3].map(part => sitemapOf(`sitemap-products-${part}`, 4000)))
  const urls = parts.flatMap(part => part?.urlset?.url.map(({ loc }) => loc) ?? [])
  expect(new Set(urls).size).toBe(4000 * 3)
  expect(urls).toHaveLength(4000 * 3)
  for (const part of parts) expect(part?.urlset?.url.length).toBeLessThanOrEqual(10_000)
  expect(await sitemapOf('sitemap-products-4', 4000)).toBeUndefined()
})

test('ROUTE-35 a page names the same page elsewhere, when it changed, and its pictures', async () => {
  const products = await sitemapOf('sitemap-products-1')
  expect(products?.urlset?.url[1]).toEqual({
    loc: 'https://anvil.ch/fr/chose-00000000',
    lastmod: '2026-11-02T06:30:00.000Z',
    'xhtml:link': [
      { rel: 'alternate', hreflang: 'de-AT', href: 'https://anvil.at/ding-00000000' },
      { rel: 'alternate', hreflang: 'de-CH', href: 'https://anvil.ch/ding-00000000' },
      { rel: 'alternate', hreflang: 'fr-CH', href: 'https://anvil.ch/fr/chose-00000000' },
      { rel: 'alternate', hreflang: 'it-CH', href: 'https://anvil.ch/it/cosa-00000000' },
    ],
    'image:image': { 'image:loc': 'https://anvil.ch/pictures/a&b-800.webp' },
  })
  const categories = await sitemapOf('sitemap-categories')
  expect(categories?.urlset?.url.map(({ loc }) => loc)).toEqual(['https://anvil.ch/saegen/', 'https://anvil.ch/fr/scies/'])
})

test('pages are those every host has, and those of editors where they were written', async () => {
  const pages = await sitemapOf('sitemap-pages')
  const urls = pages?.urlset?.url.map(({ loc }) => loc.replace('https://anvil.ch', ''))
  expect(urls).toEqual([
    '/',
    '/fr/',
    '/it/',
    '/c/',
    '/fr/c/',
    '/it/c/',
    '/contact/',
    '/fr/contact/',
    '/it/contact/',
    '/faq/',
    '/inspirations/which-fryer/',
    '/fr/inspirations/which-fryer/',
  ])
  expect(pages?.urlset?.url.find(({ loc }) => loc.endsWith('/faq/'))?.['xhtml:link'].map(({ hreflang }) => hreflang)).toEqual([
    'de-CH',
    'en-GB',
    'x-default',
  ])
})

test('other names are no sitemaps', async () => {
  for (const name of ['', 'sitemap-', 'sitemap-products-0', 'sitemap-products-', 'sitemap-products-1e3', 'feed'])
    expect(await sitemapOf(name)).toBeUndefined()
})
