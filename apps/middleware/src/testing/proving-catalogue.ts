import { importCatalogue } from '@shop/engine/catalogue'
import type { EngineContext } from '@shop/engine/database'
import { aCatalogue, aProduct } from '@shop/engine/proving'

/** Fills a database with all stores and a product of 10 EUR for each SKU. */
export async function importProvingCatalogue(engine: EngineContext, skus: readonly string[], pieces = 100_000): Promise<void> {
  const products = skus.map(sku => aProduct({ sku, eurCent: 1000 }))
  await importCatalogue(engine, aCatalogue(products, pieces), { name: 'proving', contentHash: skus.join() })
}
