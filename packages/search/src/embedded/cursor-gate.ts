import { hasReached, SearchUnavailableError } from '../port/search-port.ts'

/** Lets queries wait until the changes they must know of are applied. */
export class CursorGate {
  readonly #maxWaitMs: number
  readonly #waiting = new Set<{ cursor: string; open: () => void }>()
  #cursor: string

  constructor(cursor: string, maxWaitMs: number) {
    this.#cursor = cursor
    this.#maxWaitMs = maxWaitMs
  }

  get cursor(): string {
    return this.#cursor
  }

  /** A cursor never goes back. */
  advance(cursor: string): void {
    if (!hasReached(cursor, this.#cursor)) return
    this.#cursor = cursor
    for (const waiting of this.#waiting) if (hasReached(cursor, waiting.cursor)) waiting.open()
  }

  /** Throws `SearchUnavailableError` `behind` when it takes too long. */
  async reached(cursor: string | undefined): Promise<void> {
    if (cursor === undefined || hasReached(this.#cursor, cursor)) return
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const waiting = { cursor, open: resolve }
    this.#waiting.add(waiting)
    const timeout = setTimeout(() => reject(new SearchUnavailableError('behind')), this.#maxWaitMs)
    try {
      await promise
    } finally {
      clearTimeout(timeout)
      this.#waiting.delete(waiting)
    }
  }
}
