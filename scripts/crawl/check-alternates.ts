import type { CrawlProblem } from './check-host.ts'
import { isIndexable } from './check-host.ts'
import type { CrawledHost } from './crawl-host.ts'

/**
 * What is wrong with pages as alternates of each other: each named one must be a page of its host that is there for
 * search engines, and name the same cluster. Alternates on hosts that were not crawled are left out.
 */
export function checkAlternates(hosts: readonly CrawledHost[]): CrawlProblem[] {
  const pages = new Map(hosts.flatMap(host => [...host.pages]))
  const origins = new Set(hosts.map(({ origin }) => origin))
  const problems: CrawlProblem[] = []
  for (const crawled of pages.values()) {
    if (!isIndexable(crawled) || !crawled.page) continue
    const { url, page } = crawled
    const cluster = clusterOf(page.alternates)
    if (page.alternates.get(page.lang) !== url) problems.push({ url, problem: 'does not name itself as an alternate' })
    for (const [language, address] of page.alternates) {
      if (!origins.has(new URL(address).origin)) continue
      const other = pages.get(address)
      if (!other) problems.push({ url, problem: `names ${address} for ${language}, which nothing leads to` })
      else if (!isIndexable(other))
        problems.push({ url, problem: `names ${address} for ${language}, which is not for search engines` })
      else if (other.page && clusterOf(other.page.alternates) !== cluster)
        problems.push({ url, problem: `is not named alike by its alternate ${address}` })
    }
  }
  return problems
}

function clusterOf(alternates: ReadonlyMap<string, string>): string {
  return [...alternates]
    .map(([language, address]) => `${language} ${address}`)
    .sort()
    .join('\n')
}
