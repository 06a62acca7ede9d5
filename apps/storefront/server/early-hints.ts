import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'

/** Of how many pages the hints are remembered; each has some hundred characters. */
const PAGES = 5000
/** What browsers without scripts load besides. */
const WITHOUT_SCRIPTS = /<noscript>.*?<\/noscript>/gs
const LINK = /<link\b[^>]*>/g
const ATTRIBUTE = /([a-z]+)="([^"]*)"/gi

/**
 * What browsers are told to fetch while a page is still being rendered (RFC 8297): what the head of the same page named the
 * last time, and for pages that were not seen yet the style sheet and the fonts of another one in the same language.
 */
export interface EarlyHints {
  /** Sends them to a browser that loads a document, where some are known. */
  send(request: FastifyRequest, reply: FastifyReply): void
  /** Reads them from a document, or the beginning of one with its head. */
  learn(request: Pick<FastifyRequest, 'host' | 'originalUrl'>, html: string): void
}

/** Hints that are learned from the documents of this process. */
export function createEarlyHints(): EarlyHints {
  // Values of a `Link` header, empty for a page without hints.
  const ofPages = new LRUCache<string, string>({ max: PAGES })
  const ofLanguages = new LRUCache<string, string>({ max: 200 })
  const pageOf = ({ host, originalUrl }: Pick<FastifyRequest, 'host' | 'originalUrl'>) => {
    const [path = '/'] = originalUrl.split('?', 1)
    return { path: `${host}${path}`, language: `${host}${/^\/[a-z]{2}\//.exec(path)?.[0] ?? '/'}` }
  }
  return {
    send(request, reply) {
      // Programs wait for nothing, and some take any first answer for the last one.
      if (request.method !== 'GET' || request.headers['sec-fetch-mode'] !== 'navigate' || request.raw.httpVersion === '1.0')
        return
      const { path, language } = pageOf(request)
      const link = ofPages.get(path) ?? ofLanguages.get(language)
      // `writeEarlyHints` refuses lists of pictures, for the spaces in them.
      if (link) reply.raw.writeInformation(103, { link })
    },
    learn(request, html) {
      const links = linksOf(html)
      const { path, language } = pageOf(request)
      const ofAnyPage = links.filter(link => !link.includes('as=image'))
      ofPages.set(path, copyOf(links.join(', ')))
      ofLanguages.set(language, copyOf(ofAnyPage.join(', ')))
    },
  }
}

/** A text that was cut out of another one holds on to all of it: with each link of a page the page. */
function copyOf(text: string): string {
  return Buffer.from(text).toString()
}

/** The style sheets and preloads of a head, as values of a `Link` header. */
function linksOf(html: string): string[] {
  const [head = ''] = html.split('</head>', 1)
  return [...head.replaceAll(WITHOUT_SCRIPTS, '').matchAll(LINK)].flatMap(([link]) => {
    const attributes = new Map([...link.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name.toLowerCase(), value]))
    const rel = attributes.get('rel')
    const href = attributes.get('href') ?? ''
    // Those for print alone can wait.
    if (rel === 'stylesheet' && href && !attributes.has('media')) return [`<${href}>; rel=preload; as=style`]
    if (rel !== 'preload') return []
    const as = attributes.get('as')
    if (as === 'font' && href) return [`<${href}>; rel=preload; as=font; crossorigin`]
    return as === 'image' ? pictureLink(href, attributes) : []
  })
}

function pictureLink(href: string, attributes: ReadonlyMap<string, string>): string[] {
  const [srcset, sizes] = [attributes.get('imagesrcset'), attributes.get('imagesizes')].map(text =>
    text?.replaceAll('&amp;', '&'),
  )
  const type = attributes.get('type')
  // A set of pictures needs no address of its own; the header does.
  const address = href || srcset?.trim().split(/[\s,]/, 1)[0]
  if (!address || /["\\\r\n]/.test(`${srcset}${sizes}`)) return []
  const parameters = [
    ...(srcset ? [`imagesrcset="${srcset}"`] : []),
    ...(sizes ? [`imagesizes="${sizes}"`] : []),
    ...(type ? [`type="${type}"`] : []),
  ]
  return [[`<${address}>; rel=preload; as=image; fetchpriority=high`, ...parameters].join('; ')]
}
