import { createElement, type ReactElement } from 'react'

const MARK = '<!--fragment:'
const MARK_END = '-->'
/** An element of our own around the mark of a part that has no element in the page. It never reaches a browser. */
const PLACE = 'html-place'
const PLACE_BEGIN = `<${PLACE}>`
const PLACE_END = `</${PLACE}>`

/** The fragments of a document as React writes them, and how the page that it wrote is completed. */
interface MarkedFragments {
  readonly fragments: ReadonlyMap<string, string>
  /** What React renders in the place of HTML that has no element of its own around it. */
  readonly placeOf: (html: Uint8Array) => ReactElement
  /** The parts of a page, with the fragments in the places of their marks. */
  readonly fill: (html: readonly string[]) => readonly (string | Uint8Array)[]
}

/**
 * Puts marks in the place of fragments. Most of a page is HTML that is remembered as bytes: React would decode, copy and
 * encode it for every page. No text can hold a mark, because React writes its `<` as `&lt;`.
 */
export function markFragments(all: ReadonlyMap<string, Uint8Array>): MarkedFragments {
  const contents = [...all.values()]
  const inPlaces = contents.length
  const fragments = new Map([...all.keys()].map((id, index) => [id, markAt(index)]))
  return {
    fragments,
    placeOf: html => place(markAt(contents.push(html) - 1)),
    fill: html => html.flatMap(part => filled(part, contents, inPlaces)),
  }
}

function place(mark: string): ReactElement {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a mark of our own
  return createElement(PLACE, { dangerouslySetInnerHTML: { __html: mark } })
}

/** Whether HTML that React wrote has a mark. */
export function hasMark(html: string): boolean {
  return html.includes(MARK)
}

function markAt(index: number): string {
  return `${MARK}${index}${MARK_END}`
}

/** The parts of `html`; contents from the index `inPlaces` on take the place of the element around their mark. */
function filled(html: string, contents: readonly Uint8Array[], inPlaces: number): (string | Uint8Array)[] {
  const parts: (string | Uint8Array)[] = []
  let copied = 0
  for (let at = html.indexOf(MARK); at !== -1; at = html.indexOf(MARK, copied)) {
    const end = html.indexOf(MARK_END, at)
    const index = Number(html.slice(at + MARK.length, end))
    const isInPlace = index >= inPlaces
    parts.push(html.slice(copied, isInPlace ? at - PLACE_BEGIN.length : at), contents[index] ?? '')
    copied = end + MARK_END.length + (isInPlace ? PLACE_END.length : 0)
  }
  parts.push(html.slice(copied))
  return parts
}
