import type { Language, Locale } from '../market/index.ts'
import { headingOf, type PageBlock, rulesOf } from './page-block.ts'
import type { HOME_SLUG, PageSlug } from './page-slugs.ts'

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
  readonly slug: PageSlug | typeof HOME_SLUG
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

/** Every text of a page that may hold marks, in reading order. */
export function pageTextsOf({ title, description, lead, blocks }: ContentPage): string[] {
  const textsOf = (block: PageBlock) => [headingOf(block) ?? [], ...rulesOf(block).texts(block)].flat()
  return [title, description, lead, ...blocks.flatMap(textsOf)]
}

/** Targets of the links outside of texts: those of cards and banners. */
export function pageLinkTargetsOf({ blocks }: ContentPage): string[] {
  return blocks.flatMap(block => rulesOf(block).linkTargets?.(block) ?? [])
}

/**
 * The structure that a page must share with its translations, one line per block: types, numbers of items, which of the
 * optional parts there are, and everything that is not translated.
 */
export function pageShapeOf({ blocks }: ContentPage): string[] {
  return blocks.map(block => {
    const heading = headingOf(block) ? 'heading' : 'no heading'
    const audience = 'audience' in block && block.audience ? [`for ${block.audience}`] : []
    return [block.type, heading, ...audience, ...rulesOf(block).shape(block)].join(', ')
  })
}
