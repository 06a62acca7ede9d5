import type { Language } from '@shop/domain/market'
import { sql } from 'kysely'
import { type EngineContext, inTransaction } from '../database/context.ts'
import type { SqlFragment } from '../database/sql-fragment.ts'
import { addToOutbox } from '../outbox/outbox.ts'
import { MARKET_ROWS, priceOf } from '../product/price-rows.ts'

/** Topic of the outbox under which is told who waits for an item that is not sold any more. */
export const ITEM_GONE_TOPIC = 'item-gone'

/** Days after which an item that is not sold is taken to be gone for good: catalogues lose items for a while, by mistake too. */
const GONE_DAYS = 7

/** The condition that the item of a row of `alert` is sold in the store of its recipient. */
export function isSoldToRecipient({ now }: Pick<EngineContext, 'now'>): SqlFragment {
  const wanted = {
    currency: sql`market.currency`,
    country: sql`market.country`,
    customerGroup: sql`null::text`,
    now: now(),
  }
  return sql`exists (
    select from mail_recipient recipient
    join store on store.key = recipient.store_key
    join ${MARKET_ROWS} on market.country = store.country
    join product_variant variant on variant.sku = alert.sku
    join product on product.id = variant.product_id and product.published
    cross join lateral ${priceOf(sql`alert.sku`, wanted)} price
    where recipient.id = alert.recipient_id)`
}

/**
 * Notes since when waiting alerts are about items that are not sold, and claims those of which that is so for a week: they are over,
 * and a message is left for each. Workers that run in parallel claim each once. Returns how many.
 */
export async function claimGoneAlerts(context: EngineContext, { limit }: { readonly limit: number }): Promise<number> {
  return inTransaction(context, async db => {
    const isSold = isSoldToRecipient(context)
    await sql`
      update stock_alert set gone_since = case when gone_since is null then now() end
      where id in (select alert.id from stock_alert alert
        where alert.state = 'waiting' and (alert.gone_since is null) = not ${isSold} for update skip locked)`.execute(db)
    const { rows } = await sql<{ id: string }>`
      update stock_alert set state = 'gone'
      where id in (select id from stock_alert
        where state = 'waiting' and gone_since < now() - make_interval(days => ${GONE_DAYS})
        order by gone_since limit ${limit} for update skip locked)
      returning id`.execute(db)
    for (const { id } of rows) {
      const messageId = context.newId()
      await addToOutbox(db, {
        topic: ITEM_GONE_TOPIC,
        payload: { messageId, alertId: id },
        dedupKey: `${ITEM_GONE_TOPIC}/${messageId}`,
      })
    }
    return rows.length
  })
}

/** What is still known of an item that is not sold any more. */
export interface GoneItem {
  /** Missing where the catalogue has forgotten it. */
  readonly name?: string
  /** SKUs of products that are like it, the closest first; they may not be sold either. */
  readonly similarSkus: readonly string[]
  /** Slug of its category. */
  readonly categorySlug?: string
}

/** What is still known of an item, in a language. */
export async function findGoneItem({ db }: EngineContext, sku: string, language: Language): Promise<GoneItem> {
  const { rows } = await sql<{ name: string | null; similarSkus: string[]; categorySlug: string | null }>`
    select (select name from product_text text where text.product_id = variant.product_id and language = ${language}) as name,
      coalesce((select jsonb_agg(master.sku order by place) from recommendation
        cross join lateral unnest(product_ids) with ordinality similar_one (id, place)
        join product_variant master on master.product_id = similar_one.id and master.variant_id = 1
        where recommendation.product_id = variant.product_id and kind = 'similar'), '[]') as "similarSkus",
      (select slug.slug from product_category member join category_slug slug on slug.category_id = member.category_id
        where member.product_id = variant.product_id and slug.language = ${language} order by member.position limit 1)
        as "categorySlug"
    from product_variant variant where variant.sku = ${sku}`.execute(db)
  const [row] = rows
  if (!row) return { similarSkus: [] }
  const { name, similarSkus, categorySlug } = row
  return { similarSkus, ...(name === null ? {} : { name }), ...(categorySlug === null ? {} : { categorySlug }) }
}
