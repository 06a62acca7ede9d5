import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'

/** Of how many pages the hints are remembered; each has some hundred characters. */
const PAGES = 5000
const LINK = /<link\b[^>]*>/g
const ATTRIBUTE = /([a-z]+)="([^"]*)"/gi

/**
 * What browsers are told to fetch while a page is still being rendered (RFC 8297): the largest picture, which the head of the
 * same page named the last time. Documents carry their styles, and fonts can wait.
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
  const pageOf = ({ host, originalUrl }: Pick<FastifyRequest, 'host' | 'originalUrl'>) => `${host}${originalUrl.split('?', 1)[0]}`
  return {
    send(request, reply) {
      // Programs wait for nothing, and some take any first answer for the last one.
      if (request.method !== 'GET' || request.headers['sec-fetch-mode'] !== 'navigate' || request.raw.httpVersion === '1.0')
        return
      const link = ofPages.get(pageOf(request))
      // `writeEarlyHints` refuses lists of pictures, for the spaces in them.
      if (link) reply.raw.writeInformation(103, { link })
    },
    learn(request, html) {
      ofPages.set(pageOf(request), copyOf(linksOf(html).join(', ')))
    },
  }
}

/** A text that was cut out of another one holds on to all of it: with each link of a page the page. */
function copyOf(text: string): string {
  return Buffer.from(text).toString()
}

/** The pictures that a head preloads, as values of a `Link` header. */
function linksOf(html: string): string[] {
  const [head = ''] = html.split('</head>', 1)
  return [...head.matchAll(LINK)].flatMap(([link]) => {
    const attributes = new Map([...link.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name.toLowerCase(), value]))
    const isPicture = attributes.get('rel') === 'preload' && attributes.get('as') === 'image'
    return isPicture ? pictureLink(attributes.get('href') ?? '', attributes) : []
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
