/** A list that changes, gone through again and again, some of it at a time. */
export interface Rounds<T> {
  /** The next part of the list; the first again after the last, and none of an empty list. */
  next(): readonly T[]
  /** Of how many parts the round is that has begun; 1 at least. */
  count(): number
}

/**
 * Goes through what `list` answers in parts of at most `size`. Thousands that are looked at by one statement keep the database and
 * the event loop from shoppers for as long as it takes; a part of them is not noticed. What comes while a round is under way is in
 * the next one.
 */
export function createRounds<T>(list: () => readonly T[], size: number): Rounds<T> {
  let round: readonly T[] = []
  let at = 0
  return {
    next() {
      if (at >= round.length) {
        round = list()
        at = 0
      }
      const part = round.slice(at, at + size)
      at += size
      return part
    },
    count: () => Math.max(1, Math.ceil(round.length / size)),
  }
}
