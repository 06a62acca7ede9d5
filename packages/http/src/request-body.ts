import type { Readable } from 'node:stream'
import { RequestRefusal } from './request-refusal.ts'

/** Limit of the bytes of request bodies that one process holds in memory, over all clients and servers. */
export interface BodyBudget {
  /** Takes `bytes`; false, having taken nothing, when that many are not left. */
  take(bytes: number): boolean
  /** Returns bytes to the budget. */
  give(bytes: number): void
  /** Bytes taken at the moment. */
  readonly takenBytes: number
}

/** Bodies are 64 KiB at most and mostly some hundred bytes, so that only a flood comes near. */
const MAX_BYTES = 32 * 1024 * 1024

/** Creates a full budget. A process has one, shared by all its servers. */
export function createBodyBudget(maxBytes = MAX_BYTES): BodyBudget {
  let takenBytes = 0
  return {
    take(bytes) {
      if (takenBytes + bytes > maxBytes) return false
      takenBytes += bytes
      return true
    },
    give(bytes) {
      takenBytes -= bytes
    },
    // biome-ignore lint/plugin: a process has one
    get takenBytes() {
      return takenBytes
    },
  }
}

/** A body in memory, charged to a budget until `release` is called. */
interface HeldBody {
  readonly bytes: Buffer
  release(): void
}

interface BodyLimits {
  readonly maxBytes: number
  /** The declared length, where the request has one. */
  readonly declaredBytes?: number
  readonly budget: BodyBudget
  /** How long the whole body may take. */
  readonly timeoutMs: number
}

/**
 * Bytes of a body that are discarded before the refusal: most clients read the response only once they have
 * sent everything, and those that send a little too much should still get it.
 */
const LINGER_BYTES = 1024 * 1024
const FIRST_BYTES = 1024

/**
 * Reads a body and stops at its limit, however it is framed. Bytes are copied into one growing buffer: stored as they
 * come, a body in chunks of one byte would take a hundred times its size.
 * @throws {RequestRefusal} `body-too-large`, `too-slow`, `too-many-bodies`, or `unreadable` when it ends too early.
 */
export function readBody(stream: Readable, { maxBytes, declaredBytes, budget, timeoutMs }: BodyLimits): Promise<HeldBody> {
  const { promise, resolve, reject } = Promise.withResolvers<HeldBody>()
  if (declaredBytes !== undefined && declaredBytes > maxBytes + LINGER_BYTES) {
    reject(new RequestRefusal('body-too-large'))
    return promise
  }
  let bytes: Buffer = Buffer.alloc(0)
  let length = 0
  let refusal: RequestRefusal | undefined

  function refuse(reason: 'body-too-large' | 'too-many-bodies'): void {
    refusal = new RequestRefusal(reason)
    budget.give(bytes.length)
    bytes = Buffer.alloc(0)
  }

  function makeRoomFor(count: number): boolean {
    if (count <= bytes.length) return true
    const size = Math.min(maxBytes, Math.max(count, bytes.length * 2, FIRST_BYTES))
    if (!budget.take(size - bytes.length)) return false
    const larger = Buffer.allocUnsafeSlow(size)
    bytes.copy(larger, 0, 0, length)
    bytes = larger
    return true
  }

  function onData(chunk: Buffer): void {
    const newLength = length + chunk.length
    if (!refusal && newLength > maxBytes) refuse('body-too-large')
    if (!refusal && !makeRoomFor(newLength)) refuse('too-many-bodies')
    if (!refusal) chunk.copy(bytes, length)
    length = newLength
    if (refusal && length > maxBytes + LINGER_BYTES) finish()
  }

  function finish(failure: RequestRefusal | undefined = refusal): void {
    clearTimeout(timer)
    stream.off('data', onData).off('end', onEnd).off('close', onCut).off('error', onCut).pause()
    // An error after this, such as a client that hangs up, must not end the process.
    stream.on('error', () => undefined)
    const held = bytes.length
    if (failure) {
      budget.give(held)
      reject(failure)
      return
    }
    let isReleased = false
    resolve({
      bytes: bytes.subarray(0, length),
      release() {
        if (!isReleased) budget.give(held)
        isReleased = true
      },
    })
  }

  const onEnd = () => finish()
  const onCut = () => finish(refusal ?? new RequestRefusal('unreadable'))
  const timer = setTimeout(() => finish(refusal ?? new RequestRefusal('too-slow')), timeoutMs)
  stream.on('data', onData).once('end', onEnd).once('close', onCut).once('error', onCut)
  return promise
}
