import { MAX_PICTURE_PIXELS, MAX_PICTURE_SIDE, type Picture } from '@shop/domain/return'
import type Sharp from 'sharp'

/** Of the library's readers those of pictures from cameras and screens; the others parse documents, vectors and much that is rare. */
const READERS = ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer']
/** Longest time to read and write a picture in seconds. */
const MAX_SECONDS = 10
const QUALITY = 82
/** How the library names what a file may be. */
const FORMS: ReadonlySet<string | undefined> = new Set(['jpeg', 'png', 'webp'])

let library: Promise<typeof Sharp> | undefined

/** The library, which most processes never need. */
function loadLibrary(): Promise<typeof Sharp> {
  library ??= import('sharp').then(({ default: sharp }) => {
    sharp.block({ operation: ['VipsForeignLoad'] })
    sharp.unblock({ operation: READERS })
    sharp.cache(false)
    sharp.concurrency(1)
    return sharp
  })
  return library
}

let last: Promise<unknown> = Promise.resolve()

/**
 * A picture that someone sent as the shop keeps it: its pixels are decoded and encoded again as JPEG, upright, in sRGB, no side longer than
 * `MAX_PICTURE_SIDE`; nothing else of the file is left, be it where it was taken or what was hidden in it. Undefined for a file that is
 * damaged, moves, has more than `MAX_PICTURE_PIXELS`, or is not JPEG, PNG or WebP. Works outside the event loop, one picture at a
 * time.
 */
export async function readPicture(file: Uint8Array): Promise<Picture | undefined> {
  const sharp = await loadLibrary()
  const reading = last.then(() => encode(sharp, file))
  last = reading.catch(() => undefined)
  return reading
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
