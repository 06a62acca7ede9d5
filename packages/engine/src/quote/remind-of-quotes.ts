import { sql } from 'kysely'
import { type EngineContext, inTransaction } from '../database/context.ts'
import { notifyBuyer } from './quote-rows.ts'

/** How long before the end of an offer its buyer gets a mail. */
const REMIND_DAYS = 3

/**
 * Has the buyers told whose offers end within three days, each once, unless the offer was made for no longer. Returns how many, at
 * most `limit`.
 */
export async function remindOfQuotes(context: EngineContext, { limit }: { readonly limit: number }): Promise<number> {
  const now = context.now()
  return inTransaction(context, async db => {
    const { rows } = await sql<{ id: string }>`
      update quote set reminded_at = ${now}::timestamptz where id in (
        select id from quote
        where state = 'Pending' and reminded_at is null and valid_until > ${now}::timestamptz
          and valid_until <= ${now}::timestamptz + make_interval(days => ${REMIND_DAYS})
          and last_modified_at < valid_until - make_interval(days => ${REMIND_DAYS})
        order by valid_until limit ${limit} for update skip locked)
      returning id`.execute(db)
    for (const { id } of rows) await notifyBuyer(context, db, id, 'ending')
    return rows.length
  })
}
