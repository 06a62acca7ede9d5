const MARK = '<!--fragment:'
const MARK_END = '-->'

/** The fragments of a document as React writes them, and how the page that it wrote is completed. */
interface MarkedFragments {
  readonly fragments: ReadonlyMap<string, string>
  /** A page in parts, with the fragments in the places of their marks. */
  readonly fill: (page: string) => readonly (string | Uint8Array)[]
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
      const parts: (string | Uint8Array)[] = []
      let copied = 0
      for (let at = page.indexOf(MARK); at !== -1; at = page.indexOf(MARK, copied)) {
        const end = page.indexOf(MARK_END, at)
        parts.push(page.slice(copied, at), contents[Number(page.slice(at + MARK.length, end))] ?? '')
        copied = end + MARK_END.length
      }
      parts.push(page.slice(copied))
      return parts
    },
  }
}
