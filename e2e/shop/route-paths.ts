import routes from '../../apps/storefront/app/routes.ts'

interface TableEntry {
  readonly path?: string
  readonly index?: boolean
  readonly children?: readonly TableEntry[]
}

/** What the root level shows: a page of editors and one of the law, the departments, nothing, and what was searched for. */
const CATALOGUE_PATHS = ['/faq/', '/c/', '/no-such-page/', '/terms-and-conditions/', '/search', '/search?page=2']

/** Lists belong to customers: of no one there is one by this id. */
const NO_LIST = '00000000-0000-4000-8000-000000000000'

/** Every path of the table of routes without a language prefix; parameters become something that exists. */
function pathsOf(entries: readonly TableEntry[], above = ''): string[] {
  return entries.flatMap(({ path = '', children = [] }) => {
    const full = path === '' ? above : `${above}/${path}`
    if (children.length > 0) return pathsOf(children, full)
    if (path === '*') return CATALOGUE_PATHS
    return [
      full
        .replace(':listing?', 'sales')
        .replace(':sku', 'EX30010001')
        .replace(':source', 'cart')
        .replace(':list', NO_LIST)
        .replace(':quote', NO_LIST)
        .replace(':token', '0'.repeat(32))
        .replace(':file', 'sitemap')
        .replace(':provider', 'google')
        .replace(':widget', 'trust-badge')
        .replace(':addresses', 'billing-details') || '/',
    ]
  })
}

/** A path of each kind of page and file that a storefront has; the table has every one once per language, the default one all of them. */
export function routePaths(): string[] {
  return [...new Set(pathsOf(routes as readonly TableEntry[]))].filter(path => !/^\/[a-z]{2}(?:\/|$)/.test(path))
}

/** The same for pages alone, without files for programs and for frames. */
export function pagePaths(): string[] {
  return routePaths().filter(path => !/\.(?:xml|txt|svg|pdf|zip|json|html)$/.test(path))
}
