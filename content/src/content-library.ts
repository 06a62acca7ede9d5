import type { FoundContent, FoundPage, PageEntry } from '@shop/domain/content'
import type { FoundManualTexts } from '@shop/domain/manual'
import type { Locale } from '@shop/domain/market'

/** Everything editors wrote, held in memory. */
export interface ContentLibrary {
  /** Names of the files that have a component, such as `trusted-brands.json` (CMS-01). */
  readonly componentFiles: readonly string[]
  /** Content under a key for a locale or what it falls back to; undefined when there is none (CMS-02, CMS-03, CMS-07). */
  find(key: string, locale: Locale): FoundContent | undefined
  /** The page with a slug for a locale or what it falls back to; undefined when there is none (CMS-02, CMS-03, CMS-07). */
  findPage(slug: string, locale: Locale): FoundPage | undefined
  /** The pages there are for a locale or what it falls back to (CMS-05). */
  pagesOf(locale: Locale): readonly PageEntry[]
  /** The words of manuals for a locale or what it falls back to; undefined when there are none (PDP-23, CMS-07). */
  findManualTexts(locale: Locale): FoundManualTexts | undefined
  /** Reads all of it anew. Throws when the folder cannot be read, and then keeps what it has. */
  reload(): void
}
