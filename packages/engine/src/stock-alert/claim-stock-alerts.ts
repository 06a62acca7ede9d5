import { sql } from 'kysely'
import { type EngineContext, inTransaction } from '../database/context.ts'
import { type MailRecipient, selectRecipient } from '../mail-preference/recipient-rows.ts'
import { addToOutbox } from '../outbox/outbox.ts'
import { isSoldToRecipient } from './gone-alerts.ts'

/** Topic of the outbox under which is told whom a mail about an item goes to. */
export const BACK_IN_STOCK_TOPIC = 'back-in-stock'

/** Hours for which who was told comes before those who wait: of three units the first three in line are told. */
const HEAD_START_HOURS = 48

/**
 * Claims who is to be told that an item can be bought again, first come, first told: as many as there are units, without those who
 * were told within two days. A claimed alert is over. Workers that run in parallel claim each once. Returns how many.
 */
export async function claimStockAlerts(context: EngineContext, { limit }: { readonly limit: number }): Promise<number> {
  return inTransaction(context, async db => {
    const { rows } = await sql<{ id: string }>`
      with queue as (
        select alert.id, row_number() over (partition by alert.sku order by alert.confirmed_at, alert.id) as place,
          entry.available - entry.preorder - (select count(*) from stock_alert told where told.sku = alert.sku and told.state = 'told'
            and told.told_at > now() - make_interval(hours => ${HEAD_START_HOURS})) as units
        from stock_alert alert join inventory_entry entry on entry.sku = alert.sku
        where alert.state = 'waiting' and entry.available > entry.preorder and ${isSoldToRecipient(context)})
      update stock_alert set state = 'told', told_at = now()
      where state = 'waiting' and id in (select id from queue where place <= units order by place, id limit ${limit})
      returning id`.execute(db)
    for (const { id } of rows) {
      const messageId = context.newId()
      await addToOutbox(db, {
        topic: BACK_IN_STOCK_TOPIC,
        payload: { messageId, alertId: id },
        dedupKey: `${BACK_IN_STOCK_TOPIC}/${messageId}`,
      })
    }
    return rows.length
  })
}

/** An alert and whose it is. */
export interface StockAlert {
  readonly id: string
  readonly sku: string
  readonly recipient: MailRecipient
}

/** An alert that waits to be confirmed; undefined for any other. */
export async function findPendingAlert(context: EngineContext, id: string): Promise<StockAlert | undefined> {
  return findAlert(context, id, 'pending')
}

/**
 * An alert that was claimed, whose goods are still there and sold. Where they are gone again it waits on in its place, and undefined is returned,
 * as for one that was ended meanwhile.
 */
export async function findClaimedAlert(context: EngineContext, id: string): Promise<StockAlert | undefined> {
  await sql`
    update stock_alert alert set state = 'waiting', told_at = null
    where id = ${id} and state = 'told'
      and not (exists (select from inventory_entry entry where entry.sku = alert.sku and entry.available > entry.preorder)
        and ${isSoldToRecipient(context)})`.execute(context.db)
  return findAlert(context, id, 'told')
}

/** An alert that is over since its item is not sold any more; undefined for one of which its owner wants to hear nothing. */
export async function findGoneAlert(context: EngineContext, id: string): Promise<StockAlert | undefined> {
  return findAlert(context, id, 'gone')
}

async function findAlert(
  context: EngineContext,
  id: string,
  state: 'pending' | 'told' | 'gone',
): Promise<StockAlert | undefined> {
  const alert = await context.db
    .selectFrom('stock_alert')
    .select(['id', 'sku', 'recipient_id as recipientId'])
    .where('id', '=', id)
    .where('state', '=', state)
    .executeTakeFirst()
  const recipient = alert && (await selectRecipient(context.db, alert.recipientId))
  return recipient && { id, sku: alert.sku, recipient }
}

/** How many alerts of an item are in which state: for the owner. */
export interface StockAlertCount {
  readonly sku: string
  readonly waiting: number
  readonly pending: number
  readonly told: number
  /** Told that the item is not sold any more. */
  readonly gone: number
}

/** The items that people want to be told about, those with most of them first. */
export async function findStockAlerts({ db }: EngineContext, limit: number): Promise<StockAlertCount[]> {
  const { rows } = await sql<StockAlertCount>`
    select sku, (count(*) filter (where state = 'waiting'))::integer as waiting,
      (count(*) filter (where state = 'pending'))::integer as pending, (count(*) filter (where state = 'told'))::integer as told,
      (count(*) filter (where state = 'gone'))::integer as gone
    from stock_alert where state <> 'ended' group by sku order by 2 desc, sku limit ${limit}`.execute(db)
  return rows
}

/** Deletes alerts that no one confirmed or that are over, so many days after they were asked for. Returns how many, at most `limit`. */
export async function deleteOldStockAlerts(
  { db }: EngineContext,
  { olderThanDays, limit }: { readonly olderThanDays: number; readonly limit: number },
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from stock_alert where id in (
      select id from stock_alert
      where state <> 'waiting' and greatest(coalesce(told_at, requested_at), gone_since) < now() - make_interval(days => ${olderThanDays})
      limit ${limit} for update skip locked)`.execute(db)
  return Number(numAffectedRows)
}
