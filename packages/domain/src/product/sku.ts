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

const PRODUCT_SLUG = /^[a-z0-9-]{1,240}-\d{8}$/

/** Whether a path segment has the form of a product slug: words, a hyphen and the eight digits of the SKU (ROUTE-15). */
export function isProductSlug(segment: string): boolean {
  return PRODUCT_SLUG.test(segment)
}

/** The SKU a product slug ends with: its eight digits behind the letters all SKUs begin with (ROUTE-15). */
export function skuOfProductSlug(slug: string): string {
  return `EX${slug.slice(-8)}`
}

/** Slug of a product: its transliterated name, cut to a sane length, and the digits of its SKU. */
export function productSlugOf(asciiName: string, sku: string): string {
  const words = asciiName
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 120)
    .replace(/-+$/, '')
  return `${words || 'product'}-${sku.replace(/\D/g, '').padStart(8, '0')}`
}

/** Whether a text is an article number of 13 digits whose last one checks the others (EAN, GTIN-13). */
export function isGtin13(text: string): boolean {
  if (!/^\d{13}$/.test(text)) return false
  const sum = [...text].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0
}
