import { buildCatalogue, buildReviews, readSource, type Source } from '@shop/demo'
import { type CountryCode, type Language, LOCALES, type Locale } from '@shop/domain/market'
import { isVirtualSku, type ProductDraft } from '@shop/domain/product'
import { SUGGESTED_HITS } from '@shop/domain/search'
import { importCatalogue } from '@shop/engine/catalogue'
import { createContext, openDatabase, Unavailable } from '@shop/engine/database'
import { ReadModel } from '@shop/engine/read-model'
import { resolveRelations } from '@shop/engine/related-products'
import { importReviews } from '@shop/engine/review'
import { cloneDatabaseUrl } from '@shop/engine/testing'
import type { SearchPort, SearchResult } from '@shop/search'
import { openEmbeddedSearch } from '@shop/search/embedded'
import { afterAll } from 'vitest'
import { createSearchFeed } from '../search-index/search-feed.ts'

/** The demo shop as the shop's own search knows it. */
interface DemoSearch {
  readonly products: readonly ProductDraft[]
  /** What else the owner says a product is called, and the keys of the families of which each is said. */
  keywords(language: Language): ReadonlyMap<string, readonly string[]>
  /** The first products for what a shopper typed, best first. */
  find(language: Language, text: string, count: number): Promise<readonly ProductDraft[]>
  /** The first of them with what is said about the result. */
  search(language: Language, text: string): Promise<SearchResult & { readonly found: readonly ProductDraft[] }>
  /** What is shown while a shopper types. */
  suggest(language: Language, text: string): Promise<readonly ProductDraft[]>
}

interface DemoSearchOptions {
  /** Without it a product whose picture is still to be made borrows that of another. */
  readonly withEveryPicture: boolean
  /** Opens the engine that is filled and asked; the shop's own unless said otherwise. */
  readonly open?: () => Promise<SearchPort>
}

/** Opens a search that the feed has filled from a database with the demo shop. */
export async function openDemoSearch({ withEveryPicture, open = openEmbeddedSearch }: DemoSearchOptions): Promise<DemoSearch> {
  const source = await readSource()
  const shown = withEveryPicture ? source : lendPictures(source)
  const catalogue = buildCatalogue(shown)
  const databaseUrl = await cloneDatabaseUrl()
  const db = openDatabase({ databaseUrl })
  afterAll(() => db.destroy())
  const engine = createContext(db)
  await importCatalogue(engine, catalogue, { name: 'demo', contentHash: 'demo' })
  await resolveRelations(engine)
  await importReviews(engine, buildReviews(source), { name: 'demo-reviews', contentHash: 'demo' })
  const search = await open()
  afterAll(() => search.close())
  await fill(search, engine)
  const products = catalogue.products.filter(({ variants }) => !variants.some(({ sku }) => isVirtualSku(sku)))
  const byId = new Map(products.map(product => [product.id, product]))
  const productsOf = ({ hits }: Pick<SearchResult, 'hits'>) => hits.flatMap(({ id }) => byId.get(id) ?? [])
  const ask = (language: Language, text: string, pageSize: number) =>
    search.search({ ...shopOf(language), text, filters: {}, sort: 'relevance', page: 1, pageSize, facets: false })
  return {
    products,
    keywords: language => {
      const families = Object.entries(source.texts[language].families)
      const said = families.flatMap(([family, { keywords }]) => keywords.map(keyword => ({ family, keyword })))
      const byKeyword = Map.groupBy(said, ({ keyword }) => keyword)
      return new Map([...byKeyword].map(([keyword, all]) => [keyword, all.map(({ family }) => family)]))
    },
    find: async (language, text, count) => productsOf(await ask(language, text, count)),
    async search(language, text) {
      const result = await ask(language, text, 10)
      return { ...result, found: productsOf(result) }
    },
    suggest: async (language, text) => productsOf(await search.suggest({ ...shopOf(language), text, limit: SUGGESTED_HITS })),
  }
}

async function fill(search: SearchPort, engine: ReturnType<typeof createContext>): Promise<void> {
  const onError = (error: unknown) => {
    throw error
  }
  const model = new ReadModel(engine, { onError: () => undefined })
  const feed = createSearchFeed({ engine, model, onError })
  // As the feed does that follows changes: a machine that is busy with other things may cut a statement off.
  for (let isFilled = false; !isFilled; ) {
    isFilled = await feed.refill(search).then(
      () => true,
      error => {
        if (error instanceof Unavailable) return false
        throw error
      },
    )
  }
  await feed.stop()
  await model.stop()
  await search.rebuild()
}

function lendPictures({ pictures, families, ...rest }: Source): Source {
  const [lent = []] = Object.values(pictures)
  const wanted = families.flatMap(({ products }) =>
    products.flatMap(({ picture, variants = [] }) => [picture, ...variants.map(variant => variant.picture)]),
  )
  const ofCategories = rest.categories.map(({ picture }) => picture)
  const all = [...wanted, ...ofCategories].map(key => [key, pictures[key] ?? lent] as const)
  return { ...rest, families, pictures: { ...pictures, ...Object.fromEntries(all) } }
}

function shopOf(language: Language): { locale: Locale; market: CountryCode } {
  const locale = LOCALES.find(candidate => candidate.startsWith(`${language}-`))
  if (!locale) throw new Error(`No market sells in ${language}`)
  return { locale, market: locale.slice(3) as CountryCode }
}
