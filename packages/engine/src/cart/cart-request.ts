import { type Market, marketOfStoreKey } from '@shop/domain/market'
import type { Owner, TokenHolder } from '../session/session.ts'

/** Which cart a call means: only the owner's, only in this store. */
export interface CartRequest {
  readonly owner: Owner | TokenHolder
  readonly storeKey: string
  readonly id: string
  /** The version the caller knows (CART-02). */
  readonly version: number
}

/** The market of a store. Throws for a store key without a market, which no request can bring: hosts choose stores. */
export function requireMarket(storeKey: string): Market {
  const market = marketOfStoreKey(storeKey)
  if (!market) throw new Error(`No market for store ${storeKey}`)
  return market
}
