import { setImmediate } from 'node:timers/promises'
import type { TextIndex } from '../index/text-index.ts'

/** Longest time a step may take before searches get their turn. */
const SLICE_MS = 3
/** After so long without changes everything is merged into one segment. */
const QUIET_MS = 1000

/** Merges what changes leave behind, in small steps between searches. */
export class BackgroundMerge {
  readonly #texts: () => Iterable<TextIndex>
  #running: Promise<void> = Promise.resolve()
  #quiet: NodeJS.Timeout | undefined
  #isClosed = false

  constructor(texts: () => Iterable<TextIndex>) {
    this.#texts = texts
  }

  /** Something changed. */
  wake(): void {
    clearTimeout(this.#quiet)
    this.#quiet = setTimeout(() => void this.#mergeWhereNeeded(true), QUIET_MS).unref()
    void this.#mergeWhereNeeded(false)
  }

  /** Merges one index, or all, into one segment each. */
  async mergeAll(language?: string): Promise<void> {
    for (const index of this.#texts())
      if (language === undefined || index.language === language) await this.#enqueue(() => runSliced(index.merge(true)))
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#quiet)
    await this.#running
  }

  async #mergeWhereNeeded(all: boolean): Promise<void> {
    for (const index of this.#texts())
      if (index.needsMerge)
        await this.#enqueue(() => (this.#isClosed || !index.needsMerge ? undefined : runSliced(index.merge(all))))
  }

  #enqueue(work: () => Promise<void> | undefined): Promise<void> {
    this.#running = this.#running.then(work)
    return this.#running
  }
}

async function runSliced(steps: Generator<void, void>): Promise<void> {
  for (;;) {
    const end = performance.now() + SLICE_MS
    do if (steps.next().done) return
    while (performance.now() < end)
    await setImmediate()
  }
}
