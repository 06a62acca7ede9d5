import { contentFileSchema, pageFileSchema, withoutBrokenBlocks } from '@shop/contract/content'
import { manualFileSchema } from '@shop/contract/manual'
import {
  type ArticleEntry,
  CONTENT_KEYS,
  type ContentPage,
  type FoundArticle,
  type FoundContent,
  type FoundPage,
  HOME_SLUG,
  isArticleSlug,
  isContentKey,
  isPageSlug,
  PAGE_SLUGS,
  type PageEntry,
  type PageSlug,
} from '@shop/domain/content'
import type { FoundManualTexts } from '@shop/domain/manual'
import { LOCALES, type Locale, languageOf, spellingOf } from '@shop/domain/market'
import { readArticleList } from './read-article-list.ts'
import { readCarrierPages } from './read-carrier-pages.ts'
import { findInSources, isInSources, readItem, readPackedSources } from './read-sources.ts'

/** Everything editors wrote, held in memory as few bytes. */
export interface ContentLibrary {
  /** Names of the files that have a component, such as `trusted-brands.json` (CMS-01). */
  readonly componentFiles: readonly string[]
  /** Content under a key for a locale or its fallbacks; undefined without any (CMS-02, CMS-03, CMS-07). */
  find(key: string, locale: Locale): FoundContent | undefined
  /** The page with a slug for a locale or its fallbacks; undefined without any (CMS-02, CMS-03, CMS-07). */
  findPage(slug: string, locale: Locale): FoundPage | undefined
  /** The article with a slug for a locale or its fallbacks; undefined without any (ROUTE-26, CMS-07). */
  findArticle(slug: string, locale: Locale): FoundArticle | undefined
  /** All articles that exist for a locale or its fallbacks, the newest first (ROUTE-26). */
  articlesOf(locale: Locale): readonly ArticleEntry[]
  /** All pages that exist for a locale or its fallbacks (CMS-05). */
  pagesOf(locale: Locale): readonly PageEntry[]
  /** Texts of manuals for a locale or its fallbacks; undefined without any (PDP-23, CMS-07). */
  findManualTexts(locale: Locale): FoundManualTexts | undefined
  /** Pages of carriers, by the beginning of their names: beginnings of URLs, behind which the number of a parcel goes (ORD-14). */
  readonly carrierPages: ReadonlyMap<string, string>
  /** Reads all files again. Throws when a folder cannot be read, and then keeps the current content. */
  reload(): void
}

const FOLDER = new URL('../texts/', import.meta.url)
const PAGE_FOLDER = new URL('../pages/', import.meta.url)
const ARTICLE_FOLDER = new URL('../articles/', import.meta.url)
const MANUAL_FOLDER = new URL('../manuals/', import.meta.url)
const CARRIER_FILE = new URL('../carriers.json', import.meta.url)

/** What the pages there are called: those with an address of their own, and the home page. */
const isPageKey = (key: string): key is PageSlug | typeof HOME_SLUG => key === HOME_SLUG || isPageSlug(key)

/** Pages and articles lose an invalid block, not themselves (CMS-03). */
const takeBlocks = (file: unknown, onLeftOut: (part: string) => void) =>
  withoutBrokenBlocks(file, place => onLeftOut(`block-${place}`))

/** Each language has one file in the folder of manuals. */
const isArticleKey = (key: string): key is string => isArticleSlug(key)
const isManualKey = (key: string): key is 'manual' => key === 'manual'

interface ReadContentOptions {
  /** Called with each requested key and each file that is invalid; the name may be untrusted input (CMS-03). */
  readonly onInvalidKey: (key: string) => void
  /** Folder of the texts, one below it per language or locale. */
  readonly folder?: URL
  /** Folder of the pages, likewise. */
  readonly pageFolder?: URL
  /** Folder of the articles, likewise, with the list of what is the same in all languages. */
  readonly articleFolder?: URL
  /** Folder of the texts of manuals, likewise. */
  readonly manualFolder?: URL
  /** File of the carriers' pages. */
  readonly carrierFile?: URL
}

