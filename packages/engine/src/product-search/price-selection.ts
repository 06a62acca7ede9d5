import type { CountryCode } from '@shop/domain/market'
import type { PriceSelection } from '@shop/domain/product'
import type { ProductSearch } from './product-search.ts'

/** A country nobody lives in: only prices that hold wherever their currency does. */
const NOWHERE = 'ZZ' as CountryCode

/** The prices a search is about at an instant; of a search without currency some that are not shown. */
export function priceSelectionOf(
  { currency, country, customerGroupKey }: Pick<ProductSearch, 'currency' | 'country' | 'customerGroupKey'>,
  now: string,
): PriceSelection {
  const group = customerGroupKey === undefined ? {} : { customerGroupKey }
  return { currency: currency ?? 'EUR', country: country ?? NOWHERE, now, ...group }
}
