import { groupByRules, isHeldByOwner, isHigherTier, reachedTier, rulesAt, turnoverOf } from '@shop/domain/loyalty'
import { type EngineContext, inTransaction } from '../database/context.ts'
import { addToOutbox } from '../outbox/outbox.ts'
import {
  lockGroup,
  selectCountedOrders,
  selectCustomersToCount,
  selectRules,
  TIER_REACHED_TOPIC,
  writeGroup,
} from './loyalty-rows.ts'

/**
 * Gives a customer the group that their purchases reach by the rules of now, unless the owner has decided on it or there are no rules
 * at all; a higher tier is announced once (AUTH-19). The customer is locked first: of two calls at once the second counts what the
 * first has seen. True where the group has changed.
 */
export async function updateTier(context: EngineContext, { customerId }: { readonly customerId: string }): Promise<boolean> {
  return inTransaction(context, async db => {
    const held = await lockGroup(db, customerId)
    const now = context.now()
    if (!held || isHeldByOwner(held, now)) return false
    const rules = rulesAt(await selectRules(db), now)
    if (rules.length === 0) return false
    const reached = reachedTier(rules, turnoverOf(await selectCountedOrders(db, customerId, now), now))
    const group = groupByRules(held.group, reached)
    if (group === held.group && held.source !== 'owner') return false
    await writeGroup(db, { customerId, group, source: 'purchases', heldUntil: null, now })
    if (group !== null && isHigherTier(group, held.group)) {
      const messageId = context.newId()
      const payload = { messageId, customerId, group }
      await addToOutbox(db, { topic: TIER_REACHED_TOPIC, payload, dedupKey: `${TIER_REACHED_TOPIC}/${messageId}` })
    }
    return group !== held.group
  })
}

/** Gives the customer of an order the group that their purchases reach; does nothing for a guest's. */
export async function updateTierOfOrder(context: EngineContext, { orderId }: { readonly orderId: string }): Promise<void> {
  const row = await context.db.selectFrom('order').select('customer_id').where('id', '=', orderId).executeTakeFirst()
  if (row?.customer_id) await updateTier(context, { customerId: row.customer_id })
}

const BATCH = 200

/**
 * Looks at everyone whose tier may have changed with time: purchases grow too old, rules begin and end, what the owner decided is
 * over. Returns how many customers have another group now.
 */
export async function updateTiers(context: EngineContext, isStopping: () => boolean = () => false): Promise<number> {
  let changed = 0
  let after: string | undefined
  while (!isStopping()) {
    const ids = await selectCustomersToCount(context.db, { after, now: context.now(), limit: BATCH })
    if (ids.length === 0) break
    for (const customerId of ids) if (await updateTier(context, { customerId })) changed += 1
    after = ids.at(-1)
  }
  return changed
}
