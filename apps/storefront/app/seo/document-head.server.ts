import { createContext, type MetaDescriptor, type RouterContextProvider } from 'react-router'

/** HTML for the head of a document that no script needs: only the server writes it, and it does not travel as data. */
export const documentHeadContext = createContext('')

/**
 * Divides the head of a page: what a person sees changes with every navigation and is returned for `meta`; what only
 * programs read, which is most of it, goes into the document once.
 */
export function sendHead(context: Readonly<RouterContextProvider>, head: readonly MetaDescriptor[]): MetaDescriptor[] {
  context.set(
    documentHeadContext,
    head
      .filter(tag => !isForPeople(tag))
      .map(htmlOf)
      .join(''),
  )
  return head.filter(isForPeople)
}

/** The address is what browsers share. */
function isForPeople(tag: MetaDescriptor): boolean {
  return 'title' in tag || ('rel' in tag && tag.rel === 'canonical') || ('name' in tag && tag.name === 'robots')
}

function htmlOf(tag: MetaDescriptor): string {
  if ('script:ld+json' in tag) return `<script type="application/ld+json">${scriptTextOf(tag['script:ld+json'])}</script>`
  const { tagName = 'meta', ...attributes } = tag as { readonly tagName?: string } & Record<string, unknown>
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
  return `<${tagName}${written.join('')}/>`
}

/** JSON that no text in it can end the script of. */
function scriptTextOf(data: unknown): string {
  return JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, letter => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, letter => ENTITIES[letter] ?? letter)
}
