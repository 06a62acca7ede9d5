/** A finished element, or none where there is nothing to say. */
export type Element = string | undefined

/** What stands in an element: a text, or elements in the order of its schema. */
type Content = string | undefined | readonly Element[]

/** An element; undefined without content, since empty elements are forbidden in invoices (PEPPOL-R008). */
export function tag(name: string, content: Content, attributes: Readonly<Record<string, string>> = {}): Element {
  const inside = Array.isArray(content) ? content.join('') : escapeText(String(content ?? ''))
  if (inside === '') return undefined
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeText(value)}"`)
  return `<${name}${written.join('')}>${inside}</${name}>`
}

/** The root of a document, with its declaration. */
export function xmlDocument(name: string, namespaces: Readonly<Record<string, string>>, content: readonly Element[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${tag(name, content, namespaces)}\n`
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }
/** What XML 1.0 cannot hold, in whatever way it is written. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the characters are meant.
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g

function escapeText(text: string): string {
  return text
    .toWellFormed()
    .replace(FORBIDDEN, '')
    .replace(/[&<>"']/g, character => ESCAPES[character] ?? character)
}
