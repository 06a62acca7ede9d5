const MARK = '<!--fragment:'
const MARK_END = '-->'

/** The fragments of a document as React writes them, and how the page that it wrote is completed. */
interface MarkedFragments {
  readonly fragments: ReadonlyMap<string, string>
  /** The bytes of a page, with the fragments in the places of their marks. */
  readonly fill: (page: string) => Buffer<ArrayBuffer>
}

/**
 * Puts marks in the place of fragments. Most of a page is HTML that is remembered as bytes: React would decode, copy and
 * encode it for every page. No text can hold a mark, because React writes its `<` as `&lt;`.
 */
export function markFragments(all: ReadonlyMap<string, Uint8Array>): MarkedFragments {
  const contents = [...all.values()]
  const fragments = new Map([...all.keys()].map((id, index) => [id, `${MARK}${index}${MARK_END}`]))
  return {
    fragments,
    fill(page) {
      const parts: Uint8Array[] = []
      let copied = 0
      for (let at = page.indexOf(MARK); at !== -1; at = page.indexOf(MARK, copied)) {
        const end = page.indexOf(MARK_END, at)
        const content = contents[Number(page.slice(at + MARK.length, end))]
        parts.push(Buffer.from(page.slice(copied, at)), content ?? NOTHING)
        copied = end + MARK_END.length
      }
      return Buffer.concat([...parts, Buffer.from(page.slice(copied))])
    },
  }
}

const NOTHING = new Uint8Array()
