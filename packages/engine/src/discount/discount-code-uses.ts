import type { Cart } from '@shop/domain/cart'
import { normalizeEmail } from '@shop/domain/discount'
import { CommerceError, requireDefined } from '@shop/domain/error'
import { sql } from 'kysely'
import type { Database } from '../database/context.ts'

/** What counts a use of the codes of a cart for its buyer. */
type CodedCart = Pick<Cart, 'discountCodes' | 'customerEmail'>

/** The e-mail by which uses of a customer are counted: without one a limit would bind no guest (rule C4). */
export function codeUserOf({ customerEmail }: CodedCart): string {
  return normalizeEmail(requireDefined(customerEmail, 'e-mail address of an ordered cart'))
}

/** Refuses an order with a code that was used as often as it may be meanwhile (rule C4). */
export function refuseUsedCode({ discountCodes }: CodedCart, usedUp: readonly string[]): CommerceError {
  const { code } = requireDefined(
    discountCodes.find(({ discountCode }) => usedUp.includes(discountCode.id)),
    'code of an ordered cart',
  ).discountCode
  return new CommerceError(
    { code: 'discount-code-non-applicable', discountCode: code, reason: 'MaxApplicationReached' },
    `The discount code ${code} was used as often as it may be`,
  )
}

/** Gives back what an order used of its codes; a second call gives back nothing. Belongs into the cancelling transaction. */
export async function releaseDiscountCodes(db: Database, orderId: string, releasedAt: string): Promise<void> {
  await sql`
    with released as (
      update discount_code_use set released_at = ${releasedAt}
      where order_id = ${orderId} and released_at is null
      returning discount_code_id)
    update discount_code set applications = applications - 1
    where id in (select discount_code_id from released)`.execute(db)
}
