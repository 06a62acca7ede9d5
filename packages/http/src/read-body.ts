import type { Readable } from 'node:stream'
import type { BodyBudget } from './body-budget.ts'
import { RequestRefusal } from './request-refusal.ts'

/** A body in memory, for which a budget pays until `release` is called. */
export interface HeldBody {
  readonly bytes: Buffer
  release(): void
}

export interface BodyLimits {
  readonly maxBytes: number
  /** What the head of the request says, where it says it. */
  readonly declaredBytes?: number
  readonly budget: BodyBudget
  /** How long the whole body may take. */
  readonly timeoutMs: number
}

/**
 * What is thrown away of a body that is too large before the answer: most clients look at answers only once they have
 * sent everything, and those that send a little too much shall learn of it.
 */
const LINGER_BYTES = 1024 * 1024
const FIRST_BYTES = 1024

/**
 * Reads a body and stops at its limit, however it is framed. Bytes are copied into one growing buffer: kept as they
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
    // Whoever hangs up later must not end the process.
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
