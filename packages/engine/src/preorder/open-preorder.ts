import { CommerceError } from '@shop/domain/error'
import { afterArrival, withOpenPreorder } from '@shop/domain/inventory'
import { type EngineContext, inTransaction } from '../database/context.ts'
import { lockUnits, type UnitsOfSku, writeUnits } from '../inventory/stock-unit-rows.ts'
import { moveWaiting } from './preorder-rows.ts'

/** What may be ordered before it comes. */
interface PreorderOffer {
  /** Units that can be ordered from now on; 0 ends it. */
  readonly units: number
  /** The day, YYYY-MM-DD, on which they are expected. */
  readonly day: string
}

const MAX_UNITS = 1_000_000

/**
 * Lets so many units of an item be ordered before they come, once what is here is sold; the same call again changes nothing.
 * Buyers who wait already are told once where the day is another one. Throws `CommerceError` `resource-not-found` for an item
 * without stock, `invalid-input` for units that cannot be, and `invalid-operation` for a day that is over.
 */
export async function openPreorder(
  context: EngineContext,
  sku: string,
  { units, day }: PreorderOffer,
): Promise<{ readonly stock: UnitsOfSku; readonly told: number }> {
  if (!Number.isSafeInteger(units) || units < 0 || units > MAX_UNITS)
    throw new CommerceError({ code: 'invalid-input', field: 'units' }, `${units} units cannot be on preorder`)
  if (units > 0 && day <= context.now().slice(0, 10)) throw new CommerceError({ code: 'invalid-operation' }, `${day} is over`)
  return inTransaction(context, async db => {
    const before = await lockUnits(db, sku)
    const stock = await writeUnits(db, before, withOpenPreorder(before, units), units > 0 ? day : undefined)
    return { stock, told: units > 0 ? await moveWaiting({ ...context, db }, sku, day) : 0 }
  })
}

/**
 * Takes units of an item in: for the orders that wait, the first of them first, and what is left to be sold. Throws
 * `CommerceError` `resource-not-found` for an item without stock, `invalid-input` for units that cannot come.
 */
export async function receiveStock(context: EngineContext, sku: string, units: number): Promise<UnitsOfSku> {
  if (!Number.isSafeInteger(units) || units < 1 || units > MAX_UNITS)
    throw new CommerceError({ code: 'invalid-input', field: 'units' }, `${units} units cannot have come`)
  return inTransaction(context, async db => {
    const before = await lockUnits(db, sku)
    return writeUnits(db, before, afterArrival(before, units))
  })
}
