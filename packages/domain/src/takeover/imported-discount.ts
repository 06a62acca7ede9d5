import type { CartDiscountDraft, CartDiscountValue, DiscountCodeDraft } from '../discount/index.ts'

/** A free unit of what another shop knows by its number, or by its product and the place of the variant in it, from 1. */
export type ImportedGift = { readonly type: 'giftLineItem' } & (
  | { readonly foreignSku: string }
  | { readonly productKey: string; readonly variantId: number }
)

/** What a discount of another shop system does to a price. */
export type ImportedDiscountValue = Exclude<CartDiscountValue, { readonly type: 'giftLineItem' }> | ImportedGift

/** A discount of another shop system, a code that grants some, or both at once. */
export interface ImportedDiscount {
  readonly discount?: Omit<CartDiscountDraft, 'id' | 'value'> & { readonly value: ImportedDiscountValue }
  readonly code?: Omit<DiscountCodeDraft, 'id' | 'cartDiscountIds'> & {
    /** Keys of the discounts it grants. */
    readonly grants: readonly string[]
  }
}