/** Reads all content. An invalid or unreadable file is left out, so that the shop starts without it. */
export function readContent({
  onInvalidKey,
  folder = FOLDER,
  pageFolder = PAGE_FOLDER,
  articleFolder = ARTICLE_FOLDER,
  manualFolder = MANUAL_FOLDER,
  carrierFile = CARRIER_FILE,
}: ReadContentOptions): ContentLibrary {
  const read = () => ({
    texts: readPackedSources({ folder, isKey: isContentKey, schema: contentFileSchema, onInvalidKey }),
    pages: readPackedSources({
      folder: pageFolder,
      isKey: isPageKey,
      schema: pageFileSchema,
      takeFrom: takeBlocks,
      onInvalidKey,
    }),
    articleList: readArticleList(articleFolder, onInvalidKey),
    articles: readPackedSources({
      folder: articleFolder,
      isKey: isArticleKey,
      schema: pageFileSchema,
      takeFrom: takeBlocks,
      onInvalidKey,
    }),
    manuals: readPackedSources({ folder: manualFolder, isKey: isManualKey, schema: manualFileSchema, onInvalidKey }),
    carriers: readCarrierPages(carrierFile, onInvalidKey),
  })
  let { texts, pages, articleList, articles, manuals, carriers } = read()
  const localesOf = (slug: PageSlug | typeof HOME_SLUG) => LOCALES.filter(locale => isInSources(pages, slug, locale))
  const localesOfArticle = (slug: string) => LOCALES.filter(locale => isInSources(articles, slug, locale))
  return {
    reload() {
      ;({ texts, pages, articleList, articles, manuals, carriers } = read())
    },
    get carrierPages() {
      return carriers
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
      if (!isPageKey(slug)) {
        onInvalidKey(slug)
        return undefined
      }
      const found = findInSources(pages, slug, locale)
      return found && { slug, ...spelledFor(locale, found.item), source: found.source, locales: localesOf(slug) }
    },
    findArticle(slug, locale) {
      const facts = articleList.get(slug)
      if (!facts) {
        onInvalidKey(slug)
        return undefined
      }
      const found = findInSources(articles, slug, locale)
      return found && { slug, ...spelledFor(locale, found.item), ...facts, source: found.source, locales: localesOfArticle(slug) }
    },
    articlesOf(locale) {
      const entries = [...articleList].flatMap(([slug, facts]) => {
        const found = findInSources(articles, slug, locale)
        if (!found) return []
        const { title, description } = spelledFor(locale, found.item)
        return [{ slug, title, description, ...facts, locales: localesOfArticle(slug) }]
      })
      return entries.toSorted((a, b) => (a.published < b.published ? 1 : a.published > b.published ? -1 : 0))
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
 * A page for a locale or its fallbacks, from its file as it is now, for processes that need few of them: the same page while the
 * file stays the same. A file that cannot be read is skipped; undefined when none can.
 */
export function readPage(slug: PageSlug | typeof HOME_SLUG, locale: Locale, pageFolder = PAGE_FOLDER): ContentPage | undefined {
  const page = readItem({ folder: pageFolder, key: slug, schema: pageFileSchema }, locale)
  if (!page) return undefined
  const pages = spelledPages.get(page) ?? new Map<Locale, ContentPage>()
  spelledPages.set(page, pages)
  const spelled = pages.get(locale) ?? spelledFor(locale, page)
  pages.set(locale, spelled)
  return spelled
}

const spelledPages = new WeakMap<ContentPage, Map<Locale, ContentPage>>()

/** Content in the spelling of a locale (MKT-12). Keys, targets and codes contain nothing that a spelling rule changes. */
function spelledFor<Item>(locale: Locale, item: Item): Item {
  const spell = spellingOf(locale)
  if (spell === spellingOf(languageOf(locale))) return item
  return JSON.parse(JSON.stringify(item), (_key, value) => (typeof value === 'string' ? spell(value) : value)) as Item
}
