import type { Market } from '../market/market.ts'
import { ESTABLISHED_IN, type Store } from '../store/store.ts'

/**
 * Whether a validated VAT number makes prices net: both switches of the store are on, and the buyer is not in the
 * shop's own country, where sales between companies keep the tax (VAT-15).
 */
export function netPricesPermitted(store: { readonly custom: Pick<Store['custom'], 'switches'> }, market: Market): boolean {
  const { vatValidation, taxRateChange } = store.custom.switches
  return vatValidation && taxRateChange && market.country !== ESTABLISHED_IN
}
