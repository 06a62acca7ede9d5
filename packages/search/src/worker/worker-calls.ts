import { Worker } from 'node:worker_threads'
import { SearchUnavailableError } from '../port/search-unavailable-error.ts'
import { errorOf, type Method, type Reply, type WorkerSettings } from './messages.ts'

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

  constructor(settings: WorkerSettings, mostHeapMb?: number) {
    this.#worker = new Worker(new URL('./search-worker.ts', import.meta.url), {
      name: 'search',
      workerData: settings,
      execArgv: [],
      ...(mostHeapMb === undefined ? {} : { resourceLimits: { maxOldGenerationSizeMb: mostHeapMb } }),
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
