import type { ProductImage } from '@shop/domain/product'

/** Path of one frame of a turn around a product, in a width and a format. */
export function framePathOf({ url }: ProductImage, frame: number, width: number, format: 'avif' | 'webp'): string {
  return `${url}-${String(frame).padStart(2, '0')}-${width}.${format}`
}
