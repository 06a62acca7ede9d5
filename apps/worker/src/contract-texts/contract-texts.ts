import { readPage } from '@shop/content'
import {
  type InlineNode,
  MISSING_FACT,
  omitMissingFacts,
  type PageBlock,
  type PageFacts,
  type PageTarget,
  parseInline,
} from '@shop/domain/content'
import { localeOf } from '@shop/domain/market'
import type { Order } from '@shop/domain/order'
import type { Store } from '@shop/domain/store'
import { isCompany } from '@shop/domain/vat'
import type { Translate } from '@shop/i18n'
import { pageFactsOf } from '@shop/i18n/page-facts'
import { type LinkPlace, startOf } from '../mail/mail-place.ts'

/** A part of a text: paragraphs, items or rows under a heading. */
export type ContractPart = { readonly heading?: string } & (
  | { readonly kind: 'paragraphs'; readonly paragraphs: readonly Words[] }
  | { readonly kind: 'list'; readonly intro?: Words; readonly isOrdered: boolean; readonly items: readonly Words[] }
  | { readonly kind: 'table'; readonly columns: readonly Words[]; readonly rows: readonly (readonly Words[])[] }
)

/** A text of the contract, such as the terms. */
export interface ContractText {
  readonly title: string
  readonly lead: Words
  readonly parts: readonly ContractPart[]
}

/** What the texts of a contract depend on. */
export interface ContractSource {
  readonly order: Order
  readonly store: Store
  /** Where links lead; its market and language are those of the order. */
  readonly place: LinkPlace
  readonly shopVatId: string
  readonly t: Translate
}

/** The pages a contract is made under, in the order of the mail. */
const PAGES = ['terms-and-conditions', 'return-policy'] as const

interface MadeTexts {
  /** Everything the texts were made of: pages, which are the same ones while their files are, and what facts come of as JSON. */
  readonly pages: readonly object[]
  readonly source: string
  readonly texts: readonly ContractText[]
}

/** What was made last per locale and audience. */
const made = new Map<string, MadeTexts>()

/**
 * What the buyer has to be given on a durable medium (Directive 2011/83/EU, art. 8 (7)): terms, withdrawal information and
 * model form, as the pages of the market have them now. A company gets the terms and the voluntary return, without what
 * concerns consumers alone. Throws when a page cannot be read: the mail then waits. While pages and facts stay what they were, so
 * do the texts: the same ones are returned.
 */
export function contractTextsOf({ order, store, place, shopVatId, t }: ContractSource): readonly ContractText[] {
  const { market, language } = place
  const locale = localeOf(market, language)
  const isForCompany = isCompany(order.billingAddress)
  const pages = PAGES.map(slug => {
    const page = readPage(slug, locale)
    if (!page) throw new Error(`There is no page ${slug} for ${locale}`)
    return page
  })
  const today = order.createdAt.slice(0, 10)
  const source = JSON.stringify([store, today, shopVatId, startOf(place)])
  const kind = `${locale} ${isForCompany}`
  const known = made.get(kind)
  if (known?.source === source && pages.every((page, number) => page === known.pages[number])) return known.texts
  const facts = pageFactsOf({ market, language, today, t, store, shopVatId })
  const texts = pages.map(page => {
    const blocks = omitMissingFacts(page.blocks, facts).filter(
      block => !(isForCompany && 'audience' in block && block.audience === 'consumers'),
    )
    const words = (text: string) => wordsOf(text, facts, place)
    return { title: page.title, lead: words(page.lead), parts: blocks.flatMap(block => partOf(block, words)) }
  })
  made.set(kind, { pages, source, texts })
  return texts
}

/** Nothing for what can only be shown on a page; a contract has no such part. */
function partOf(block: PageBlock, words: (text: string) => Words): ContractPart[] {
  const heading = 'heading' in block && block.heading ? { heading: block.heading } : {}
  switch (block.type) {
    case 'text':
      return [{ kind: 'paragraphs', ...heading, paragraphs: block.paragraphs.map(words) }]
    case 'list':
      return [
        {
          kind: 'list',
          ...heading,
          ...(block.intro ? { intro: words(block.intro) } : {}),
          isOrdered: block.ordered ?? false,
          items: block.items.map(words),
        },
      ]
    case 'table':
      return [{ kind: 'table', ...heading, columns: block.columns.map(words), rows: block.rows.map(row => row.map(words)) }]
    default:
      return []
  }
}

/** A stretch of a text that looks and leads the same. */
export interface Word {
  readonly text: string
  readonly isStrong?: boolean
  readonly url?: string
}

export type Words = readonly Word[]

/** A text of a page with its marks read, its facts filled in, and links that lead there from a mail. */
function wordsOf(text: string, facts: PageFacts, place: LinkPlace): Words {
  const read = (node: InlineNode, look: Omit<Word, 'text'>): Word[] => {
    if (node.kind === 'text') return [{ ...look, text: node.text }]
    if (node.kind === 'placeholder') return [{ ...look, text: facts[node.name] ?? MISSING_FACT }]
    const url = node.kind === 'link' ? urlOf(node.target, facts, place) : undefined
    const inside = { ...look, ...(node.kind === 'strong' ? { isStrong: true } : {}), ...(url ? { url } : {}) }
    return node.children.flatMap(child => read(child, inside))
  }
  return parseInline(text).nodes.flatMap(node => read(node, {}))
}

/** The URL of a target for the reader of a mail; undefined where only its text helps. */
function urlOf(target: PageTarget, facts: PageFacts, place: LinkPlace): string | undefined {
  switch (target.kind) {
    case 'page':
      return `${startOf(place)}/${target.slug}/`
    case 'route':
      return target.route === 'withdrawal' ? `${startOf(place)}/withdrawal/` : undefined
    case 'returns-portal':
      // Its page leads there, in whichever portal the shop has by then.
      return `${startOf(place)}/return-policy/`
    case 'mail':
    case 'support-form':
      return facts.email ? `mailto:${facts.email}` : undefined
    case 'phone':
      return facts.phone ? `tel:${facts.phone.replace(/\s/g, '')}` : undefined
    case 'outside':
      return target.url
    default:
      return undefined
  }
}
