import type { CountryCode, Language, LocalizedString } from '@shop/domain/market'
import { type Rating, reviewStatisticsFrom } from '@shop/domain/review'
import type { Store } from '@shop/domain/store'
import { sql } from 'kysely'
import type { Database, EngineContext } from '../database/context.ts'
import { gatherReads } from '../database/gather-reads.ts'
import { prepareStatement } from '../database/prepared-statement.ts'

export interface StoreQuery {
  readonly key?: string
  readonly id?: string
  readonly ids?: readonly string[]
  readonly sort?: 'key asc' | 'key desc'
  readonly limit?: number
  readonly offset?: number
  /** Reduces texts to one language. */
  readonly language?: Language
  /** Adds `rating`. */
  readonly withRating?: boolean
}

/** Stores that meet all given conditions, by key (API-27). */
export async function findStores(context: EngineContext, query: StoreQuery = {}): Promise<Store[]> {
  const found = chooseStores(await selectStores(context.db, query.key), query)
  return query.withRating ? withRatings(found, await selectStoreRatings(context.db)) : found
}

const storesOfKeys = prepareStatement<{
  readonly key: string
  readonly version: number
  readonly document: Omit<Store, 'version'>
}>(at => sql`select key, version, document from store where key = any(${at(1)}::text[])`)

const readStore = gatherReads(
  async (db, keys) =>
    new Map((await storesOfKeys(db, [keys])).map(({ key, document, version }) => [key, { ...document, version }] as const)),
)

/** The store of a key, without ratings; undefined where there is none. Stores that are asked for in the same moment are read at once. */
export async function findStore(context: EngineContext, key: string): Promise<Store | undefined> {
  return readStore(context.db, key)
}

/** All stores by key, or the one of a key. */
export async function selectStores(db: Database, key?: string): Promise<Store[]> {
  const all = db.selectFrom('store').select(['version', 'document']).orderBy('key')
  const rows = await (key === undefined ? all : all.where('key', '=', key)).execute()
  return rows.map(({ document, version }) => ({ ...document, version }))
}

/** Those of all stores, by key, that meet the conditions of a query; without ratings. */
export function chooseStores(stores: readonly Store[], query: Omit<StoreQuery, 'withRating'>): Store[] {
  const { key, id, ids, sort, limit = 100, offset = 0, language } = query
  const found = stores.filter(
    store => (key ?? store.key) === store.key && (id ?? store.id) === store.id && (ids?.includes(store.id) ?? true),
  )
  const ordered = sort === 'key desc' ? found.toReversed() : found
  return ordered.slice(offset, offset + limit).map(store => inLanguage(store, language))
}

/** Stores with what their reviews come to. */
export function withRatings(stores: readonly Store[], ratings: StoreRatings): Store[] {
  return stores.map(store => {
    const { count, averageRating } = reviewStatisticsFrom({ ...NO_RATINGS, ...ratings.get(store.country) })
    return { ...store, rating: { count, averageRating } }
  })
}

const NO_RATINGS = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 }

function inLanguage(store: Store, language: Language | undefined): Store {
  if (!language) return store
  const reduce = (text: LocalizedString): LocalizedString =>
    text[language] === undefined ? text : { [language]: text[language] }
  return { ...store, name: reduce(store.name), custom: { ...store.custom, codFeeTitle: reduce(store.custom.codFeeTitle) } }
}

/** How often each number of stars was given in the published reviews, by the country they were written in. */
export type StoreRatings = ReadonlyMap<CountryCode, Partial<Record<Rating, number>>>

/** Counts all published reviews. */
export async function selectStoreRatings(db: Database): Promise<StoreRatings> {
  const { rows } = await sql<{ country: CountryCode; rating: Rating; count: number }>`
    select split_part(locale, '-', 2) as country, rating, count(*) as count from review
    where state = 'approved' and included_in_statistics
    group by 1, 2`.execute(db)
  const ratings = new Map<CountryCode, Partial<Record<Rating, number>>>()
  for (const { country, rating, count } of rows) ratings.set(country, { ...ratings.get(country), [rating]: count })
  return ratings
}
