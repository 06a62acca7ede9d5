import { CommerceError } from '@shop/domain/error'
import { type CountryCode, marketOf } from '@shop/domain/market'
import { CURRENCIES, type CurrencyCode, nearestAmount } from '@shop/domain/money'
import { sql } from 'kysely'
import type { Database, EngineContext } from '../database/context.ts'
import { inTransaction } from '../database/context.ts'
import { lockProductOfSku, raiseProductVersion } from './product-version.ts'

/** A price as its owner sets it. */
export interface PriceChange {
  readonly sku: string
  readonly currencyCode: CurrencyCode
  /** Without one the price is for every country with the currency without a price of its own. */
  readonly country?: CountryCode
  readonly centAmount: number
  /** Amount of a reduction that is active from now on; without one the price is not reduced. */
  readonly discountedCentAmount?: number
}

/**
 * Sets the price of a SKU for everybody, at all times; prices of customer groups and prices limited in time stay. The
 * product's version rises by one, unless the price was this already; what it was before stays
 * on record. Throws `CommerceError` `invalid-input` with the field, or `resource-not-found` for an unknown SKU.
 */
export async function setPrice(
  context: EngineContext,
  change: PriceChange,
): Promise<{ readonly productId: string; readonly version: number }> {
  requireValid(change)
  const now = context.now()
  const priceId = context.newId()
  return inTransaction(context, async transaction => {
    const product = await lockProductOfSku(transaction, change.sku)
    await sql`select set_config('shop.now', ${now}, true)`.execute(transaction)
    if (!(await upsertPrice(transaction, priceId, change))) return product
    return raiseProductVersion(transaction, product.productId, now)
  })
}

function requireValid({ centAmount, discountedCentAmount, currencyCode, country }: PriceChange): void {
  if (!isAmount(centAmount)) refuse('centAmount', `A price is a whole number of cents above 0, not ${centAmount}.`)
  if (discountedCentAmount !== undefined && !(isAmount(discountedCentAmount) && discountedCentAmount < centAmount))
    refuse(
      'discountedCentAmount',
      `A reduced price is a whole number of cents from 1 to ${centAmount - 1}, not ${discountedCentAmount}.`,
    )
  const amounts = { centAmount, discountedCentAmount: discountedCentAmount ?? 0 }
  for (const [field, amount] of Object.entries(amounts))
    if (nearestAmount(currencyCode, amount) !== amount) refuse(field, `A price in ${currencyCode} has no decimals.`)
  if (!Object.hasOwn(CURRENCIES, currencyCode)) refuse('currencyCode', `Nothing is sold in ${currencyCode}.`)
  if (country && marketOf(country).currency !== currencyCode)
    refuse('currencyCode', `Prices in ${country} are in ${marketOf(country).currency}, not in ${currencyCode}.`)
}

function isAmount(centAmount: number): boolean {
  return Number.isSafeInteger(centAmount) && centAmount > 0
}

function refuse(field: string, message: string): never {
  throw new CommerceError({ code: 'invalid-input', field }, message)
}

/** Writes a price for everybody at all times; false when it was this already. */
async function upsertPrice(db: Database, id: string, change: PriceChange): Promise<boolean> {
  const { sku, currencyCode, country, centAmount, discountedCentAmount } = change
  const { rows } = await sql`
    insert into price (id, sku, currency, country, value_cent, discounted_cent, is_discount_active)
    values (${id}, ${sku}, ${currencyCode}, ${country ?? null}, ${centAmount}, ${discountedCentAmount ?? null},
      ${discountedCentAmount !== undefined})
    on conflict on constraint price_unique do update
    set value_cent = excluded.value_cent, discounted_cent = excluded.discounted_cent,
      is_discount_active = excluded.is_discount_active, discount_valid_from = null, discount_valid_until = null
    where (price.value_cent, price.discounted_cent, price.is_discount_active, price.discount_valid_from,
        price.discount_valid_until)
      is distinct from (excluded.value_cent, excluded.discounted_cent, excluded.is_discount_active, null, null)
    returning id`.execute(db)
  return rows.length === 1
}
