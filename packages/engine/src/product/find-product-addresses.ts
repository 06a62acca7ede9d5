import type { CountryCode } from '@shop/domain/market'
import type { ProductUrl } from '@shop/domain/product'
import type { EngineContext } from '../database/context.ts'
import { countSoldProducts, selectProductUrls, selectSoldProducts } from './product-address-rows.ts'

/** Which products of a market are asked for, in the order of their ids. */
export interface ProductUrlQuery {
  readonly country: CountryCode
  /** Continues behind the product with this id. */
  readonly after?: string
  /** Leaves out this many products at the beginning; for the start of a part, not for going on. */
  readonly skip?: number
  readonly limit: number
}

/** A part of the products of a market, and how many there are in all; whoever goes on knows that already. */
export interface ProductUrls {
  readonly results: ProductUrl[]
  readonly total?: number
}

/**
 * Where the pages of all products are that a market sells by themselves, in all languages, a part after the other. Goods
 * that are not published, have no price there or are only sold with others have none.
 */
export async function findProductUrls(context: EngineContext, query: ProductUrlQuery): Promise<ProductUrls> {
  const now = context.now()
  const ids = await selectSoldProducts(context.db, query, now)
  const results = await selectProductUrls(context.db, ids, now)
  return query.after === undefined ? { results, total: await countSoldProducts(context.db, query.country, now) } : { results }
}
