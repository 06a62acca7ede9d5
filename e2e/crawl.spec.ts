// Waits for: each answer of the crawler, host after host, and the end of the whole crawl before anything is judged (no
// browser).
import { IMPORTED_CATEGORY } from '@shop/domain/catalogue'
import { type CountryCode, marketOf } from '@shop/domain/market'
import { isProductSlug, skuOfProductSlug } from '@shop/domain/product'
import { checkAlternates } from '../scripts/crawl/check-alternates.ts'
import { checkHost, textsOf } from '../scripts/crawl/check-host.ts'
import { type CrawledHost, crawlHost } from '../scripts/crawl/crawl-host.ts'
import { createFetchPage } from '../scripts/crawl/fetch-page.ts'
import { expect, test } from './shop/test.ts'

/** One in English, one with two languages, one with native routes, one of another alphabet. `npm run crawl` takes all. */
const COUNTRIES: readonly CountryCode[] = ['GB', 'BE', 'LT', 'GR']

/** What another journey takes over comes and goes while pages are read, and its collections have names of their own. */
const TAKEN_OVER = new RegExp(`^(?:${Object.values(IMPORTED_CATEGORY.slug).join('|')}|workshop-[0-9a-f]{8})$`)

/** Pages of products and forms of listings are many and alike: every ninth product, the second page, and all others. */
function isWanted({ pathname, search }: URL): boolean {
  const segment = pathname.split('/').findLast(Boolean) ?? ''
  if (TAKEN_OVER.test(segment)) return false
  if (isProductSlug(segment)) return Number(skuOfProductSlug(segment).slice(2)) % 9 === 1
  return search === '' || search === '?page=2'
}

test('GUARD-17, MKT-12, MKT-31, ROUTE-03 who follows every link meets no dead one, no redirect, no English left over and no foreign price', async ({
  baseURL,
}) => {
  // A hang guard: over a thousand pages, one after another.
  const fetchPage = createFetchPage()
  const hosts: CrawledHost[] = []
  const port = Number(new URL(baseURL ?? '').port)
  for (const country of COUNTRIES)
    hosts.push(await crawlHost(marketOf(country), { fetchPage, port, maxPages: 2_000, clients: 2, isWanted }))
  fetchPage.close()
  const english = new Set(hosts.filter(({ market }) => market.languages.includes('en')).flatMap(host => [...textsOf(host)]))
  for (const host of hosts) expect(host.sitemap.size, host.origin).toBeGreaterThan(100)
  expect([...hosts.flatMap(host => checkHost(host, english)), ...checkAlternates(hosts)]).toEqual([])
})
