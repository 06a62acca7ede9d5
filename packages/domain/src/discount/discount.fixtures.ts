import { moneyOf } from '../money/index.ts'
import type { CartDiscount } from './cart-discount.ts'
import type { UsedDiscountCode } from './discount-code.ts'

/** A discount of 10 % on every line, unless told otherwise. */
export function aDiscount(changes: Partial<CartDiscount> & { readonly id: string }): CartDiscount {
  return {
    key: changes.id,
    version: 1,
    name: { en: changes.id },
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

/** Tiers of a group: 5 % from 3, 10 % from 5, 15 % from 10 units on (DISC-01). */
export function volumeTiers(group = 'standard'): CartDiscount[] {
  return [
    [3, 500],
    [5, 1000],
    [10, 1500],
  ].map(([threshold = 1, permyriad = 1], index) =>
    aDiscount({
      id: `${group}-${threshold}`,
      sortOrder: `0.9${index + 1}`,
      value: { type: 'relative', permyriad },
      custom: { volumeDiscountGroup: group, threshold },
    }),
  )
}

/** A code that grants discounts and was never used, unless told otherwise. */
export function aCode(
  code: string,
  cartDiscountIds: readonly string[],
  changes: Partial<UsedDiscountCode> = {},
): UsedDiscountCode {
  return {
    id: `code-${code}`,
    code,
    version: 1,
    isActive: true,
    cartPredicate: 'true',
    stores: [],
    cartDiscountIds,
    applications: 0,
    applicationsOfCustomer: 0,
    ...changes,
  }
}

/** An amount in euro. */
export const eur = (centAmount: number) => [moneyOf('EUR', centAmount)]
