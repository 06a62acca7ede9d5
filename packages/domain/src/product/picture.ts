import type { ProductImage } from './product.ts'

/** Whether a picture is on somebody else's site, in one form alone: its `url` is its whole address. */
export function isElsewhere({ widths }: Pick<ProductImage, 'widths'>): boolean {
  return widths.length === 0
}

/** Path of the widest form of a picture, in the format that everybody reads; the address of one that is elsewhere. */
export function largestPictureOf(image: Pick<ProductImage, 'url' | 'width' | 'widths'>): string {
  return isElsewhere(image) ? image.url : `${image.url}-${image.widths.at(-1) ?? image.width}.webp`
}

/** Path of the narrowest form of a picture of the shop, in the format that everybody reads. */
export function smallestPictureOf({ url, width, widths }: Pick<ProductImage, 'url' | 'width' | 'widths'>): string {
  return `${url}-${widths[0] ?? width}.webp`
}
