import type { CustomerGroupKey } from '@shop/domain/customer'
import { type LoyaltyProgress, loyaltyProgressOf, rulesAt, turnoverOf } from '@shop/domain/loyalty'
import type { CurrencyCode } from '@shop/domain/money'
import type { EngineContext } from '../database/context.ts'
import { selectCountedOrders, selectRules } from './loyalty-rows.ts'

interface ProgressQuestion {
  readonly customerId: string
  readonly currency: CurrencyCode
}

/** How far a customer is on the way to the next tier in a currency (ACC-14); null where no rule holds in it. */
export async function findLoyaltyProgress(
  context: EngineContext,
  { customerId, currency }: ProgressQuestion,
): Promise<LoyaltyProgress | null> {
  const now = context.now()
  const rules = rulesAt(await selectRules(context.db), now).filter(rule => rule.currency === currency)
  if (rules.length === 0) return null
  const row = await context.db.selectFrom('customer').select('group_key').where('id', '=', customerId).executeTakeFirst()
  const turnover = turnoverOf(await selectCountedOrders(context.db, customerId, now), now)
  const group: CustomerGroupKey | undefined = row?.group_key ?? undefined
  return loyaltyProgressOf(rules, turnover, { currency, group })
}
