import type { CountryCode } from '@shop/domain/market'
import { bitOfMarket } from './product-store.ts'
import type { ReadModel } from './read-model.ts'

/** Whether a market lists a reduced product that can be bought: what a campaign leads to (SHELL-39). */
export function hasReducedProducts({ products }: ReadModel, country: CountryCode): boolean {
  const bit = bitOfMarket(country)
  for (const id of products.having('tag', 'on-sale')) {
    const entry = products.entry(id)
    if (entry?.published && !entry.isVirtual && (entry.listedIn & bit) !== 0 && products.here(entry.masterSku) > 0) return true
  }
  return false
}
