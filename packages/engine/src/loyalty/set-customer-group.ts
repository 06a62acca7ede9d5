import type { CustomerGroupKey } from '@shop/domain/customer'
import { CommerceError } from '@shop/domain/error'
import { getCustomerByReference } from '../customer/customer-reference.ts'
import { type EngineContext, inTransaction } from '../database/context.ts'
import { lockGroup, writeGroup } from './loyalty-rows.ts'
import { updateTier } from './update-tier.ts'

/** A customer by what they are called outside of the shop. */
export interface CustomerReference {
  /** See `getCustomerByReference`. */
  readonly customer: string
}

/** What the owner decides about the group of a customer; `until` is an ISO instant, without it the decision has no end. */
interface GroupDecision extends CustomerReference {
  readonly group: CustomerGroupKey | null
  readonly until?: string
}

/**
 * Puts a customer into a group, which purchases do not change until then. Repeatable. Throws `CommerceError`
 * `resource-not-found` for an unknown customer, and `invalid-input` for an end that is over.
 */
export async function setCustomerGroup(
  context: EngineContext,
  { customer, group, until }: GroupDecision,
): Promise<{ readonly customerNumber: string }> {
  if (until !== undefined && Date.parse(until) <= Date.parse(context.now()))
    throw new CommerceError({ code: 'invalid-input' }, 'The end of the decision is over')
  return inTransaction(context, async db => {
    const { id, customerNumber } = await getCustomerByReference({ db }, customer)
    const held = await lockGroup(db, id)
    const heldUntil = until ?? null
    if (held?.group !== group || held.source !== 'owner' || held.heldUntil !== heldUntil)
      await writeGroup(db, { customerId: id, group, source: 'owner', heldUntil, now: context.now() })
    return { customerNumber }
  })
}

/**
 * Leaves the group of a customer to their purchases again, which decide at once. Repeatable. Throws `CommerceError`
 * `resource-not-found` for an unknown customer.
 */
export async function releaseCustomerGroup(
  context: EngineContext,
  { customer }: CustomerReference,
): Promise<{ readonly customerNumber: string; readonly group: CustomerGroupKey | null }> {
  const { id, customerNumber } = await inTransaction(context, async db => {
    const found = await getCustomerByReference({ db }, customer)
    const held = await lockGroup(db, found.id)
    if (held && held.source !== 'purchases')
      await writeGroup(db, { customerId: found.id, group: held.group, source: 'purchases', heldUntil: null, now: context.now() })
    return found
  })
  await updateTier(context, { customerId: id })
  const row = await context.db.selectFrom('customer').select('group_key').where('id', '=', id).executeTakeFirst()
  return { customerNumber, group: row?.group_key ?? null }
}
