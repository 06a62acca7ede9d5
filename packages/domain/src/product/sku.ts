/** Kinds of cart lines (ENT-03). */
export type LineItemType = 'standard_product' | 'extra_guarantee' | 'accessory' | 'product'

const SKU_PATTERN = /^EX\d{8}$/
const VIRTUAL_PREFIX = '41000'
const ACCESSORY_PREFIX = 'EX10'

/** Whether a text has the form of a SKU: EX and eight digits, or a virtual product (ENT-14, ENT-15). */
export function isSku(value: string): boolean {
  return SKU_PATTERN.test(value) || /^41000\d{2}$/.test(value)
}

/** Virtual products need no stock (STOCK-05, ENT-15). */
export function isVirtualSku(sku: string): boolean {
  return sku.startsWith(VIRTUAL_PREFIX)
}

/** Kind of the line a SKU makes (ENT-03, EG-10). */
export function lineItemTypeOf(sku: string): LineItemType {
  if (isVirtualSku(sku)) return 'extra_guarantee'
  if (sku.startsWith(ACCESSORY_PREFIX)) return 'accessory'
  return 'standard_product'
}
