import type { Language, LocalizedString } from '@shop/domain/market'
import { reviewStatisticsFrom } from '@shop/domain/review'
import type { Store } from '@shop/domain/store'
import type { EngineContext } from '../database/context.ts'
import { selectRatings } from './rating-rows.ts'

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
