/** Most bytes of a picture. */
export const MAX_PICTURE_BYTES = 5 * 1024 * 1024
/** Most pixels of a side: what a camera takes, and less than what would fill the memory of who looks at it. */
const MAX_SIDE = 12_000

export type PictureType = 'image/jpeg' | 'image/png' | 'image/webp'

/** A picture without what it says besides its pixels. */
export interface Picture {
  readonly type: PictureType
  readonly content: Uint8Array
}

/**
 * The picture that a file is by its content, whatever it is named: parts that say where, when and with what it was taken, and all
 * that stands behind its end, are left out. Undefined for any other file, and for one that is damaged or too large.
 */
export function pictureOf(file: Uint8Array): Picture | undefined {
  if (file.length === 0 || file.length > MAX_PICTURE_BYTES) return undefined
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  try {
    return jpegOf(file, view) ?? pngOf(file, view) ?? webpOf(file, view)
  } catch (error) {
    // A part that ends behind the end of the file.
    if (error instanceof RangeError) return undefined
    throw error
  }
}

function isSide(pixels: number): boolean {
  return pixels >= 1 && pixels <= MAX_SIDE
}

function joined(type: PictureType, parts: readonly Uint8Array[]): Picture {
  const content = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    content.set(part, at)
    at += part.length
  }
  return { type, content }
}

const SCAN = 0xda
const APPLICATION = { first: 0xe0, exif: 0xe1, adobe: 0xee, last: 0xef }
const COMMENT = 0xfe
/** Start of a frame, but for the tables that lie among these numbers. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** Segments of a JPEG until its first scan; what says how colours are meant stays, and which side is up. */
function jpegOf(file: Uint8Array, view: DataView): Picture | undefined {
  if (view.getUint16(0) !== 0xffd8) return undefined
  const parts = [file.subarray(0, 2)]
  let hasFrame = false
  let at = 2
  for (;;) {
    if (view.getUint8(at) !== 0xff) return undefined
    const marker = view.getUint8(at + 1)
    if (marker === 0xff) {
      at++
      continue
    }
    const end = at + 2 + view.getUint16(at + 2)
    const segment = sliceOf(file, at, end)
    if (isFrame(marker)) {
      if (!isSide(view.getUint16(at + 5)) || !isSide(view.getUint16(at + 7))) return undefined
      hasFrame = true
    }
    if (marker === SCAN) {
      const last = endOf(file, end)
      return hasFrame && last > end ? joined('image/jpeg', [...parts, file.subarray(at, last + 2)]) : undefined
    }
    if (marker === APPLICATION.exif) {
      const orientation = orientationOf(segment)
      if (orientation) parts.push(orientation)
    } else {
      const isMetadata = marker > APPLICATION.first && marker <= APPLICATION.last && marker !== APPLICATION.adobe
      if (!isMetadata && marker !== COMMENT) parts.push(segment)
    }
    at = end
  }
}

/** Where the marker of the end is behind a place in coded pixels, in which it cannot occur; -1 without one. */
function endOf(file: Uint8Array, from: number): number {
  for (let at = from; at < file.length - 1; at++) if (file[at] === 0xff && file[at + 1] === 0xd9) return at
  return -1
}

const EXIF_HEAD = [0x45, 0x78, 0x69, 0x66, 0, 0]
const ORIENTATION = 0x0112

/** A segment that says nothing but which side is up; undefined where that is not said. */
function orientationOf(segment: Uint8Array): Uint8Array | undefined {
  if (EXIF_HEAD.some((byte, index) => segment[4 + index] !== byte)) return undefined
  const start = 10
  const view = new DataView(segment.buffer, segment.byteOffset, segment.byteLength)
  const isLittle = view.getUint16(start) === 0x4949
  const directory = start + view.getUint32(start + 4, isLittle)
  for (let index = 0; index < view.getUint16(directory, isLittle); index++) {
    const entry = directory + 2 + index * 12
    if (view.getUint16(entry, isLittle) !== ORIENTATION) continue
    const value = view.getUint16(entry + 8, isLittle)
    if (value < 2 || value > 8) return undefined
    const tiff = [0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, value, 0, 0, 0, 0, 0, 0]
    return Uint8Array.from([0xff, APPLICATION.exif, 0, 2 + EXIF_HEAD.length + tiff.length, ...EXIF_HEAD, ...tiff])
  }
  return undefined
}

const PNG_HEAD = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const PNG_PARTS = new Set(['IHDR', 'PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'sBIT', 'IDAT', 'IEND'])

function pngOf(file: Uint8Array, view: DataView): Picture | undefined {
  if (PNG_HEAD.some((byte, index) => file[index] !== byte)) return undefined
  const parts = [file.subarray(0, PNG_HEAD.length)]
  let hasPixels = false
  for (let at = PNG_HEAD.length; ; ) {
    const end = at + 12 + view.getUint32(at)
    const name = nameAt(view, at + 4)
    if (at === PNG_HEAD.length && (name !== 'IHDR' || !isSide(view.getUint32(at + 8)) || !isSide(view.getUint32(at + 12))))
      return undefined
    if (PNG_PARTS.has(name)) parts.push(sliceOf(file, at, end))
    hasPixels ||= name === 'IDAT'
    if (name === 'IEND') return hasPixels ? joined('image/png', parts) : undefined
    at = end
  }
}

const WEBP_PARTS = new Set(['VP8 ', 'VP8L', 'ALPH', 'VP8X'])
/** Flags of an extended header for what is left out: profile of colours, EXIF, XMP, animation. */
const LEFT_OUT = 0x20 | 0x08 | 0x04 | 0x02

/** A still picture; animations are refused. */
function webpOf(file: Uint8Array, view: DataView): Picture | undefined {
  if (nameAt(view, 0) !== 'RIFF' || nameAt(view, 8) !== 'WEBP') return undefined
  const limit = Math.min(file.length, 8 + view.getUint32(4, true))
  const parts: Uint8Array[] = []
  let hasPixels = false
  for (let at = 12; at + 8 <= limit; ) {
    const name = nameAt(view, at)
    const size = view.getUint32(at + 4, true)
    const end = at + 8 + size + (size % 2)
    if (WEBP_PARTS.has(name)) {
      const part = Uint8Array.from(sliceOf(file, at, end))
      if (name === 'VP8X') part[8] = (part[8] ?? 0) & ~LEFT_OUT
      if (name === 'VP8X' && !(isSide(uint24(part, 12) + 1) && isSide(uint24(part, 15) + 1))) return undefined
      parts.push(part)
    }
    hasPixels ||= name === 'VP8 ' || name === 'VP8L'
    at = end
  }
  if (!hasPixels) return undefined
  const head = Uint8Array.from(file.subarray(0, 12))
  new DataView(head.buffer).setUint32(4, 4 + parts.reduce((sum, { length }) => sum + length, 0), true)
  return joined('image/webp', [head, ...parts])
}

function uint24(bytes: Uint8Array, at: number): number {
  return (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8) | ((bytes[at + 2] ?? 0) << 16)
}

function nameAt(view: DataView, at: number): string {
  return String.fromCharCode(view.getUint8(at), view.getUint8(at + 1), view.getUint8(at + 2), view.getUint8(at + 3))
}

function sliceOf(file: Uint8Array, from: number, to: number): Uint8Array {
  if (to > file.length) throw new RangeError('The file ends before its part')
  return file.subarray(from, to)
}
