import { randomUUID } from 'node:crypto'
import { searchIndexNameOf } from '@shop/domain/market'
import type { FoundProducts, SearchHit, SearchPlace } from '@shop/domain/search'
import type { SearchResult } from '@shop/search'
import type { OperationCall } from '../call/operation-call.ts'
import type { SearchedShop } from './searched-shop.ts'

type Result = Pick<SearchResult, 'total' | 'matchLevel'> & { readonly didYouMean?: string | undefined }

/** What an answer says of itself and its products, under a name of its own (SEARCH-15, SEARCH-17). */
export function answeredSearch(
  { locale }: SearchedShop,
  { total, matchLevel, didYouMean }: Result,
  hits: readonly SearchHit[],
): Omit<FoundProducts, 'facets'> {
  const queryId = randomUUID()
  return { queryId, index: searchIndexNameOf(locale), total, hits, matchLevel, ...(didYouMean ? { didYouMean } : {}) }
}

/** Writes down what was asked and how much there was. */
export function recordAnswer(
  { search, storeKey }: Pick<OperationCall, 'search' | 'storeKey'>,
  { language }: SearchedShop,
  { queryId, total, matchLevel }: Omit<FoundProducts, 'facets'>,
  asked: { readonly text: string; readonly place: SearchPlace },
): void {
  search.recordQuery({ id: queryId, storeKey, language, total, matchLevel, ...asked })
}
