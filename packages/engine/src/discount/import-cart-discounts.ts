import { type CartDiscountDraft, checkCartDiscount } from '@shop/domain/discount'
import { sql } from 'kysely'
import type { EngineContext } from '../database/context.ts'

/**
 * Creates cart discounts or brings them up to date by id; one that changes nothing keeps its version. Carts take them
 * over with their next change. Throws `CommerceError` `invalid-input` for one that could not be applied.
 */
export async function importCartDiscounts(context: EngineContext, drafts: readonly CartDiscountDraft[]): Promise<void> {
  for (const draft of drafts) checkCartDiscount(draft)
  const rows = drafts.map(draft => ({
    id: draft.id,
    key: draft.key,
    is_active: draft.isActive,
    requires_discount_code: draft.requiresDiscountCode,
    stores: draft.stores.map(({ key }) => key),
    sort_order: draft.sortOrder,
    gift_sku: draft.value.type === 'giftLineItem' ? draft.value.sku : null,
    volume_discount_group: draft.custom.volumeDiscountGroup ?? null,
    cohort_tier: draft.custom.cohortTier ?? null,
    document: draft,
  }))
  await sql`
    insert into cart_discount (id, key, is_active, requires_discount_code, stores, sort_order, gift_sku,
      volume_discount_group, cohort_tier, document)
    select id, key, is_active, requires_discount_code, stores, sort_order, gift_sku, volume_discount_group, cohort_tier, document
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as draft (id uuid, key text, is_active boolean,
      requires_discount_code boolean, stores text[], sort_order numeric, gift_sku text, volume_discount_group text,
      cohort_tier text, document jsonb)
    on conflict (id) do update
    set key = excluded.key, is_active = excluded.is_active, requires_discount_code = excluded.requires_discount_code,
      stores = excluded.stores, sort_order = excluded.sort_order, gift_sku = excluded.gift_sku,
      volume_discount_group = excluded.volume_discount_group, cohort_tier = excluded.cohort_tier,
      document = excluded.document, version = cart_discount.version + 1
    where cart_discount.document <> excluded.document`.execute(context.db)
}
