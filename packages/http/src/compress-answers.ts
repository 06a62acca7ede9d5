import { pipeline, Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type BodyPart, joinParts, lengthOf } from './body-parts.ts'
import {
  type ContentCoding,
  compress,
  compressAtOnce,
  compressingStream,
  compressParts,
  FASTEST_FIRST,
  negotiateCoding,
  readsFramesInRow,
} from './content-coding.ts'

/** Below it the headers weigh more than what is saved. */
const SMALLEST_BYTES = 1024

const TEXT =
  /^(?:text\/(?!event-stream)|application\/(?:json|javascript|manifest\+json|xml|[\w.-]+\+(?:json|xml)|x-ndjson)|image\/svg)/

interface CompressionOptions {
  /**
   * Whether an answer may be compressed at all: not one that has a secret next to what the client sent, since its length
   * would tell whether both are alike (BREACH). Answers with `Cache-Control: no-transform` never are.
   */
  readonly mayCompress?: (request: FastifyRequest, reply: FastifyReply) => boolean
}

/**
 * Compresses the answers of a server that are text, in the coding the client prefers. What is compressed already, small
 * or a part of a file stays as it is. Streams stay streams: what is written to them can be read at once.
 */
export function compressAnswers(server: FastifyInstance, options: CompressionOptions = {}): void {
  server.addHook('onSend', async (request, reply, payload: unknown) => {
    if (!isCompressible(request, reply, options)) return payload
    const isWhole = typeof payload === 'string' || Buffer.isBuffer(payload)
    if (isWhole && payload.length < SMALLEST_BYTES) return payload
    const source = isWhole ? undefined : streamOf(payload)
    if (!isWhole && !source) return payload
    // Of an answer that comes as a stream the length is known where it was stored as a whole before.
    const length = Number(reply.getHeader('content-length') ?? Number.NaN)
    if (length < SMALLEST_BYTES) return payload
    const coding = beginCoding(request, reply)
    if (!coding) return source ?? payload
    if (isWhole) {
      const body = typeof payload === 'string' ? Buffer.from(payload) : (payload as Buffer)
      return compressAtOnce(body, coding) ?? compress(body, coding, 'low')
    }
    const compressing = compressingStream(coding, Number.isNaN(length))
    // Whichever side breaks ends the other one, and the client sees that the answer is cut.
    return pipeline(source as Readable, compressing, () => undefined)
  })
}

/**
 * The body of an answer that is made of parts, to be sent once its status and headers are set: compressed as
 * `compressAnswers` would, joined where it does not. Parts that are bytes may be remembered by the very object, and must not change.
 */
export function bodyOfParts(
  request: FastifyRequest,
  reply: FastifyReply,
  parts: readonly BodyPart[],
  options: CompressionOptions = {},
): Buffer {
  const isWorthIt = lengthOf(parts) >= SMALLEST_BYTES && isCompressible(request, reply, options)
  const coding = isWorthIt ? codingFor(request) : undefined
  const body = coding && compressParts(parts, coding, { inFrames: readsFramesInRow(request.headers['user-agent']) })
  // Others are made off the event loop, by the hook.
  if (!body) return joinParts(parts)
  beginCoding(request, reply)
  // How many frames it has.
  varyBy(reply, 'User-Agent')
  return body
}

function isCompressible(request: FastifyRequest, reply: FastifyReply, { mayCompress = () => true }: CompressionOptions): boolean {
  return isText(reply) && mayCompress(request, reply)
}

function codingFor({ headers }: FastifyRequest): ContentCoding | undefined {
  return negotiateCoding(headers['accept-encoding'], FASTEST_FIRST)
}

/** Says of an answer that it depends on what the client accepts, and in which coding it comes, if in any. */
function beginCoding(request: FastifyRequest, reply: FastifyReply): ContentCoding | undefined {
  varyBy(reply, 'Accept-Encoding')
  const coding = codingFor(request)
  if (!coding) return undefined
  reply.header('content-encoding', coding).removeHeader('content-length').removeHeader('accept-ranges')
  weakenTag(reply)
  return coding
}

function isText(reply: FastifyReply): boolean {
  const { statusCode } = reply
  if (statusCode < 200 || statusCode === 204 || statusCode === 206 || statusCode === 304) return false
  if (reply.hasHeader('content-encoding') || reply.hasHeader('content-range')) return false
  if (/\bno-transform\b/.test(String(reply.getHeader('cache-control') ?? ''))) return false
  return TEXT.test(String(reply.getHeader('content-type') ?? ''))
}

function streamOf(payload: unknown): Readable | undefined {
  if (payload instanceof Readable) return payload
  if (payload instanceof ReadableStream) return Readable.fromWeb(payload as never)
  return undefined
}

/** Adds a name to the `Vary` header of a reply, unless it is there. */
function varyBy(reply: FastifyReply, name: string): void {
  const names = String(reply.getHeader('vary') ?? '')
  if (
    names === '*' ||
    names
      .toLowerCase()
      .split(/\s*,\s*/)
      .includes(name.toLowerCase())
  )
    return
  reply.header('vary', names ? `${names}, ${name}` : name)
}

/** The bytes are no longer those of the tag, but mean the same (RFC 9110, 8.8.1). */
function weakenTag(reply: FastifyReply): void {
  const tag = reply.getHeader('etag')
  if (typeof tag === 'string' && !tag.startsWith('W/')) reply.header('etag', `W/${tag}`)
}
