/** Kinds of cart lines (ENT-03). */
export type LineItemType = 'standard_product' | 'extra_guarantee' | 'accessory' | 'product'

/** A SKU: EX and eight digits, or the number of a virtual product (ENT-14, ENT-15). */
export const SKU_PATTERN = /^(?:EX\d{8}|41000\d{2})$/

/** What the SKUs of all virtual products begin with: goods without stock, which are sold only together with others. */
export const VIRTUAL_SKU_PREFIX = '41000'

/** SKUs of the extra guarantees, and the one offered first (EG-02). */
export const EXTRA_GUARANTEE_SKUS = ['4100010', '4100020', '4100030', '4100040'] as const
export const DEFAULT_EXTRA_GUARANTEE_SKU = EXTRA_GUARANTEE_SKUS[0]

/** Numbers that an import gives to variants whose own number is not a SKU. */
export const IMPORTED_SKU_NUMBERS = { first: 60_000_001, last: 69_999_999 } as const

const ACCESSORY_PREFIX = 'EX10'

/** Whether a text has the form of a SKU (ENT-14, ENT-15). */
export function isSku(value: string): boolean {
  return SKU_PATTERN.test(value)
}

/** The SKU with a number of at most eight digits. */
export function skuOfNumber(number: number): string {
  return `EX${String(number).padStart(8, '0')}`
}

/** Virtual products need no stock (STOCK-05, ENT-15). */
export function isVirtualSku(sku: string): boolean {
  return sku.startsWith(VIRTUAL_SKU_PREFIX)
}

/** Kind of the line a SKU makes (ENT-03, EG-10). */
export function lineItemTypeOf(sku: string): LineItemType {
  if (isVirtualSku(sku)) return 'extra_guarantee'
  if (sku.startsWith(ACCESSORY_PREFIX)) return 'accessory'
  return 'standard_product'
}
