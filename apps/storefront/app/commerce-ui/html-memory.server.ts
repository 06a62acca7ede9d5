import { hash } from 'node:crypto'
import { togglesOf } from '@shop/domain/toggle'
import { LRUCache } from 'lru-cache'
import { createElement, type ReactElement } from 'react'
import type { SentShop } from '../request/sent-shop.ts'
import { hasMark } from './fragment-marks.server.ts'
import { encodeHtml } from './html-bytes.server.ts'
import type { HtmlMemory, Shown } from './remembered.tsx'

/** Most memory that the HTML takes, in bytes: one market language has some 40 kB of it, a listing 30 kB. */
const MAX_BYTES = 6_000_000

const remembered = new LRUCache<string, Uint8Array>({
  maxSize: MAX_BYTES,
  sizeCalculation: (html, key) => html.length + key.length,
})

/** Parts that were rendered once. What is not asked for again, such as a rare combination of filters, is not worth keeping. */
const seen = new LRUCache<string, true>({ max: 2000 })

/** A short name for all that a shop has that is the same for all its visitors, by that. */
const scopes = new LRUCache<string, string>({ max: 200 })
let scopeCount = 0

function scopeOf({ requestId: _ofThisRequest, ...shop }: SentShop): string {
  const content = JSON.stringify(shop)
  const known = scopes.get(content)
  if (known !== undefined) return known
  const scope = String(scopeCount++)
  scopes.set(content, scope)
  return scope
}

/** Data of pages that are remembered, by which they are known again without being looked through. */
const names = new WeakMap<object, string>()

function nameOf(value: Shown[number]): string {
  if (typeof value !== 'object') return JSON.stringify(value) ?? ''
  const known = names.get(value)
  if (known !== undefined) return known
  const name = hash('sha256', JSON.stringify(value), 'base64')
  names.set(value, name)
  return name
}

interface DocumentMemory {
  readonly memory: HtmlMemory
  /** Remembers what React wrote of parts that were missing, if everything could be rendered, and returns the document. */
  readonly settle: (html: string, isSound: boolean) => string
}

/** The document that is rendered. */
interface RememberedDocument {
  readonly data: SentShop | undefined
  /** Ids of its routes: in these a part always stands in the same place of the tree, of which its identifiers depend (`useId`). */
  readonly routes: readonly string[]
  /** Query of its address, of which the toggles count (MKT-30). */
  readonly search: string
  /** Puts known HTML into it, where React renders the element that is returned. */
  readonly placeOf: (html: Uint8Array) => ReactElement
}

/** The HTML that is remembered for a document; undefined where its visitor has a part in it. */
export function rememberHtml({ data, routes, search, placeOf }: RememberedDocument): DocumentMemory | undefined {
  if (import.meta.hot || !data?.isForAll || data.cart !== null || data.customer !== null || data.isCartUnknown) return undefined
  const toggles = JSON.stringify(togglesOf(new URLSearchParams(search)))
  const scope = `${scopeOf(data)} ${routes.join()} ${toggles}`
  // React may render a part twice.
  const places = new Map<string, ReactElement>()
  const missing: string[] = []
  return {
    memory: {
      partOf(name, shows, part) {
        const key = [scope, name, ...shows.map(nameOf)].join(' ')
        const html = remembered.get(key)
        if (html !== undefined) {
          const place = places.get(key) ?? placeOf(html)
          places.set(key, place)
          return place
        }
        if (!seen.has(key)) {
          seen.set(key, true)
          return part
        }
        const index = missing.indexOf(key)
        return createElement(tagOf(index === -1 ? missing.push(key) - 1 : index), null, part)
      },
    },
    settle: (html, isSound) => missing.reduce((text, key, index) => settlePart(text, key, tagOf(index), isSound), html),
  }
}

/** An element around a part that is going to be remembered. It never reaches a browser. */
function tagOf(index: number): string {
  return `html-part-${index}`
}

function settlePart(html: string, key: string, tag: string, isSound: boolean): string {
  const [begin, end] = [`<${tag}>`, `</${tag}>`]
  const from = html.indexOf(begin)
  const to = html.indexOf(end, from)
  if (from === -1 || to === -1) return html
  const part = html.slice(from + begin.length, to)
  if (isSound && isPlain(part)) remembered.set(key, encodeHtml(part))
  return html.slice(0, from) + part + html.slice(to + end.length)
}

/** Whether it is HTML and nothing else: no place of a fragment or of another part, and no script that a nonce allows. */
function isPlain(part: string): boolean {
  return !hasMark(part) && !part.includes('<html-part-') && !part.includes(' nonce="')
}
