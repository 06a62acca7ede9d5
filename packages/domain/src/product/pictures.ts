import { numberAttribute } from './attribute-values.ts'
import type { ProductImage, ProductVariant } from './product.ts'

/** Whether a picture is on another site, from where it is still to be copied: its `url` is complete. No page shows it from there. */
export function isElsewhere({ widths }: Pick<ProductImage, 'widths'>): boolean {
  return widths.length === 0
}

/** What a picture of another shop is once it is copied: its path without width and ending, and its forms. */
export type CopiedPicture = Pick<ProductImage, 'url' | 'width' | 'height' | 'widths'>

/**
 * Of the widths of a picture of the shop, narrowest first, those that it has as WebP too: AVIF is there in all of them. What does not read
 * AVIF takes the narrowest or the widest.
 */
export function webpWidthsOf(widths: readonly number[]): number[] {
  return widths.filter((_, place) => place === 0 || place === widths.length - 1)
}

/** Path of the widest form of a picture of the shop, in the format that every browser reads. */
export function largestPictureOf({ url, width, widths }: CopiedPicture): string {
  return `${url}-${widths.at(-1) ?? width}.webp`
}

/** Path of the narrowest form of a picture of the shop, in the format that everybody reads. */
export function smallestPictureOf({ url, width, widths }: Pick<ProductImage, 'url' | 'width' | 'widths'>): string {
  return `${url}-${widths[0] ?? width}.webp`
}

/** Whether an image is a turn around the product, whose files are single frames of it. */
function isSpin({ label }: Pick<ProductImage, 'label'>): boolean {
  return label === 'spin'
}

/** Pictures that stand still: all but the turn. */
export function stillPictures(images: readonly ProductImage[]): ProductImage[] {
  return images.filter(image => !isSpin(image))
}

/** The turn around a variant and the number of its frames, where the variant says that it has one (PDP-23). */
export function spinOf({
  images,
  attributes,
}: Pick<ProductVariant, 'images' | 'attributes'>): { readonly image: ProductImage; readonly frames: number } | undefined {
  const promised = numberAttribute(attributes, 'numberOf360Images') ?? 0
  const image = images.find(isSpin)
  const frames = image?.frames ?? promised
  return image && promised > 0 && frames > 1 ? { image, frames } : undefined
}

/** The frame in view after a drag: across the whole width is once around; to the right turns what is in front to the right. */
export function frameAfterDrag(start: number, drag: { readonly by: number; readonly width: number }, frames: number): number {
  const moved = drag.width > 0 ? Math.round((drag.by / drag.width) * frames) : 0
  return (((start - moved) % frames) + frames) % frames
}
