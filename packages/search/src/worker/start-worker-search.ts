import { setTimeout } from 'node:timers/promises'
import { type SearchPort, SearchUnavailableError, type SearchUnavailableReason, type SearchWriter } from '../port/search-port.ts'
import { type Method, WorkerCalls } from './worker-calls.ts'

const SAVE_EVERY_MS = 5 * 60_000
/**
 * An index that was filled or brought up to now is kept after this time, when its parts have been merged: what either left
 * behind in memory is collected then too.
 */
const SETTLE_MS = 5000
const FIRST_PAUSE_MS = 100
const MAX_PAUSE_MS = 30_000

export interface WorkerSearchSettings {
  /** Where the index is kept over restarts. */
  readonly snapshotFolder?: string
  readonly saveEveryMs?: number
  /** How long after it was filled or brought up to now an index is kept; default 5 s. */
  readonly settleMs?: number
  /** Longest a query waits for its `minCursor`. */
  readonly maxWaitMs?: number
  /** The most memory for objects, without the columns of numbers; a worker that needs more ends and is started again. */
  readonly maxHeapMb?: number
  /** Brings an index that knows everything up to a cursor, or nothing when it is empty, up to now. */
  readonly refill: (writer: SearchWriter, cursor: string) => Promise<void>
  /** Is told why the worker ended or could not be filled; it is started again. */
  readonly onFailure?: (error: Error) => void
}

/** The embedded search in a thread of its own. */
interface WorkerSearch extends SearchPort {
  /** Resolves when queries are answered. */
  ready(): Promise<void>
  /** Keeps the index in the snapshot folder. */
  save(): Promise<void>
}

/**
 * Starts the embedded search in a worker thread. Queries throw `SearchUnavailableError` until it is filled, and again after
 * a crash, until its successor is.
 */
export function startWorkerSearch(settings: WorkerSearchSettings): WorkerSearch {
  const lives = new WorkerLives(settings)
  const query = <Result>(method: Method, ...parameters: unknown[]) => lives.query(method, parameters) as Promise<Result>
  return {
    search: search => query('search', search),
    suggest: suggestion => query('suggest', suggestion),
    ...writerOf((method, parameters) => lives.call(method, parameters)),
    ready: () => lives.ready(),
    save: () => lives.call('save', []) as Promise<void>,
    close: () => lives.close(),
  }
}

function writerOf(call: (method: Method, parameters: readonly unknown[]) => Promise<unknown>): SearchWriter {
  return {
    applyTexts: changes => call('applyTexts', [changes]) as Promise<void>,
    applyFacts: changes => call('applyFacts', [changes]) as Promise<void>,
    applyOffers: changes => call('applyOffers', [changes]) as Promise<void>,
    remove: productIds => call('remove', [productIds]) as Promise<void>,
    advance: cursor => call('advance', [cursor]) as Promise<void>,
    rebuild: language => call('rebuild', [language]) as Promise<void>,
    status: () => call('status', []) as ReturnType<SearchWriter['status']>,
  }
}

/** One worker after another, each filled before it is asked. */
class WorkerLives {
  readonly #settings: WorkerSearchSettings
  #worker: WorkerCalls
  #unavailable: SearchUnavailableReason | undefined = 'starting'
  #ready = Promise.withResolvers<void>()
  #isClosed = false
  readonly #run: Promise<void>

  constructor(settings: WorkerSearchSettings) {
    this.#settings = settings
    this.#ready.promise.catch(() => {})
    this.#worker = this.#start()
    this.#run = this.#keepRunning()
  }

  ready(): Promise<void> {
    return this.#ready.promise
  }

  async query(method: Method, parameters: readonly unknown[]): Promise<unknown> {
    if (this.#unavailable !== undefined) throw new SearchUnavailableError(this.#unavailable)
    return await this.#worker.call(method, parameters)
  }

  async call(method: Method, parameters: readonly unknown[]): Promise<unknown> {
    if (this.#isClosed) throw new SearchUnavailableError('closed')
    return await this.#worker.call(method, parameters)
  }

  async close(): Promise<void> {
    if (this.#isClosed) return
    this.#isClosed = true
    this.#unavailable = 'closed'
    this.#ready.reject(new SearchUnavailableError('closed'))
    await this.#worker.call('close', []).catch(() => {})
    await this.#worker.end()
    await this.#run
  }

  #start(): WorkerCalls {
    const { snapshotFolder, saveEveryMs = SAVE_EVERY_MS, maxWaitMs, maxHeapMb } = this.#settings
    const settings = {
      saveEveryMs,
      ...(snapshotFolder === undefined ? {} : { snapshotFolder }),
      ...(maxWaitMs === undefined ? {} : { maxWaitMs }),
    }
    return new WorkerCalls(settings, maxHeapMb)
  }

  async #keepRunning(): Promise<void> {
    for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, MAX_PAUSE_MS)) {
      const worker = this.#worker
      if (await this.#fill(worker)) pauseMs = FIRST_PAUSE_MS
      const reason = await worker.ended
      if (this.#isClosed) return
      if (this.#unavailable === undefined) this.#ready = Promise.withResolvers<void>()
      this.#ready.promise.catch(() => {})
      this.#unavailable = 'crashed'
      this.#settings.onFailure?.(reason ?? new Error('The search worker ended'))
      await setTimeout(pauseMs, undefined, { ref: false })
      if (this.#isClosed) return
      this.#worker = this.#start()
    }
  }

  #keepSoon(worker: WorkerCalls): void {
    setTimeout(this.#settings.settleMs ?? SETTLE_MS, undefined, { ref: false })
      .then(() => (this.#isClosed ? undefined : worker.call('save', [])))
      // It has ended meanwhile, or its folder cannot be written, which costs the next start some time.
      .catch(() => undefined)
  }

  /** Whether the worker answers now. One that cannot be filled is ended. */
  async #fill(worker: WorkerCalls): Promise<boolean> {
    try {
      await worker.opened
      const writer = writerOf((method, parameters) => worker.call(method, parameters))
      const { appliedCursor } = await writer.status()
      await this.#settings.refill(writer, appliedCursor)
      const wasBehind = (await writer.status()).appliedCursor !== appliedCursor
      if (this.#isClosed) return false
      this.#unavailable = undefined
      this.#ready.resolve()
      if (wasBehind) this.#keepSoon(worker)
      return true
    } catch (error) {
      if (!this.#isClosed) this.#settings.onFailure?.(error instanceof Error ? error : new Error(String(error)))
      await worker.end()
      return false
    }
  }
}
