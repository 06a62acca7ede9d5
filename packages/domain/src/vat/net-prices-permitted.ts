import { isEuCountry, type Market } from '../market/index.ts'
import { ESTABLISHED_IN, type Store } from '../store/store.ts'

/**
 * Whether companies pay the VAT of a market's country like everybody else: in the shop's own country, and outside the
 * European Union. Their number then stands on the invoice and nothing becomes net (VAT-15).
 */
export function isSoldWithLocalVat({ country }: Pick<Market, 'country'>): boolean {
  return country === ESTABLISHED_IN || !isEuCountry(country)
}

/**
 * Whether a validated VAT number makes prices net: the market has a checkout to type it in, both switches of the store are
 * on, and the buyer is in a country of the European Union that is not the shop's own (VAT-15). Whatever promises net prices
 * or invoices asks this.
 */
export function netPricesPermitted(store: { readonly custom: Pick<Store['custom'], 'switches'> }, market: Market): boolean {
  const { vatValidation, taxRateChange } = store.custom.switches
  return market.checkoutEnabled && vatValidation && taxRateChange && !isSoldWithLocalVat(market)
}
