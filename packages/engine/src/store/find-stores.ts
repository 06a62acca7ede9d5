import type { CountryCode, Language, LocalizedString } from '@shop/domain/market'
import { type Rating, reviewStatisticsFrom } from '@shop/domain/review'
import type { Store } from '@shop/domain/store'
import { sql } from 'kysely'
import type { Database, EngineContext } from '../database/context.ts'

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
  let stores = context.db.selectFrom('store').select(['version', 'document'])
  if (query.key !== undefined) stores = stores.where('key', '=', query.key)
  if (query.id !== undefined) stores = stores.where('id', '=', query.id)
  if (query.ids !== undefined) stores = stores.where('id', 'in', [...query.ids, NO_ID])
  const rows = await stores
    .orderBy('key', query.sort === 'key desc' ? 'desc' : 'asc')
    .limit(query.limit ?? 100)
    .offset(query.offset ?? 0)
    .execute()
  const found = rows.map(({ document, version }) => inLanguage({ ...document, version }, query.language))
  if (!query.withRating) return found
  const ratings = await selectRatings(context.db)
  return found.map(store => {
    const { count, averageRating } = reviewStatisticsFrom({ ...NO_RATINGS, ...ratings.get(store.country) })
    return { ...store, rating: { count, averageRating } }
  })
}

const NO_RATINGS = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 }

/** Keeps an empty list of ids a valid condition that nothing meets. */
const NO_ID = '00000000-0000-0000-0000-000000000000'

function inLanguage(store: Store, language: Language | undefined): Store {
  if (!language) return store
  const reduce = (text: LocalizedString): LocalizedString =>
    text[language] === undefined ? text : { [language]: text[language] }
  return { ...store, name: reduce(store.name), custom: { ...store.custom, codFeeTitle: reduce(store.custom.codFeeTitle) } }
}

/** How often each number of stars was given in the published reviews, by the country they were written in. */
async function selectRatings(db: Database): Promise<Map<CountryCode, Partial<Record<Rating, number>>>> {
  const { rows } = await sql<{ country: CountryCode; rating: Rating; count: number }>`
    select split_part(locale, '-', 2) as country, rating, count(*) as count from review
    where state = 'approved' and included_in_statistics
    group by 1, 2`.execute(db)
  const ratings = new Map<CountryCode, Partial<Record<Rating, number>>>()
  for (const { country, rating, count } of rows) ratings.set(country, { ...ratings.get(country), [rating]: count })
  return ratings
}
