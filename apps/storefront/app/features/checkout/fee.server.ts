import type { LocalizedString } from '@shop/domain/market'
import { type TaxRate, taxRateOn } from '@shop/domain/tax'
import { optionalBlock } from '../../request/optional-block.server.ts'
import type { ShopRequest } from '../../request/request-context.server.ts'

/** What the fee of cash on delivery is called in this store (COD-10). */
export async function codFeeTitle({ client }: ShopRequest): Promise<LocalizedString> {
  const title = client.call('getStores', {}).then(({ stores }) => stores.results[0]?.custom.codFeeTitle ?? {})
  return optionalBlock('fee title', title, {})
}

/** The tax on fees today. */
export function taxRateOf({ market, now }: ShopRequest): TaxRate {
  return taxRateOn(market.country, now.slice(0, 10))
}
