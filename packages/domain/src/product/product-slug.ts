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
