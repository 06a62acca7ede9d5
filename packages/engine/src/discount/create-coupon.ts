import type { CartDiscountDraft, DiscountCodeDraft } from '@shop/domain/discount'
import type { EngineContext } from '../database/context.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { importCartDiscounts } from './import-cart-discounts.ts'
import { importDiscountCodes } from './import-discount-codes.ts'

/** A coupon as the shop owner words it: one code that grants one discount. */
export interface CouponDraft {
  readonly code: Omit<DiscountCodeDraft, 'id' | 'cartDiscountIds'>
  readonly discount: Omit<CartDiscountDraft, 'id' | 'key' | 'requiresDiscountCode'>
}

/** Creates a code together with the discount it grants (DISC-15). Returns the ids. Throws `CommerceError` `invalid-input`. */
export async function createCoupon(
  context: EngineContext,
  { code, discount }: CouponDraft,
): Promise<{ readonly discountCodeId: string; readonly cartDiscountId: string }> {
  const discountCodeId = context.newId()
  const cartDiscountId = context.newId()
  await inTransaction(context, async transaction => {
    const inside = { ...context, db: transaction }
    await importCartDiscounts(inside, [
      { ...discount, id: cartDiscountId, key: `code-${discountCodeId}`, requiresDiscountCode: true },
    ])
    await importDiscountCodes(inside, [{ ...code, id: discountCodeId, cartDiscountIds: [cartDiscountId] }])
  })
  return { discountCodeId, cartDiscountId }
}
