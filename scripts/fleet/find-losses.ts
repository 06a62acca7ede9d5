import type { EngineContext } from '@shop/engine/database'
import { checkInvariants } from '@shop/engine/invariants'

/** Confirmed orders that are not stored or were given one number, and invariants that do not hold; one sentence each. */
export async function findLosses(context: EngineContext, orderNumbers: readonly string[]): Promise<string[]> {
  const rows = await context.db.selectFrom('order').select('order_number').execute()
  const stored = new Set(rows.map(row => row.order_number))
  const lost = orderNumbers.filter(number => !stored.has(number)).map(number => `the order ${number} was confirmed and is gone`)
  const twice = new Set(orderNumbers).size === orderNumbers.length ? [] : ['an order number was given twice']
  const broken = (await checkInvariants(context)).filter(({ violations }) => violations > 0)
  const violated = broken.map(({ rule, title, offenders }) => `VIOLATED ${rule} ${title} (${offenders.join(', ')})`)
  return [...lost, ...twice, ...violated]
}
