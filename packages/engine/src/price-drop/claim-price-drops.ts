import { sql } from 'kysely'
import { type Database, type EngineContext, inTransaction } from '../database/context.ts'
import { addToOutbox } from '../outbox/outbox.ts'
import { droppedWatches, priceOfWatched, WATCHED } from './watch-rows.ts'

/** Topic of the outbox under which is told whom a mail about prices goes to. */
export const PRICE_DROP_TOPIC = 'price-drop'

/** Hours between two mails to the same person. */
const PAUSE_HOURS = 24

/** Whom a mail about prices goes to; the id is of the mail. */
export interface PriceDropMessage {
  readonly messageId: string
  readonly recipientId: string
}

/**
 * Notes what products of saved lists cost that are watched from now on, forgets those that are not any more, and claims whom a mail
 * about lower prices goes to: each once a day at most, with all that became cheaper. Workers that run in parallel claim each once.
 * Returns how many.
 */
export async function claimPriceDrops(context: EngineContext, { limit }: { readonly limit: number }): Promise<number> {
  await inTransaction(context, db => noteWatches(context, db))
  return inTransaction(context, async db => {
    const isRecent = sql`notice.claimed_at >= now() - make_interval(hours => ${PAUSE_HOURS})`
    const { rows } = await sql<PriceDropMessage>`
      insert into price_drop_notice as notice (recipient_id, message_id)
      select due.recipient_id, gen_random_uuid() from (
        select distinct watch.recipient_id from ${droppedWatches(context)}
          and not exists (select from price_drop_notice notice where notice.recipient_id = watch.recipient_id and ${isRecent})
        order by 1 limit ${limit}) due
      on conflict (recipient_id) do update set message_id = excluded.message_id, claimed_at = now(), sent_at = null
      where not ${isRecent}
      returning recipient_id as "recipientId", message_id as "messageId"`.execute(db)
    for (const message of rows)
      await addToOutbox(db, {
        topic: PRICE_DROP_TOPIC,
        payload: message,
        dedupKey: `${PRICE_DROP_TOPIC}/${message.messageId}`,
      })
    return rows.length
  })
}

async function noteWatches(context: EngineContext, db: Database): Promise<void> {
  await sql`
    delete from price_watch watch
    where not exists (select from ${WATCHED} watched
      where watched.recipient_id = watch.recipient_id and watched.sku = watch.sku and watched.currency = watch.currency)`.execute(
    db,
  )
  await sql`
    insert into price_watch (recipient_id, sku, currency, reference_cent)
    select watched.recipient_id, watched.sku, watched.currency, price.effective_cent
    from ${WATCHED} watched cross join lateral ${priceOfWatched(context)} price
    where not exists (select from price_watch watch where watch.recipient_id = watched.recipient_id and watch.sku = watched.sku)
    order by 1, 2
    on conflict do nothing`.execute(db)
}
