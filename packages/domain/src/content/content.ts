import { fallbackLocaleOf, type Language, type Locale } from '../market/index.ts'

/** Keys of the content blocks that the storefront has a component for; any other key is invalid (CMS-03). */
export const CONTENT_KEYS = ['shop-by-department', 'trusted-brands'] as const
export type ContentKey = (typeof CONTENT_KEYS)[number]

/** Texts that an editor wrote for a component: a heading, a sentence, and the label of the link that follows. */
export interface ComponentContent {
  readonly key: ContentKey
  readonly title: string
  readonly lead: string
  readonly linkLabel: string
}

/** Content as it is found for a locale; `source` is the locale or language it was written for. */
export interface FoundContent extends ComponentContent {
  readonly source: Locale | Language
}

/** Whether a key names a content block. */
export function isContentKey(key: string): key is ContentKey {
  return (CONTENT_KEYS as readonly string[]).includes(key)
}

/** Sources of a locale's content, in order of preference: the locale, its fallback locale, its language (MKT-11, CMS-07). */
export function contentSourcesOf(locale: Locale): (Locale | Language)[] {
  const fallback = fallbackLocaleOf(locale)
  const [language] = locale.split('-') as [Language]
  return [locale, ...(fallback ? [fallback] : []), language]
}
