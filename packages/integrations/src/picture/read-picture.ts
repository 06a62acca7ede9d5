import { MAX_PICTURE_PIXELS, MAX_PICTURE_SIDE, type Picture } from '@shop/domain/return'
import type Sharp from 'sharp'
import { MAX_SECONDS, withLibrary } from './picture-library.ts'

const QUALITY = 82
/** How the library names what a file may be. */
const FORMS: ReadonlySet<string | undefined> = new Set(['jpeg', 'png', 'webp'])

/**
 * A picture that someone sent as the shop keeps it: its pixels are decoded and encoded again as JPEG, upright, in sRGB, no side longer than
 * `MAX_PICTURE_SIDE`; nothing else of the file is left, be it where it was taken or what was hidden in it. Undefined for a file that is
 * damaged, moves, has more than `MAX_PICTURE_PIXELS`, or is not JPEG, PNG or WebP.
 */
export async function readPicture(file: Uint8Array): Promise<Picture | undefined> {
  return withLibrary(sharp => encode(sharp, file))
}

async function encode(sharp: typeof Sharp, file: Uint8Array): Promise<Picture | undefined> {
  try {
    const source = sharp(file, { failOn: 'error', limitInputPixels: MAX_PICTURE_PIXELS, sequentialRead: true })
    const { format, pages = 1 } = await source.metadata()
    if (!FORMS.has(format) || pages > 1) return undefined
    const content = await source
      .autoOrient()
      .resize({ width: MAX_PICTURE_SIDE, height: MAX_PICTURE_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: QUALITY })
      .timeout({ seconds: MAX_SECONDS })
      .toBuffer()
    return { type: 'image/jpeg', content }
  } catch {
    // The library says of a file that it is no picture by throwing.
    return undefined
  }
}
