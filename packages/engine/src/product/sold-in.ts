import type { CountryCode } from '@shop/domain/market'
import { type RawBuilder, sql } from 'kysely'
import { isPriceOf, MARKET_TABLE, priceInEachMarket } from './price-rows.ts'

/**
 * Countries whose market has a price for everybody now for the master variant of a product, as a JSON array in
 * alphabetical order; of one country alone where that is named. A product is sold, and shown to search engines, where it
 * is in this list.
 */
export function soldInOf(productId: RawBuilder<unknown>, now: string, country?: CountryCode): RawBuilder<readonly CountryCode[]> {
  return sql`(
    select coalesce(jsonb_agg(market.country order by market.country), '[]') from ${MARKET_TABLE}
    where ${country === undefined ? sql`true` : sql`market.country = ${country}`} and exists (
      select from product_variant variant join price on ${isPriceOf(sql`variant.sku`, priceInEachMarket(now))}
      where variant.product_id = ${productId} and variant.variant_id = 1))`
}
