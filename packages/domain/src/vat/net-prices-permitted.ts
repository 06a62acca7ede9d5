import type { CountryCode, Market } from '../market/market.ts'
import { ESTABLISHED_IN, type Store } from '../store/store.ts'

/** Markets to which no intra-Community supply goes: goods are sold there with the country's own VAT. */
const OUTSIDE_UNION: ReadonlySet<CountryCode> = new Set(['CH', 'GB', 'NO'])

/**
 * Whether companies pay the VAT of a market's country like everybody else: in the shop's own country, and outside the
 * European Union. Their number then stands on the invoice and nothing becomes net (VAT-15).
 */
export function isSoldWithLocalVat({ country }: Pick<Market, 'country'>): boolean {
  return country === ESTABLISHED_IN || OUTSIDE_UNION.has(country)
}

/**
 * Whether a validated VAT number makes prices net: both switches of the store are on, and the buyer is in a country of
 * the European Union that is not the shop's own (VAT-15). Whatever promises net prices or invoices asks this.
 */
export function netPricesPermitted(store: { readonly custom: Pick<Store['custom'], 'switches'> }, market: Market): boolean {
  const { vatValidation, taxRateChange } = store.custom.switches
  return vatValidation && taxRateChange && !isSoldWithLocalVat(market)
}
