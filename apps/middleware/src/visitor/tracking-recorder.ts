import { networkOf } from '@shop/domain/session'
import type { EngineContext } from '@shop/engine/database'
import { dropTrackingForwards, storeTracking, type TrackingEntry } from '@shop/engine/tracking'

/** How long an entry waits to be written together with others, in ms. */
const WAIT_MS = 100
/** So many are written at once; more wait no longer. */
const MAX_BATCH = 200
/** So many wait while the database is slow; what comes then is lost, so that it takes no memory from the shop. */
const MAX_WAITING = 5000
/** Calls of one network in a minute that are taken: more than a page of many people behind one address makes. */
const MAX_PER_MINUTE = 600
const MINUTE_MS = 60_000
/** Networks that are counted; with more of them counting begins again. */
const MAX_NETWORKS = 10_000

/** Writes down what visitors do, many entries by one statement. No request waits for it. */
export interface TrackingRecorder {
  /** Whether a service outside learns what those do who agree to marketing. */
  readonly isForwarding: boolean
  /** Whether one more call of a network is taken; the database is not asked. */
  admits(clientAddress: string): boolean
  /** Takes entries, which are stored together; false where too many wait. */
  record(entries: readonly TrackingEntry[]): boolean
  /**
   * Has no service outside learn what a browser did that was not told yet, since its owner has taken the consent back: neither
   * what waits here nor what waits in the database (TRACK-15).
   */
  withhold(browserId: string): Promise<void>
  /** Writes down what waits. */
  flush(): Promise<void>
}

interface RecorderOptions {
  readonly engine: EngineContext
  readonly isForwarding: boolean
  readonly onError: (error: unknown, what: string) => void
}

/** Creates the recorder of a process. */
export function createTrackingRecorder({ engine, isForwarding, onError }: RecorderOptions): TrackingRecorder {
  const waiting: TrackingEntry[] = []
  let timer: NodeJS.Timeout | undefined
  let writing = Promise.resolve()
  const calls = new Map<string, number>()
  let minute = 0

  async function writeBatch(): Promise<void> {
    const batch = waiting.splice(0, MAX_BATCH)
    await storeTracking(engine, batch).catch(error => onError(error, 'what visitors did could not be written down'))
  }

  async function writeAll(): Promise<void> {
    while (waiting.length > 0) await writeBatch()
  }

  function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    // One batch at a time: a burst takes one connection.
    writing = writing.then(writeAll)
    return writing
  }

  return {
    isForwarding,
    admits(clientAddress) {
      const network = networkOf(clientAddress)
      if (engine.unlimitedNetworks?.has(network)) return true
      const now = Math.floor(Date.parse(engine.now()) / MINUTE_MS)
      if (now !== minute || calls.size >= MAX_NETWORKS) calls.clear()
      minute = now
      const count = (calls.get(network) ?? 0) + 1
      calls.set(network, count)
      return count <= MAX_PER_MINUTE
    },
    record(entries) {
      if (waiting.length + entries.length > MAX_WAITING) return false
      waiting.push(...entries)
      if (waiting.length >= MAX_BATCH) void flush()
      else timer ??= setTimeout(() => void flush(), WAIT_MS)
      return true
    },
    async withhold(browserId) {
      const others = waiting.splice(0).flatMap(entry => (entry.browserId === browserId ? withheldOf(entry) : [entry]))
      waiting.push(...others)
      // What is being written now is there to be dropped afterwards.
      await writing
      await dropTrackingForwards(engine, browserId)
    },
    flush,
  }
}

/** An event is stored all the same, since its visitor had agreed to that when it took place; facts of a customer are told or nothing. */
function withheldOf(entry: TrackingEntry): TrackingEntry[] {
  return entry.kind === 'event' ? [{ ...entry, isForwarded: false }] : []
}
