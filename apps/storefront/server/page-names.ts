import { isLanguage } from '@shop/domain/market'
import { isProductSlug } from '@shop/domain/product'
import { LRUCache } from 'lru-cache'
import type { ServerBuild } from 'react-router'

/** Names of pages for figures and traces, of which there are as many as rows in the table of pages. */
export interface PageNames {
  /** Takes the table of a build, unless it has it already. */
  learn(build: ServerBuild): void
  /**
   * The name of the page at a URL, whether or not something is there: that of its row without the language, such as `search` or
   * `checkout-payment`; of the root level `product`, or `catalogue` for categories and pages of editors, which only a look-up tells
   * apart. Undefined before a table was learnt.
   */
  nameOf(url: string): string | undefined
}

interface Row {
  readonly name: string
  readonly path: RegExp
  /** How much of its path is the same for all. */
  readonly fixed: number
}

const CATALOGUE = 'catalogue'
/** Each of up to 500 characters. */
const KEPT = 5000
const LONGEST = 500

/** The names of the pages of a storefront, which begin to be known with its first page. */
export function createPageNames(): PageNames {
  let learnt: ServerBuild | undefined
  let rows: readonly Row[] = []
  let prefixes: ReadonlySet<string> = new Set()
  const names = new LRUCache<string, string>({ max: KEPT })

  function find(path: string): string {
    const segments = path
      .replace(/(?:\/_(?:root)?)?\.data$/, '')
      .toLowerCase()
      .split('/')
      .filter(Boolean)
    const own = prefixes.has(segments[0] ?? '') ? segments.slice(1) : segments
    const name = rows.find(row => row.path.test(own.join('/')))?.name ?? CATALOGUE
    return name === CATALOGUE && isProductSlug(own.at(-1) ?? '') ? 'product' : name
  }

  return {
    learn(build) {
      if (build === learnt) return
      learnt = build
      const pages = Object.values(build.routes).flatMap(route => (route && (route.path || route.index) ? [route] : []))
      prefixes = new Set(pages.flatMap(({ id }) => languageOf(id) ?? []))
      rows = pages
        .filter(({ id, path }) => languageOf(id) === undefined && path !== '*')
        .map(({ id, path = '' }) => rowOf(id, path))
        .toSorted((a, b) => b.fixed - a.fixed)
      names.clear()
    },
    nameOf(url) {
      if (!learnt) return undefined
      const [path = ''] = url.split('?', 1)
      if (path.length > LONGEST) return find(path)
      const known = names.get(path)
      if (known !== undefined) return known
      const name = find(path)
      names.set(path, name)
      return name
    },
  }
}

function languageOf(id: string): string | undefined {
  const [language = ''] = id.split('-')
  return isLanguage(language) && id !== language ? language : undefined
}

function rowOf(id: string, path: string): Row {
  const segments = path.split('/').filter(Boolean)
  const pattern = segments.map((segment, place) => {
    const before = place === 0 ? '' : '/'
    if (segment.endsWith('?')) return `(?:${before}[^/]+)?`
    return before + segment.replace(/[.]/g, '\\.').replace(/:\w+/, '[^/]+')
  })
  const fixed = segments.filter(segment => !segment.includes(':')).length
  return { name: id.replace(/^routes\//, ''), path: new RegExp(`^${pattern.join('')}$`), fixed }
}
