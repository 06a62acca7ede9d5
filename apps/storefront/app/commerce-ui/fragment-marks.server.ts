import { LRUCache } from 'lru-cache'

/** Fragments below it are written by React like any text. */
const SMALLEST_CHARACTERS = 1000
/** Most memory for encoded fragments, in bytes. */
const MAX_BYTES = 8_000_000

const MARK = '<!--fragment:'
const MARK_END = '-->'

/** By the HTML itself, which is the same string for as long as it is remembered. */
const encoded = new LRUCache<string, Buffer>({ maxSize: MAX_BYTES, sizeCalculation: bytes => bytes.length })

/** The fragments of a document as React writes them, and how the page that it wrote is completed. */
interface MarkedFragments {
  readonly fragments: ReadonlyMap<string, string>
  /** The bytes of a page, with the fragments in the places of their marks. */
  readonly fill: (page: string) => Buffer<ArrayBuffer>
}

/**
 * Puts marks in the place of large fragments. Most of a page is HTML that is remembered: React would measure it, encode it
 * and copy it for every page, which took 0.3 ms of a listing. No text can hold a mark, because React writes its `<` as `&lt;`.
 */
export function markFragments(all: ReadonlyMap<string, string>): MarkedFragments {
  const large: string[] = []
  const fragments = new Map<string, string>()
  for (const [id, html] of all) {
    const isLarge = html.length >= SMALLEST_CHARACTERS
    fragments.set(id, isLarge ? `${MARK}${large.push(html) - 1}${MARK_END}` : html)
  }
  return {
    fragments,
    fill(page) {
      const parts: Buffer[] = []
      let copied = 0
      for (let at = page.indexOf(MARK); at !== -1; at = page.indexOf(MARK, copied)) {
        const end = page.indexOf(MARK_END, at)
        const html = large[Number(page.slice(at + MARK.length, end))]
        parts.push(Buffer.from(page.slice(copied, at)), encodedOf(html ?? ''))
        copied = end + MARK_END.length
      }
      return Buffer.concat([...parts, Buffer.from(page.slice(copied))])
    },
  }
}

function encodedOf(html: string): Buffer {
  const known = encoded.get(html)
  if (known) return known
  const bytes = Buffer.from(html)
  if (bytes.length > 0) encoded.set(html, bytes)
  return bytes
}
