import { type AnyNode, type Element, isTag, isText } from 'domhandler'
import { DomUtils, parseDocument } from 'htmlparser2'

/** What a crawler sees of a page. */
export interface SeenPage {
  readonly lang: string
  readonly titles: readonly string[]
  readonly descriptions: readonly string[]
  readonly canonicals: readonly string[]
  readonly isIndexable: boolean
  readonly headings: readonly string[]
  /** Absolute addresses by language, as the page names them. */
  readonly alternates: ReadonlyMap<string, string>
  /** Absolute addresses of links within the shop, without fragment; those a crawler is asked not to follow are left out. */
  readonly links: readonly string[]
  /** Texts a visitor reads, with the language they are marked as. */
  readonly texts: readonly { readonly text: string; readonly lang: string }[]
}

/** Attributes with a text for those who cannot see, or hover. */
const LABELS = ['aria-label', 'placeholder', 'alt', 'title'] as const
const UNREAD: ReadonlySet<string> = new Set(['script', 'style', 'noscript', 'template', 'svg'])

/** Reads the HTML of a page. Never throws: what is not there is empty. */
export function readPage(html: string, url: URL): SeenPage {
  const document = parseDocument(html)
  const named = (tag: string) => DomUtils.getElementsByTagName(tag, document, true)
  const metas = named('meta')
  const relations = named('link')
  const contentOf = (name: string) => metas.filter(meta => meta.attribs.name === name).map(meta => meta.attribs.content ?? '')
  const root = named('html')[0]
  const lang = root?.attribs.lang ?? ''
  return {
    lang,
    titles: named('title').filter(isOfDocument).map(DomUtils.textContent),
    descriptions: contentOf('description'),
    canonicals: relations.filter(({ attribs }) => attribs.rel === 'canonical').map(({ attribs }) => attribs.href ?? ''),
    isIndexable: !contentOf('robots').some(robots => robots.includes('noindex')),
    headings: named('h1').map(DomUtils.textContent),
    alternates: new Map(
      relations
        .filter(({ attribs }) => attribs.rel === 'alternate' && attribs.hreflang)
        .map(({ attribs }) => [attribs.hreflang ?? '', attribs.href ?? '']),
    ),
    links: linksOf(named('a'), url),
    texts: [...textsBelow(named('body'), lang)],
  }
}

/** A title of the page, not of a picture in it. */
function isOfDocument({ parent }: Element): boolean {
  return parent !== null && isTag(parent) && parent.name === 'head'
}

function linksOf(anchors: readonly Element[], base: URL): string[] {
  const links = new Set<string>()
  for (const { attribs } of anchors) {
    const url = attribs.href && !attribs.rel?.includes('nofollow') ? URL.parse(attribs.href, base) : null
    if (!url || url.protocol !== base.protocol) continue
    url.hash = ''
    links.add(url.href)
  }
  return [...links]
}

function* textsBelow(nodes: readonly AnyNode[], lang: string): Generator<{ text: string; lang: string }> {
  for (const node of nodes) {
    if (isText(node)) {
      const text = node.data.replace(/\s+/g, ' ').trim()
      if (text) yield { text, lang }
    } else if (isTag(node) && !UNREAD.has(node.name)) {
      const own = node.attribs.lang ?? lang
      for (const name of LABELS) if (node.attribs[name]) yield { text: node.attribs[name], lang: own }
      yield* textsBelow(node.children, own)
    }
  }
}
