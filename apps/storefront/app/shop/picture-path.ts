import type { ProductImage } from '@shop/domain/product'

/** Path of the widest form of a product picture, in the format that everybody reads. */
export function largestPictureOf({ url, widths, width }: ProductImage): string {
  return `${url}-${widths.at(-1) ?? width}.webp`
}
