import { webpWidthsOf } from '@shop/domain/product'
import { isPicture, MAX_PICTURE_PIXELS } from '@shop/domain/return'
import type { Sharp } from 'sharp'
import { PictureFailure } from './picture-failure.ts'
import { MAX_SECONDS, withLibrary } from './picture-library.ts'

/** Longer side of the largest form, and the widths of the smaller ones, as the shop's own pictures have them. */
const LARGEST_SIDE = 1200
const SMALLER_WIDTHS = [400, 800]

/** Formats by the ending of their files. Less effort than for the shop's own, which are made once and by hand. */
const FORMATS = {
  avif: (image: Sharp) => image.avif({ quality: 55, effort: 2, chromaSubsampling: '4:4:4' }),
  webp: (image: Sharp) => image.webp({ quality: 80, effort: 4, smartSubsample: true }),
} as const

/** A picture of a product in all forms that pages request. */
export interface EncodedPicture {
  /** Of the largest form in pixels. */
  readonly width: number
  readonly height: number
  /** Widths of all forms, the narrowest first. */
  readonly widths: readonly number[]
  /** A file per width, and one in WebP per width that `webpWidthsOf` tells. */
  readonly files: readonly { readonly ending: `${number}.${keyof typeof FORMATS}`; readonly content: Uint8Array }[]
}

/**
 * A foreign picture in the forms of the shop's own: its pixels upright, in sRGB, on white; nothing else of the file is left. What it is, its
 * content says. Throws `PictureFailure` for a file that is no JPEG, PNG or WebP, is damaged, moves, or has more than `MAX_PICTURE_PIXELS`.
 */
export async function encodeProductPicture(file: Uint8Array): Promise<EncodedPicture> {
  if (!isPicture(file)) throw new PictureFailure('it is no JPEG, PNG or WebP', { isFinal: true })
  const { data, info } = await decode(file)
  const { width, height, channels } = info
  const widths = [...SMALLER_WIDTHS.filter(smaller => smaller < width), width]
  const files: EncodedPicture['files'][number][] = []
  const inWebp = webpWidthsOf(widths)
  for (const each of widths)
    for (const format of inWebp.includes(each) ? (['avif', 'webp'] as const) : (['avif'] as const)) {
      // A turn per form: a customer who sends a picture waits for one of them at most.
      const content = await withLibrary(sharp =>
        FORMATS[format](sharp(data, { raw: { width, height, channels } }).resize({ width: each }))
          .timeout({ seconds: MAX_SECONDS })
          .toBuffer(),
      )
      files.push({ ending: `${each}.${format}`, content })
    }
  return { width, height, widths, files }
}

async function decode(file: Uint8Array) {
  const options = { failOn: 'error', limitInputPixels: MAX_PICTURE_PIXELS, sequentialRead: true } as const
  return withLibrary(async sharp => {
    try {
      const { pages = 1 } = await sharp(file, options).metadata()
      if (pages > 1) throw new PictureFailure('it moves', { isFinal: true })
      return await sharp(file, options)
        .autoOrient()
        .resize({ width: LARGEST_SIDE, height: LARGEST_SIDE, fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#ffffff' })
        .toColourspace('srgb')
        .raw()
        .timeout({ seconds: MAX_SECONDS })
        .toBuffer({ resolveWithObject: true })
    } catch (error) {
      if (error instanceof PictureFailure) throw error
      const isBomb = error instanceof Error && error.message.includes('pixel limit')
      const problem = isBomb ? `it has more than ${MAX_PICTURE_PIXELS / 1_000_000} megapixels` : 'it is damaged'
      throw new PictureFailure(problem, { isFinal: true, cause: error })
    }
  })
}
