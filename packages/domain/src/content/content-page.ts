import type { Language, Locale } from '../market/index.ts'
import type { PageSlug } from './page-slugs.ts'

/** Products a page shows: those that meet every condition. */
export interface ProductQuery {
  readonly brand?: string
  readonly tag?: 'bestseller' | 'on-sale' | 'new'
  /** Key of a department. */
  readonly department?: string
}

/** A link with its label, to a target of `parsePageTarget`. */
export interface PageLink {
  readonly label: string
  readonly to: string
}

/** The buyers a block concerns: a page shows all blocks, a mailed contract only those of its buyer. */
export type BlockAudience = 'consumers'

export interface TextBlock {
  readonly type: 'text'
  readonly audience?: BlockAudience
  readonly heading?: string
  readonly paragraphs: readonly string[]
}

export interface ListBlock {
  readonly type: 'list'
  readonly audience?: BlockAudience
  readonly heading?: string
  readonly intro?: string
  readonly ordered?: boolean
  readonly items: readonly string[]
}

/** Every row has one cell per column. */
export interface TableBlock {
  readonly type: 'table'
  readonly heading?: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

export interface FaqBlock {
  readonly type: 'faq'
  readonly heading?: string
  readonly items: readonly { readonly question: string; readonly answer: readonly string[] }[]
}

export interface CardBlock {
  readonly type: 'card'
  readonly heading?: string
  readonly cards: readonly { readonly title: string; readonly text: string; readonly link?: PageLink }[]
}

export interface BannerBlock {
  readonly type: 'banner'
  readonly title: string
  readonly text: string
  readonly link?: PageLink
}

/** Products as tiles, or in a strip that scrolls. */
export interface ProductsBlock {
  readonly type: 'product-list' | 'carousel'
  readonly heading: string
  readonly query: ProductQuery
}

/** A discount code and what it is good for. */
export interface VoucherBlock {
  readonly type: 'voucher'
  readonly title: string
  readonly text: string
  readonly code: string
}

/** A placeholder for a component of the shop; nothing is shown where the shop has none. */
export interface WidgetBlock {
  readonly type: 'trust-widget' | 'review' | 'web-form'
  readonly heading?: string
}

export interface NewsletterBlock {
  readonly type: 'newsletter'
}

/** A part of a page (CMS-04). Texts may hold the marks of `parseInline`. */
export type PageBlock =
  | TextBlock
  | ListBlock
  | TableBlock
  | FaqBlock
  | CardBlock
  | BannerBlock
  | ProductsBlock
  | VoucherBlock
  | WidgetBlock
  | NewsletterBlock

/** A page as an editor writes it. */
export interface ContentPage {
  readonly title: string
  /** What search engines show of it. */
  readonly description: string
  readonly lead: string
  readonly blocks: readonly PageBlock[]
}

/** A page as it is found for a locale; `source` is the locale or language it was written for. */
export interface FoundPage extends ContentPage {
  readonly slug: PageSlug
  readonly source: Locale | Language
  /** Locales for which the page exists. */
  readonly locales: readonly Locale[]
}

/** A page in a list of pages. */
export interface PageEntry {
  readonly slug: PageSlug
  readonly title: string
  /** Locales for which the page exists. */
  readonly locales: readonly Locale[]
}
