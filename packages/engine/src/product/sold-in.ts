import { type CountryCode, MARKETS } from '@shop/domain/market'
import { type RawBuilder, sql } from 'kysely'

const MARKETS_DOCUMENT = JSON.stringify(MARKETS.map(({ country, currency }) => ({ country, currency })))

/**
 * Countries whose market has a price for everybody now for the master variant of a product, as a JSON array in
 * alphabetical order; of one country alone where that is named. A product is sold, and shown to search engines, where it
 * is in this list.
 */
export function soldInOf(productId: RawBuilder<unknown>, now: string, country?: CountryCode): RawBuilder<unknown> {
  return sql`(
    select coalesce(jsonb_agg(market.country order by market.country), '[]')
    from jsonb_to_recordset(${MARKETS_DOCUMENT}::jsonb) as market (country text, currency text)
    where ${country === undefined ? sql`true` : sql`market.country = ${country}`} and exists (
      select from product_variant variant join price on price.sku = variant.sku
      where variant.product_id = ${productId} and variant.variant_id = 1 and price.currency = market.currency
        and (price.country is null or price.country = market.country) and price.customer_group is null
        and coalesce(price.valid_from <= ${now}::timestamptz, true)
        and coalesce(${now}::timestamptz < price.valid_until, true)))`
}
