/** Words of documents with where they occur: a sorted list, and behind each its documents, ascending, with weights 1 to 255. */
export interface Dictionary {
  readonly terms: readonly string[]
  /** One entry more than there are terms. */
  readonly offsets: Uint32Array
  readonly documents: Uint32Array
  readonly weights: Uint8Array
}

/** Place of the first entry of a sorted list that is not before a text. */
export function lowerBound(sorted: readonly string[], text: string): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] as string) < text) low = middle + 1
    else high = middle
  }
  return low
}

/** Place of a text in a sorted list, or -1. */
export function placeOf(sorted: readonly string[], text: string): number {
  const place = lowerBound(sorted, text)
  return sorted[place] === text ? place : -1
}

/** Calls back for entries of a sorted list that begin with a text, in order, at most `limit` of them. */
export function eachWithPrefix(
  sorted: readonly string[],
  prefix: string,
  limit: number,
  visit: (place: number, term: string) => void,
): void {
  const first = lowerBound(sorted, prefix)
  const end = Math.min(sorted.length, first + limit)
  for (let place = first; place < end; place++) {
    const term = sorted[place] as string
    if (!term.startsWith(prefix)) return
    visit(place, term)
  }
}
