import type { CustomerGroupKey } from '@shop/domain/customer'
import { isMailWanted } from '@shop/domain/mail-preference'
import { isPriceDrop } from '@shop/domain/price-drop'
import { sql } from 'kysely'
import { type EngineContext, inTransaction } from '../database/context.ts'
import { signMailLink } from '../mail-preference/mail-link.ts'
import { type MailRecipient, selectConsent, selectRecipient } from '../mail-preference/recipient-rows.ts'
import type { PriceDropMessage } from './claim-price-drops.ts'
import { droppedWatches } from './watch-rows.ts'

/** What a mail about prices says. */
export interface PriceDrops {
  readonly recipient: MailRecipient
  /** What the products cost now, in cents, by SKU. */
  readonly cents: ReadonlyMap<string, number>
  /** Whose prices these are. */
  readonly customerGroupKey: CustomerGroupKey | undefined
  /** Signed name of the recipient for the links of the mail. */
  readonly mailLink: string
}

/**
 * What a claimed mail about prices says. Undefined where nothing is to be said any more, since prices have risen again, the goods are
 * gone, or the recipient changed their mind, was told or erased; who was to be told may be claimed again the same day then.
 */
export async function findPriceDrops(context: EngineContext, message: PriceDropMessage): Promise<PriceDrops | undefined> {
  const { db } = context
  const { messageId, recipientId } = message
  const notice = await db
    .selectFrom('price_drop_notice')
    .select('recipient_id')
    .where('recipient_id', '=', recipientId)
    .where('message_id', '=', messageId)
    .where('sent_at', 'is', null)
    .executeTakeFirst()
  const recipient = notice && (await selectRecipient(db, recipientId))
  if (!recipient) return undefined
  const isWanted = isMailWanted('price-drop', await selectConsent(db, recipient))
  const found = await sql<DroppedRow>`
    select watch.sku, watch.reference_cent as "referenceCents", price.effective_cent as cents, watched.group_key as "group" from ${droppedWatches(context)}
      and watch.recipient_id = ${recipientId} order by watch.noted_at, watch.sku`.execute(db)
  const rows = found.rows.filter(row => isPriceDrop(Number(row.referenceCents), Number(row.cents)))
  const [first] = rows
  if (!isWanted || !first) {
    await db
      .deleteFrom('price_drop_notice')
      .where('recipient_id', '=', recipientId)
      .where('message_id', '=', messageId)
      .where('sent_at', 'is', null)
      .execute()
    return undefined
  }
  const cents = new Map(rows.map(row => [row.sku, Number(row.cents)]))
  return { recipient, cents, customerGroupKey: first.group ?? undefined, mailLink: await signMailLink(context, recipientId) }
}

interface DroppedRow {
  readonly sku: string
  readonly referenceCents: number
  readonly cents: number
  readonly group: CustomerGroupKey | null
}

/** Notes that a mail about prices is out: what it told is what later prices are compared with. `told` is in cents, by SKU. */
export async function notePriceDropsSent(
  context: EngineContext,
  { messageId, recipientId }: PriceDropMessage,
  told: ReadonlyMap<string, number>,
): Promise<void> {
  await inTransaction(context, async db => {
    const { numUpdatedRows } = await db
      .updateTable('price_drop_notice')
      .set({ sent_at: sql<string>`now()` })
      .where('recipient_id', '=', recipientId)
      .where('message_id', '=', messageId)
      .where('sent_at', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return
    for (const [sku, cents] of told)
      await sql`
        update price_watch set reference_cent = ${cents}, told_at = now()
        where recipient_id = ${recipientId} and sku = ${sku}`.execute(db)
  })
}

/** How many people and products prices are watched for, and how many people were told: for the owner. */
export async function countPriceWatches({ db }: EngineContext) {
  const { rows } = await sql<{ people: number; products: number; told: number }>`
    select count(distinct recipient_id)::integer as people, count(distinct sku)::integer as products,
      (select count(*)::integer from price_drop_notice where sent_at is not null) as told from price_watch`.execute(db)
  return rows[0] ?? { people: 0, products: 0, told: 0 }
}
