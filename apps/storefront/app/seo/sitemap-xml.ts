import { escapeXml } from './escape-xml.ts'
import type { PageAlternate } from './page-url.ts'

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
