import { importCatalogue } from '@shop/engine/catalogue'
import type { EngineContext } from '@shop/engine/database'
import { aCartDiscount, aCatalogue, aDiscountCode, aProduct } from '@shop/engine/proving'

/** Fills a database with all stores, a product of 10 EUR for each SKU, and codes that grant 10 % on every line. */
export async function importProvingCatalogue(
  engine: EngineContext,
  skus: readonly string[],
  codes: readonly string[] = [],
  stock = 100_000,
): Promise<void> {
  const products = skus.map(sku => aProduct({ sku, eurCent: 1000 }))
  const cartDiscounts = codes.map(() => aCartDiscount({ requiresDiscountCode: true }))
  const discountCodes = codes.map((code, index) =>
    aDiscountCode(
      code,
      cartDiscounts.slice(index, index + 1).map(({ id }) => id),
    ),
  )
  const draft = { ...aCatalogue(products, stock), cartDiscounts, discountCodes }
  await importCatalogue(engine, draft, { name: 'proving', contentHash: skus.join() })
}
