import {
  type CartDiscountDraft,
  checkCartDiscount,
  checkTimes,
  type DiscountCodeDraft,
  MAX_DISCOUNT_CODES,
  normalizeDiscountCode,
  parsePredicate,
} from '@shop/domain/discount'
import { CommerceError } from '@shop/domain/error'
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

/**
 * Creates discount codes or brings them up to date by id; uses stay counted. Belongs into a transaction. Throws
 * `CommerceError` `invalid-input` for a code that cannot be used, is taken by another one, or grants an unknown discount.
 */
export async function importDiscountCodes(context: EngineContext, drafts: readonly DiscountCodeDraft[]): Promise<void> {
  for (const draft of drafts) checkDiscountCode(draft)
  for (const draft of drafts) {
    const { rows } = await sql`
      insert into discount_code (id, code, normalized_code, max_applications, max_applications_per_customer, document)
      select ${draft.id}, ${draft.code}, ${normalizeDiscountCode(draft.code)}, ${draft.maxApplications ?? null},
        ${draft.maxApplicationsPerCustomer ?? null}, ${JSON.stringify(draft)}::jsonb
      where not exists (select from discount_code where normalized_code = ${normalizeDiscountCode(draft.code)} and id <> ${draft.id})
      on conflict (id) do update
      set code = excluded.code, normalized_code = excluded.normalized_code, max_applications = excluded.max_applications,
        max_applications_per_customer = excluded.max_applications_per_customer, document = excluded.document,
        version = discount_code.version + (discount_code.document <> excluded.document)::integer
      returning id`.execute(context.db)
    if (rows.length === 0)
      throw new CommerceError({ code: 'invalid-input', field: 'code' }, `The code ${draft.code} exists already`)
    await grantDiscounts(context, draft)
  }
}

async function grantDiscounts(context: EngineContext, { id, code, cartDiscountIds }: DiscountCodeDraft): Promise<void> {
  const { rows } = await sql`
    with old as (
      delete from discount_code_discount
      where discount_code_id = ${id} and cart_discount_id <> all(${cartDiscountIds}::uuid[]))
    insert into discount_code_discount (discount_code_id, cart_discount_id)
    select ${id}, cart_discount.id from cart_discount where cart_discount.id = any(${cartDiscountIds}::uuid[])
    on conflict (discount_code_id, cart_discount_id) do update set cart_discount_id = excluded.cart_discount_id
    returning cart_discount_id`.execute(context.db)
  if (rows.length !== cartDiscountIds.length)
    throw new CommerceError(
      { code: 'invalid-input', field: 'cartDiscountIds' },
      `The code ${code} grants a discount there is not`,
    )
}

function checkDiscountCode(draft: DiscountCodeDraft): void {
  normalizeDiscountCode(draft.code)
  checkTimes(draft)
  parsePredicate(draft.cartPredicate, 'cart')
  const { length } = new Set(draft.cartDiscountIds).size === draft.cartDiscountIds.length ? draft.cartDiscountIds : []
  if (length < 1 || length > MAX_DISCOUNT_CODES)
    throw new CommerceError(
      { code: 'invalid-input', field: 'cartDiscountIds' },
      `A code grants 1 to ${MAX_DISCOUNT_CODES} different discounts`,
    )
}

/** One code that grants one discount. */
interface CouponDraft {
  readonly code: Omit<DiscountCodeDraft, 'id' | 'cartDiscountIds'>
  readonly discount: Omit<CartDiscountDraft, 'id' | 'key' | 'requiresDiscountCode'>
}

/** Creates a code together with the discount it grants (DISC-15). Belongs into a transaction. Throws `CommerceError` `invalid-input`. */
export async function createCoupon(
  context: EngineContext,
  { code, discount }: CouponDraft,
): Promise<{ readonly discountCodeId: string; readonly cartDiscountId: string }> {
  const discountCodeId = context.newId()
  const cartDiscountId = context.newId()
  await importCartDiscounts(context, [
    { ...discount, id: cartDiscountId, key: `code-${discountCodeId}`, requiresDiscountCode: true },
  ])
  await importDiscountCodes(context, [{ ...code, id: discountCodeId, cartDiscountIds: [cartDiscountId] }])
  return { discountCodeId, cartDiscountId }
}
