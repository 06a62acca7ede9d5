import { promisify } from 'node:util'
import zlib from 'node:zlib'
import negotiator from '@fastify/accept-negotiator'
import { type BodyPart, lengthOf, writeParts } from './body-parts.ts'

/** A compression that browsers read, by its name in `Content-Encoding`. */
export type ContentCoding = 'br' | 'gzip' | 'zstd'

/** By the size of what they make, for what is made once and sent often. */
export const SMALLEST_FIRST: readonly ContentCoding[] = ['br', 'zstd', 'gzip']
/** By the time they take, for what is made for one response. */
export const FASTEST_FIRST: readonly ContentCoding[] = ['zstd', 'br', 'gzip']

/**
 * The coding to send to a client: the one its `Accept-Encoding` header rates highest, of equals the first of the list;
 * undefined where the answer has to be sent as it is. A rating of 0 is a refusal (RFC 9110, 12.5.3).
 */
export function negotiateCoding(
  acceptEncoding: string | readonly string[] | undefined,
  codings: readonly ContentCoding[],
): ContentCoding | undefined {
  if (!acceptEncoding || acceptEncoding === 'identity') return undefined
  return negotiator.negotiate(String(acceptEncoding).toLowerCase(), [...codings]) ?? undefined
}

/** How much time compressing may take: that of a response, or that of a page which is sent many times. */
export type Effort = 'low' | 'high'

// Of a page of 59 kB: zstd 3 takes 0.1 ms, brotli 4 0.6 ms, brotli 5 1.4 ms for 8 % less; brotli 9 takes 9 ms. Of a listing of
// 171 kB zstd 1 takes 0.14 ms and makes 27.3 kB, zstd 3 takes 0.20 and makes 26.2.
const LEVELS: Readonly<Record<Effort, Readonly<Record<ContentCoding, number>>>> = {
  low: { zstd: 1, br: 4, gzip: 4 },
  high: { zstd: 3, br: 5, gzip: 6 },
}

const [brotli, gzip, zstd] = [promisify(zlib.brotliCompress), promisify(zlib.gzip), promisify(zlib.zstdCompress)]
const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, ZSTD_c_compressionLevel } = zlib.constants

const CHUNK_BYTES = 64 * 1024
/** Up to here zstd takes less of the event loop than handing the body to another thread and back does. */
const MAX_AT_ONCE_BYTES = 512 * 1024

/** A body in a coding. Unless that takes less than to say so to another thread, it is made off the event loop. */
export async function compress(body: Buffer, coding: ContentCoding, effort: Effort): Promise<Buffer> {
  const level = LEVELS[effort][coding]
  switch (coding) {
    case 'br':
      return brotli(body, { params: { [BROTLI_PARAM_QUALITY]: level, [BROTLI_PARAM_SIZE_HINT]: body.length } })
    case 'zstd':
      return (body.length <= MAX_AT_ONCE_BYTES ? zlib.zstdCompressSync : zstd)(body, {
        params: { [ZSTD_c_compressionLevel]: level },
        pledgedSrcSize: body.length,
        // What comes of a page fits into one chunk.
        chunkSize: CHUNK_BYTES,
      })
    case 'gzip':
      return gzip(body, { level })
  }
}

/** Above it the event loop would wait longer than handing the work on takes. */
const MAX_AT_ONCE = 65_536

/**
 * A body in a coding, made where it is asked for; undefined where it is large or the coding slow. For an answer of 14 kB zstd
 * takes 0.04 ms, and handing it to another thread and back 0.06 ms more.
 */
export function compressAtOnce(body: Buffer, coding: ContentCoding): Buffer | undefined {
  if (coding !== 'zstd' || body.length > MAX_AT_ONCE) return undefined
  return zlib.zstdCompressSync(body, { params: { [ZSTD_c_compressionLevel]: LEVELS.low.zstd } })
}

let joined: Buffer<ArrayBuffer> | undefined

