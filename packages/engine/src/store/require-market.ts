import { type Market, marketOfStoreKey } from '@shop/domain/market'

/** The market of a store. Throws for a store key without a market, which no request can bring: hosts choose stores. */
export function requireMarket(storeKey: string): Market {
  const market = marketOfStoreKey(storeKey)
  if (!market) throw new Error(`No market for store ${storeKey}`)
  return market
}
