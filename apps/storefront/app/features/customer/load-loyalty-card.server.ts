import { type Customer, type LoyaltyCard, loyaltyCardOf } from '@shop/domain/customer'
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
