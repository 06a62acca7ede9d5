import { contentFileSchema, pageFileSchema } from '@shop/contract/content'
import { manualFileSchema } from '@shop/contract/manual'
import { CONTENT_KEYS, type ContentPage, isContentKey, isPageSlug, PAGE_SLUGS, type PageSlug } from '@shop/domain/content'
import { LOCALES, type Locale, spellingOf } from '@shop/domain/market'
import type { ContentLibrary } from './content-library.ts'
import { findInSources, readItem, readSources } from './read-sources.ts'

const FOLDER = new URL('../texts/', import.meta.url)
const PAGE_FOLDER = new URL('../pages/', import.meta.url)
const MANUAL_FOLDER = new URL('../manuals/', import.meta.url)

/** The one file there is per language in the folder of manuals. */
const isManualKey = (key: string): key is 'manual' => key === 'manual'

export interface ContentReading {
  /** Told that a key was asked for, or a file lies there, that is no content; the name is somebody else's text (CMS-03). */
  readonly onInvalidKey: (key: string) => void
  /** Folder of the texts, one below it per language or locale. */
  readonly folder?: URL
  /** Folder of the pages, likewise. */
  readonly pageFolder?: URL
  /** Folder of the words of manuals, likewise. */
  readonly manualFolder?: URL
}

/** Reads all content. A file that is none, or that cannot be read, is left out, so that the shop opens without it. */
export function readContent({
  onInvalidKey,
  folder = FOLDER,
  pageFolder = PAGE_FOLDER,
  manualFolder = MANUAL_FOLDER,
}: ContentReading): ContentLibrary {
  const read = () => ({
    texts: readSources({ folder, isKey: isContentKey, schema: contentFileSchema, onInvalidKey }),
    pages: readSources({ folder: pageFolder, isKey: isPageSlug, schema: pageFileSchema, onInvalidKey }),
    manuals: readSources({ folder: manualFolder, isKey: isManualKey, schema: manualFileSchema, onInvalidKey }),
  })
  let { texts, pages, manuals } = read()
  const localesOf = (slug: PageSlug) => LOCALES.filter(locale => findInSources(pages, slug, locale))
  return {
    reload() {
      ;({ texts, pages, manuals } = read())
    },
    componentFiles: CONTENT_KEYS.map(key => `${key}.json`),
    find(key, locale) {
      if (!isContentKey(key)) {
        onInvalidKey(key)
        return undefined
      }
      const found = findInSources(texts, key, locale)
      return found && { key, ...spelledFor(locale, found.item), source: found.source }
    },
    findPage(slug, locale) {
      if (!isPageSlug(slug)) {
        onInvalidKey(slug)
        return undefined
      }
      const found = findInSources(pages, slug, locale)
      return found && { slug, ...spelledFor(locale, found.item), source: found.source, locales: localesOf(slug) }
    },
    findManualTexts(locale) {
      const found = findInSources(manuals, 'manual', locale)
      return found && { ...spelledFor(locale, found.item), source: found.source }
    },
    pagesOf(locale) {
      return PAGE_SLUGS.flatMap(slug => {
        const found = findInSources(pages, slug, locale)
        return found ? [{ slug, title: spellingOf(locale)(found.item.title), locales: localesOf(slug) }] : []
      })
    },
  }
}

/**
 * A page for a locale or what it falls back to, as it stands in its file now; for processes that need few of them. A file
 * that cannot be read is passed over; undefined when none can.
 */
export function readPage(slug: PageSlug, locale: Locale, pageFolder = PAGE_FOLDER): ContentPage | undefined {
  const page = readItem({ folder: pageFolder, key: slug, schema: pageFileSchema }, locale)
  return page && spelledFor(locale, page)
}

/** Content in the spelling of a locale (MKT-12). Keys, targets and codes have no letter that a spelling changes. */
function spelledFor<Item>(locale: Locale, item: Item): Item {
  const written = JSON.stringify(item)
  const spelled = spellingOf(locale)(written)
  return spelled === written ? item : (JSON.parse(spelled) as Item)
}
