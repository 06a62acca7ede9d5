import type { Market } from '@shop/domain/market'
import type { FetchedPage, FetchPage } from './fetch-page.ts'
import { readPage, type SeenPage } from './read-page.ts'

/** A page a crawler has come to, and the page that led to it first. */
export interface CrawledPage {
  readonly url: string
  readonly from: string
  readonly status: number
  readonly location: string | undefined
  /** Undefined for what is no page, such as a file. */
  readonly page: SeenPage | undefined
}

/** A host as a crawler has seen it. */
export interface CrawledHost {
  readonly market: Market
  readonly origin: string
  readonly pages: ReadonlyMap<string, CrawledPage>
  /** Addresses of wanted pages its sitemaps name. */
  readonly sitemap: ReadonlySet<string>
}

export interface CrawlOptions {
  readonly fetchPage: FetchPage
  readonly port: number
  /** A host with more pages than this has an endless chain of links. */
  readonly maxPages: number
  /** Whether a page is worth a visit; all are without. */
  readonly isWanted?: (url: URL) => boolean
  /** Pages that are asked for at the same time. */
  readonly clients: number
}

/** What pages link to and a crawler has nothing to find under: files, and steps of the checkout, which need a cart. */
const NOT_FOLLOWED = /^\/(?:assets|pictures|fonts|api)\/|^(?:\/[a-z]{2})?\/checkout\/|\.pdf$/

/** Follows the links of a storefront from its home page and its sitemaps, as a visitor without cookies. */
export async function crawlHost(market: Market, options: CrawlOptions): Promise<CrawledHost> {
  const { fetchPage, port, maxPages, clients, isWanted = () => true } = options
  const origin = `http://${market.domainEndings[0]}.localhost:${port}`
  const pages = new Map<string, CrawledPage>()
  const named = await readSitemaps(fetchPage, new URL('/sitemap.xml', origin))
  const sitemap = new Set([...named].filter(url => isWanted(new URL(url))))
  const waiting: [url: string, from: string][] = []
  const known = new Set<string>()
  const add = (url: string, from: string) => {
    if (known.has(url) || !url.startsWith(`${origin}/`)) return
    known.add(url)
    const address = new URL(url)
    if (NOT_FOLLOWED.test(address.pathname) || !isWanted(address)) return
    waiting.push([url, from])
  }
  add(`${origin}/`, 'the address bar')
  for (const url of sitemap) add(url, 'the sitemap')

  let busy = 0
  await new Promise<void>((resolve, reject) => {
    const go = () => {
      while (busy < clients && waiting.length > 0) {
        const [url, from] = waiting.shift() ?? ['', '']
        busy += 1
        visit(url, from).then(
          () => {
            busy -= 1
            go()
          },
          error => reject(error),
        )
      }
      if (busy === 0 && waiting.length === 0) resolve()
    }
    go()
  })
  return { market, origin, pages, sitemap }

  async function visit(url: string, from: string): Promise<void> {
    if (pages.size >= maxPages) throw new Error(`${origin} has more than ${maxPages} pages, such as ${url}`)
    const answer = await fetchPage(new URL(url))
    // Texts cut out of a page keep all of its HTML in memory; copies let go of it.
    const page = isHtml(answer) ? structuredClone(readPage(answer.body, new URL(url))) : undefined
    pages.set(url, { url, from, status: answer.status, location: answer.location, page })
    for (const link of page?.links ?? []) add(link, url)
  }
}

function isHtml({ status, type }: FetchedPage): boolean {
  return status < 300 && type.startsWith('text/html')
}

/** Addresses of a sitemap, and of those an index of sitemaps names. */
async function readSitemaps(fetchPage: FetchPage, url: URL): Promise<Set<string>> {
  const { status, body } = await fetchPage(url)
  if (status !== 200) throw new Error(`${url.href} answers ${status}`)
  const named = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'))
  if (!body.includes('<sitemapindex')) return new Set(named)
  const all = new Set<string>()
  for (const part of named) for (const address of await readSitemaps(fetchPage, new URL(part))) all.add(address)
  return all
}
