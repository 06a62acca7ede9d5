import type { Language, Locale } from '../market/index.ts'

/** Pieces of content the storefront has a component for; content under any other key is none (CMS-03). */
export const CONTENT_KEYS = ['shop-by-department', 'trusted-brands'] as const
export type ContentKey = (typeof CONTENT_KEYS)[number]

/** Words an editor wrote for a component: a heading, a sentence, and the label of the link that follows. */
export interface Content {
  readonly key: ContentKey
  readonly title: string
  readonly lead: string
  readonly linkLabel: string
}

/** Content as it is found for a locale; `source` is the locale or language it was written for. */
export interface FoundContent extends Content {
  readonly source: Locale | Language
}

/** Whether a key names a piece of content. */
export function isContentKey(key: string): key is ContentKey {
  return (CONTENT_KEYS as readonly string[]).includes(key)
}
