import { CommerceError } from '@shop/domain/error'
import { marketOf } from '@shop/domain/market'
import { CURRENCIES, nearestAmount } from '@shop/domain/money'
import { sql } from 'kysely'
import { type EngineContext, inTransaction } from '../database/context.ts'
import type { PriceChange } from './price-change.ts'
import { lockProductOfSku, raiseProductVersion, upsertPrice } from './set-price-rows.ts'

/**
 * Sets the price of a SKU for everybody, at all times; prices of customer groups and prices limited in time stay. The
 * product's version rises by one and the change is told, unless the price was this already; what it was before stays
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
    if (!product)
      throw new CommerceError(
        { code: 'resource-not-found', typeId: 'product', id: change.sku },
        `There is no product ${change.sku}.`,
      )
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
