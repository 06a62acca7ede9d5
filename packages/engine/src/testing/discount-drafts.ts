import { randomUUID } from 'node:crypto'
import type { CartDiscountDraft, DiscountCodeDraft } from '@shop/domain/discount'

/** A discount of 10 % on every line that counts everywhere, unless told otherwise. */
export function aCartDiscount(changes: Partial<CartDiscountDraft> = {}): CartDiscountDraft {
  const id = changes.id ?? randomUUID()
  return {
    id,
    key: `discount-${id}`,
    name: { en: 'Discount' },
    isActive: true,
    sortOrder: '0.5',
    stackingMode: 'Stacking',
    requiresDiscountCode: false,
    cartPredicate: 'true',
    target: { type: 'lineItems', predicate: 'true' },
    value: { type: 'relative', permyriad: 1000 },
    stores: [],
    custom: {},
    ...changes,
  }
}

/** A code that grants discounts, without limits unless told otherwise. */
export function aDiscountCode(
  code: string,
  cartDiscountIds: readonly string[],
  changes: Partial<DiscountCodeDraft> = {},
): DiscountCodeDraft {
  return { id: randomUUID(), code, isActive: true, cartPredicate: 'true', stores: [], cartDiscountIds, ...changes }
}
