import type { CartDiscountDraft, DiscountCodeDraft } from '../discount/index.ts'

/** A discount of another shop system, a code that grants some, or both at once. */
export interface ImportedDiscount {
  readonly discount?: Omit<CartDiscountDraft, 'id'>
  readonly code?: Omit<DiscountCodeDraft, 'id' | 'cartDiscountIds'> & {
    /** Keys of the discounts it grants. */
    readonly grants: readonly string[]
  }
}
