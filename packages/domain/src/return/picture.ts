/** Most bytes of a picture as it is sent. */
export const MAX_PICTURE_BYTES = 5 * 1024 * 1024
/** Most pixels of a picture as it is sent: more than a phone takes, and less than what would fill the memory of who reads it. */
export const MAX_PICTURE_PIXELS = 64_000_000
/** Longer side of a picture as it is kept, in pixels. */
export const MAX_PICTURE_SIDE = 2000

export type PictureType = 'image/jpeg' | 'image/png' | 'image/webp'

/** A picture as it is kept. */
export interface Picture {
  readonly type: PictureType
  readonly content: Uint8Array
}

/** What keeps a file from being read as a picture: how many and how large they are, its form, or its content. */
export type PictureProblem = 'size' | 'heic' | 'form' | 'content'

/** How files of each form begin; null is any byte. */
const HEADS: Readonly<Record<PictureType, readonly (number | null)[]>> = {
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/webp': [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50],
}
const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'])

/**
 * What is wrong with files that should be pictures, as far as it can be told without reading their pixels: each is JPEG, PNG or WebP by
 * its content, its name counts for nothing. Undefined where nothing is. Page and server apply this one rule.
 */
export function pictureProblemOf(files: readonly Uint8Array[], most: number): Exclude<PictureProblem, 'content'> | undefined {
  if (files.length > most || files.some(file => file.length === 0 || file.length > MAX_PICTURE_BYTES)) return 'size'
  if (files.some(isHeic)) return 'heic'
  return files.every(isPicture) ? undefined : 'form'
}

/** Whether a file begins as a JPEG, PNG or WebP does. */
export function isPicture(file: Uint8Array): boolean {
  return Object.values(HEADS).some(head => head.every((byte, at) => byte === null || file[at] === byte))
}

/** Whether a file is a photo as iPhones keep it, which browsers show to no one else. */
function isHeic(file: Uint8Array): boolean {
  const text = String.fromCharCode(...file.subarray(4, 12))
  return text.startsWith('ftyp') && HEIC_BRANDS.has(text.slice(4))
}
