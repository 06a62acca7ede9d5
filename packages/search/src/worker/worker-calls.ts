import { Worker } from 'node:worker_threads'
import type { EmbeddedSearch } from '../embedded/open-embedded-search.ts'
import { SearchUnavailableError, type SearchUnavailableReason } from '../port/search-port.ts'

/** One life of the worker: calls to it with their answers, until it ends. */
export class WorkerCalls {
  /** Resolves when the index is open; rejects when the worker ends before. */
  readonly opened: Promise<void>
  /** Resolves when the worker has ended, with what ended it. */
  readonly ended: Promise<Error | undefined>
  readonly #worker: Worker
  readonly #pending = new Map<number, PromiseWithResolvers<unknown>>()
  #lastId = 0
  #hasEnded = false

  constructor(settings: SearchThreadSettings, maxHeapMb?: number) {
    this.#worker = new Worker(new URL('./search-worker.ts', import.meta.url), {
      name: 'search',
      workerData: settings,
      execArgv: [],
      ...(maxHeapMb === undefined ? {} : { resourceLimits: { maxOldGenerationSizeMb: maxHeapMb } }),
    })
    const opened = Promise.withResolvers<void>()
    const ended = Promise.withResolvers<Error | undefined>()
    this.opened = opened.promise
    this.opened.catch(() => {})
    this.ended = ended.promise
    let reason: Error | undefined
    this.#worker.on('message', (reply: Reply) => {
      if (reply.kind === 'opened') opened.resolve()
      else this.#settle(reply)
    })
    this.#worker.once('error', error => {
      reason = error instanceof Error ? error : new Error(String(error))
    })
    this.#worker.once('exit', () => {
      this.#hasEnded = true
      const unavailable = new SearchUnavailableError('crashed', { cause: reason })
      opened.reject(unavailable)
      for (const { reject } of this.#pending.values()) reject(unavailable)
      this.#pending.clear()
      ended.resolve(reason)
    })
  }

  /** Throws `SearchUnavailableError` `crashed` when the worker ends before it answers. */
  call(method: Method, parameters: readonly unknown[]): Promise<unknown> {
    if (this.#hasEnded) return Promise.reject(new SearchUnavailableError('crashed'))
    const pending = Promise.withResolvers<unknown>()
    const id = ++this.#lastId
    this.#pending.set(id, pending)
    this.#worker.postMessage({ id, method, parameters })
    return pending.promise
  }

  async end(): Promise<void> {
    await this.#worker.terminate()
  }

  #settle(reply: Exclude<Reply, { kind: 'opened' }>): void {
    const pending = this.#pending.get(reply.id)
    this.#pending.delete(reply.id)
    if (reply.kind === 'result') pending?.resolve(reply.result)
    else pending?.reject(errorOf(reply.failure))
  }
}

/** What the worker can be asked. */
export type Method = keyof EmbeddedSearch

/** A call of a method of the search in the worker. */
export interface Request {
  readonly id: number
  readonly method: Method
  readonly parameters: readonly unknown[]
}

/** How a call failed, in a form that passes between threads. */
interface Failure {
  readonly reason?: SearchUnavailableReason
  readonly message: string
}

/** The answer to a call, or the word that the worker has opened its index. */
export type Reply =
  | { readonly kind: 'opened' }
  | { readonly kind: 'result'; readonly id: number; readonly result: unknown }
  | { readonly kind: 'failure'; readonly id: number; readonly failure: Failure }

/** What the worker is started with. */
export interface SearchThreadSettings {
  readonly snapshotFolder?: string
  readonly saveEveryMs: number
  readonly maxWaitMs?: number
}

export function failureOf(error: unknown): Failure {
  const message = error instanceof Error ? error.message : String(error)
  return error instanceof SearchUnavailableError ? { reason: error.reason, message } : { message }
}

function errorOf({ reason, message }: Failure): Error {
  return reason === undefined ? new Error(message) : new SearchUnavailableError(reason)
}
