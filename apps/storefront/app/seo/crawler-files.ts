import type { PageAlternate } from './page-url.ts'

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** A text as content or attribute of XML; characters that XML cannot hold are left out. */
export function escapeXml(text: string): string {
  return (
    text
      .toWellFormed()
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML 1.0 forbids
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
      .replace(/[&<>"']/g, character => ENTITIES[character] ?? '')
  )
}

interface RobotsRequest {
  /** Origin of the storefront. */
  readonly origin: string
  readonly isOpen: boolean
}

/** Paths with nothing to find for a search engine; in every language of the host. */
const CLOSED = ['/checkout', '/my-account', '/*/checkout', '/*/my-account', '/api', '/*?*hitsPerPage=', '/*?*sort=']

/** What search engines may visit of a host: all that is not personal, or nothing where the host is not public. */
export function robotsText({ origin, isOpen }: RobotsRequest): string {
  if (!isOpen) return 'User-agent: *\nDisallow: /\n'
  return `User-agent: *\n${CLOSED.map(path => `Disallow: ${path}\n`).join('')}\nSitemap: ${origin}/sitemap.xml\n`
}

/** A page of a sitemap; addresses are whole ones. */
export interface SitemapPage {
  readonly url: string
  /** The same page in all places where it exists, this one included. */
  readonly alternates: readonly PageAlternate[]
  /** Address of the page for everybody whom none of these fits. */
  readonly defaultUrl?: string | undefined
  /** ISO instant. */
  readonly updatedAt?: string
  readonly imageUrls?: readonly string[]
}

/** A sitemap of pages with their languages, in the form of sitemaps.org. */
export function sitemapXml(pages: readonly SitemapPage[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${pages.map(pageXml).join('\n')}
</urlset>
`
}

/** The list of the sitemaps of a host. */
export function sitemapIndexXml(urls: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.map(url => `<sitemap><loc>${escapeXml(url)}</loc></sitemap>`).join('\n')}
</sitemapindex>
`
}

function pageXml({ url, alternates, defaultUrl, updatedAt, imageUrls = [] }: SitemapPage): string {
  return [
    `<url><loc>${escapeXml(url)}</loc>`,
    ...(updatedAt ? [`<lastmod>${updatedAt}</lastmod>`] : []),
    ...alternates.map(alternate => alternateXml(alternate.locale, alternate.url)),
    ...(defaultUrl ? [alternateXml('x-default', defaultUrl)] : []),
    ...imageUrls.map(image => `<image:image><image:loc>${escapeXml(image)}</image:loc></image:image>`),
    '</url>',
  ].join('')
}

function alternateXml(hrefLang: string, url: string): string {
  return `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${escapeXml(url)}"/>`
}
