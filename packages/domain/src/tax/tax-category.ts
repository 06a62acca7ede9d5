import { COUNTRIES, type CountryCode } from '../market/index.ts'
import { taxRateOn } from './tax-rate.ts'

/** How goods of one kind are taxed in each country (ENT-08). `amount` is a share: 0.19 is 19 %. */
export interface TaxCategory {
  readonly rates: readonly { readonly amount: number; readonly country: CountryCode }[]
}

/** The category all goods of the shop belong to, with the standard rates of a day given as YYYY-MM-DD. */
export function standardTaxCategoryOn(day: string): TaxCategory {
  return { rates: COUNTRIES.map(country => ({ amount: taxRateOn(country, day).permyriad / 10_000, country })) }
}
