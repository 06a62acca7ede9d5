import { createContext, openDatabase } from '@shop/engine/database'
import { setStock } from '@shop/engine/proving'

const ENOUGH = 1_000_000

/** Fills up the stock of SKUs, so that no run ends because the ones before have sold everything. */
export async function fillStock(databaseUrl: string, skus: readonly string[]): Promise<void> {
  const db = openDatabase({ databaseUrl, poolSize: 1 })
  try {
    await setStock(createContext(db), Object.fromEntries(skus.map(sku => [sku, ENOUGH])))
  } finally {
    await db.destroy()
  }
}