/**
 * As `compressAtOnce` a body of parts, which are joined in memory that is used again: a page of 170 kB that is allocated for
 * each answer makes V8 collect all garbage after every 45 of them, and the system map and clear the memory each time. For a
 * client that reads frames in a row (`readsFramesInRow`) parts that are remembered as bytes are compressed once: half of a
 * page, and of the time that compressing it takes.
 */
export function compressParts(
  parts: readonly BodyPart[],
  coding: ContentCoding,
  { inFrames = false }: { readonly inFrames?: boolean } = {},
): Buffer | undefined {
  const length = lengthOf(parts)
  if (coding !== 'zstd' || length > MAX_AT_ONCE_BYTES) return undefined
  return inFrames ? Buffer.concat(framesOf(parts)) : frameOf(parts, length)
}

/** Several frames, those of remembered parts as they were made before. */
function framesOf(parts: readonly BodyPart[]): Buffer[] {
  const frames: Buffer[] = []
  let others: BodyPart[] = []
  const end = () => {
    const length = lengthOf(others)
    if (length > 0) frames.push(frameOf(others, length))
    others = []
  }
  for (const part of parts) {
    if (typeof part === 'string' || part.length < SMALLEST_FRAME) others.push(part)
    else {
      end()
      frames.push(rememberedFrameOf(part))
    }
  }
  end()
  return frames
}

function frameOf(parts: readonly BodyPart[], length: number): Buffer {
  joined ??= Buffer.allocUnsafeSlow(MAX_AT_ONCE_BYTES)
  return zlib.zstdCompressSync(writeParts(parts, joined), {
    params: { [ZSTD_c_compressionLevel]: LEVELS.low.zstd },
    pledgedSrcSize: length,
    chunkSize: CHUNK_BYTES,
  })
}

/**
 * Below it a frame of its own saves nothing: to begin one takes as long as 15 kB of it, and it knows nothing of what stood before
 * it. A product page of 293 kB takes 0.30 ms in three frames, 0.29 in nine with 8 % more bytes, and 0.58 ms in one.
 */
const SMALLEST_FRAME = 40_000
/** Of styles of 94 kB it makes a seventh less than the level of a response, once for as long as they are remembered. */
const FRAME_LEVEL = 9

const rememberedFrames = new WeakMap<Uint8Array, Buffer>()

function rememberedFrameOf(part: Uint8Array): Buffer {
  const known = rememberedFrames.get(part)
  if (known) return known
  const frame = zlib.zstdCompressSync(part, { params: { [ZSTD_c_compressionLevel]: FRAME_LEVEL }, pledgedSrcSize: part.length })
  rememberedFrames.set(part, frame)
  return frame
}

/**
 * Whether a client is one that is known to read a body of several zstd frames. The format allows it (RFC 8878, 3), and the
 * library that Chromium and Firefox read with goes on; what others do is not known, and a page that ends early is no page.
 */
export function readsFramesInRow(userAgent: string | undefined): boolean {
  return userAgent !== undefined && /\b(?:Chrome|Firefox)\/\d/.test(userAgent)
}

/** A stream that compresses what is written to it; with `isLive` every part can be read as soon as it was written. */
export function compressingStream(coding: ContentCoding, isLive: boolean): NodeJS.ReadWriteStream {
  const level = LEVELS.low[coding]
  const { Z_SYNC_FLUSH, BROTLI_OPERATION_FLUSH, ZSTD_e_flush } = zlib.constants
  switch (coding) {
    case 'br':
      return zlib.createBrotliCompress({
        params: { [BROTLI_PARAM_QUALITY]: level },
        ...(isLive ? { flush: BROTLI_OPERATION_FLUSH } : {}),
      })
    case 'zstd':
      return zlib.createZstdCompress({ params: { [ZSTD_c_compressionLevel]: level }, ...(isLive ? { flush: ZSTD_e_flush } : {}) })
    case 'gzip':
      return zlib.createGzip({ level, ...(isLive ? { flush: Z_SYNC_FLUSH } : {}) })
  }
}
