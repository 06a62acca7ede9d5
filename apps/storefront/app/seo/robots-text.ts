interface RobotsRequest {
  /** Origin of the storefront. */
  readonly origin: string
  readonly isOpen: boolean
}

/** Paths with nothing to find for a search engine; in every language of the host. */
const CLOSED = ['/checkout', '/my-account', '/*/checkout', '/*/my-account', '/api', '/*?*hitsPerPage=', '/*?*sort=']

/** What search engines may visit of a host: all that is not personal, or nothing where the host is for nobody outside. */
export function robotsText({ origin, isOpen }: RobotsRequest): string {
  if (!isOpen) return 'User-agent: *\nDisallow: /\n'
  return `User-agent: *\n${CLOSED.map(path => `Disallow: ${path}\n`).join('')}\nSitemap: ${origin}/sitemap.xml\n`
}
