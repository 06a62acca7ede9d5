const MARK = '<!--fragment:'
const MARK_END = '-->'

/** The fragments of a document as React writes them, and how the page that it wrote is completed. */
interface MarkedFragments {
  readonly fragments: ReadonlyMap<string, string>
  /** The parts of a page, with the fragments in the places of their marks. */
  readonly fill: (html: readonly string[]) => readonly (string | Uint8Array)[]
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
    fill: html => html.flatMap(part => filled(part, contents)),
  }
}

function filled(html: string, contents: readonly Uint8Array[]): (string | Uint8Array)[] {
  const parts: (string | Uint8Array)[] = []
  let copied = 0
  for (let at = html.indexOf(MARK); at !== -1; at = html.indexOf(MARK, copied)) {
    const end = html.indexOf(MARK_END, at)
    parts.push(html.slice(copied, at), contents[Number(html.slice(at + MARK.length, end))] ?? '')
    copied = end + MARK_END.length
  }
  parts.push(html.slice(copied))
  return parts
}
