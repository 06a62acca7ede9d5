import type { Cart } from '@shop/domain/cart'
import { normalizeEmail } from '@shop/domain/discount'
import { CommerceError, requireDefined } from '@shop/domain/error'
import { sql } from 'kysely'
import type { Database } from '../database/context.ts'

/** What counts a use of the codes of a cart for its buyer. */
type CodedCart = Pick<Cart, 'discountCodes' | 'customerEmail' | 'customerId'>

/** Uses per customer are counted by e-mail: without one a limit would bind no guest (rule C4). */
function emailOf({ customerEmail }: CodedCart): string {
  return normalizeEmail(requireDefined(customerEmail, 'e-mail address of an ordered cart'))
}

function idsOf(cart: CodedCart): string[] {
  return cart.discountCodes.map(({ discountCode }) => discountCode.id).sort()
}

/**
 * Counts a use of every code of a cart in the transaction that orders it. The rows stay locked, in the order of ids, so
 * that no two orders pass a limit together (rule C4). Throws `CommerceError` `discount-code-non-applicable` with
 * `MaxApplicationReached`.
 */
export async function claimDiscountCodes(db: Database, cart: CodedCart): Promise<void> {
  const ids = idsOf(cart)
  if (ids.length === 0) return
  await sql`select from discount_code where id = any(${ids}::uuid[]) order by id for update`.execute(db)
  const email = emailOf(cart)
  // A statement of its own: it sees the uses of everybody who held the locks before.
  const { rows } = await sql<{ id: string }>`
    update discount_code set applications = applications + 1
    where id = any(${ids}::uuid[])
      and (max_applications is null or applications < max_applications)
      and (max_applications_per_customer is null or max_applications_per_customer > (
        select count(*) from discount_code_use used
        where used.discount_code_id = discount_code.id and used.released_at is null
          and (used.customer_id = ${cart.customerId ?? null} or used.email = ${email})))
    returning id`.execute(db)
  const claimed = new Set(rows.map(({ id }) => id))
  const missed = cart.discountCodes.find(({ discountCode }) => !claimed.has(discountCode.id))
  if (missed)
    throw new CommerceError(
      { code: 'discount-code-non-applicable', discountCode: missed.discountCode.code, reason: 'MaxApplicationReached' },
      `The discount code ${missed.discountCode.code} was used as often as it may be`,
    )
}

/** Writes down which order used the codes that were claimed for it; `usedAt` is an ISO instant. */
export async function recordDiscountCodeUses(db: Database, cart: CodedCart, orderId: string, usedAt: string): Promise<void> {
  const ids = idsOf(cart)
  if (ids.length === 0) return
  await sql`
    insert into discount_code_use (discount_code_id, order_id, customer_id, email, used_at)
    select id, ${orderId}, ${cart.customerId ?? null}, ${emailOf(cart)}, ${usedAt}
    from unnest(${ids}::uuid[]) as code (id)`.execute(db)
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
