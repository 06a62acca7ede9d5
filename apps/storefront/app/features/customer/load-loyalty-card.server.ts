import { type Customer, type LoyaltyCard, loyaltyCardOf } from '@shop/domain/customer'
import { REACHABLE_TIERS } from '@shop/domain/loyalty'
import { moneyOf } from '@shop/domain/money'
import type { Translate } from '@shop/i18n'
import { formatMoney } from '@shop/i18n/format'
import { optionalBlock } from '../../request/optional-block.server.ts'
import type { ShopRequest } from '../../request/request-context.server.ts'

/** The loyalty card of a customer: number, tier and its discount (ACC-14). Without a group no discount is requested (DISC-10). */
export async function loadLoyaltyCard({ client }: Pick<ShopRequest, 'client'>, customer: Customer): Promise<LoyaltyCard> {
  const [assignment] = customer.customerGroupAssignments
  if (!assignment) return loyaltyCardOf(customer, 0)
  const result = client.call('getPersonalizedDiscounts', { cohortTier: assignment.customerGroup.key })
  const { cartDiscount } = await optionalBlock('personal discount', result, { cartDiscount: null })
  return loyaltyCardOf(customer, cartDiscount?.value.type === 'relative' ? cartDiscount.value.permyriad : 0)
}

/** What the card says of the way to the next tier, in sentences (ACC-14); none where the shop's currency has no tiers. */
export async function loyaltyWords({ client, locale }: Pick<ShopRequest, 'client' | 'locale'>, t: Translate): Promise<string[]> {
  const { progress } = await optionalBlock('loyalty progress', client.call('getLoyaltyProgress', {}), { progress: null })
  if (!progress) return []
  const { currency, netCent, next } = progress
  const amountOf = (centAmount: number) => formatMoney(moneyOf(currency, centAmount), locale)
  const purchases = t('loyalty.purchases', { amount: amountOf(netCent) })
  if (!next) return [purchases]
  const number = REACHABLE_TIERS.indexOf(next.tier) + 1
  return [t('loyalty.next', { amount: amountOf(next.missingCent), number }), purchases]
}
