import type { ProductDetails, ProductProjection } from '@shop/domain/product'
import type { EngineContext } from '../database/context.ts'
import { productDetailsOf, productProjectionOf } from './product-of-row.ts'
import type { ProductPage, ProductQuery } from './product-query.ts'
import { selectProductDetails, selectProducts } from './product-rows.ts'

const DEFAULT_LIMIT = 24

/**
 * Published products as cards, texts in one language (API-23, API-39, API-42, SEARCH-20). Products without a price
 * in the currency appear only when they are named by id, key, slug or SKU, then without `price`.
 */
export async function findProducts(context: EngineContext, query: ProductQuery): Promise<ProductPage<ProductProjection>> {
  const { limit = DEFAULT_LIMIT, offset = 0 } = query
  const now = context.now()
  const { rows, total } = await selectProducts(context.db, query, { limit, offset }, now)
  return { results: rows.map(row => productProjectionOf(row, { ...query, now })), total, count: rows.length, limit, offset }
}

/**
 * Published products with everything a product page shows (PDP-02, PDP-22). Slugs come in all languages, so that a
 * page can point to its other languages.
 */
export async function findProductDetails(context: EngineContext, query: ProductQuery): Promise<ProductPage<ProductDetails>> {
  const { limit = DEFAULT_LIMIT, offset = 0 } = query
  const now = context.now()
  const { rows, total } = await selectProducts(context.db, query, { limit, offset }, now)
  const details = await selectProductDetails(
    context.db,
    rows.map(({ id }) => id),
    query.language,
    now,
  )
  const results = rows.flatMap(row => {
    const detail = details.get(row.id)
    // Unpublished or removed between the two statements.
    return detail ? [productDetailsOf(row, detail, { ...query, now })] : []
  })
  return { results, total, count: results.length, limit, offset }
}
