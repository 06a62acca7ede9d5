/** A value that a fact of the catalogue was given, on the clock of `performance`. */
interface Change {
  readonly value: string
  readonly begunMs: number
  /** Undefined while its commit is under way. */
  committedMs?: number
}

/** What a fact, such as a price, was at which time, to judge answers by. */
export class FactHistory {
  readonly #changes: Change[] = []

  /** Gives the fact a value by a function that resolves once it is committed. */
  async change(value: string, commit: () => Promise<unknown>): Promise<void> {
    const change: Change = { value, begunMs: performance.now() }
    this.#changes.push(change)
    await commit()
    change.committedMs = performance.now()
  }

  /**
   * How long before it was requested the value of an answer had been replaced, ms: 0 when the fact had that value, or none
   * that was committed later, at some time between request and answer. Undefined for a value that it never had.
   */
  ageOf(shown: string, requestedMs: number, answeredMs: number): number | undefined {
    const place = this.#changes.findLastIndex(({ value, begunMs }) => value === shown && begunMs <= answeredMs)
    if (place === -1) return undefined
    const replacedMs = this.#changes[place + 1]?.committedMs
    return replacedMs === undefined ? 0 : Math.max(0, requestedMs - replacedMs)
  }
}
