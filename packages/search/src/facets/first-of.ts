/** Beyond so many the whole list is sorted: a heap of them would be slower. */
const MOST_IN_HEAP = 2000

/**
 * The first documents of a list in descending order of their keys. Equal keys are ordered by product id, so that pages
 * neither repeat nor leave out products.
 */
export function firstOf(
  documents: Uint32Array,
  count: number,
  wanted: number,
  keyOf: (document: number) => number,
  isBefore: (document: number, other: number) => boolean,
): number[] {
  const size = Math.min(wanted, count)
  if (size <= 0) return []
  if (size > MOST_IN_HEAP) return sortAll(documents, count, keyOf, isBefore).slice(0, size)
  const keys = new Float64Array(size)
  const heap = new Uint32Array(size)
  const isWorse = (key: number, document: number, otherKey: number, other: number) =>
    key < otherKey || (key === otherKey && isBefore(other, document))
  let filled = 0
  for (let place = 0; place < count; place++) {
    const document = documents[place] as number
    const key = keyOf(document)
    if (filled < size) {
      let at = filled++
      while (at > 0) {
        const parent = (at - 1) >> 1
        if (!isWorse(key, document, keys[parent] as number, heap[parent] as number)) break
        keys[at] = keys[parent] as number
        heap[at] = heap[parent] as number
        at = parent
      }
      keys[at] = key
      heap[at] = document
    } else if (isWorse(keys[0] as number, heap[0] as number, key, document)) {
      let at = 0
      for (;;) {
        let child = 2 * at + 1
        if (child >= size) break
        const next = child + 1
        if (next < size && isWorse(keys[next] as number, heap[next] as number, keys[child] as number, heap[child] as number))
          child = next
        if (!isWorse(keys[child] as number, heap[child] as number, key, document)) break
        keys[at] = keys[child] as number
        heap[at] = heap[child] as number
        at = child
      }
      keys[at] = key
      heap[at] = document
    }
  }
  return sortAll(heap, size, keyOf, isBefore)
}

function sortAll(
  documents: Uint32Array,
  count: number,
  keyOf: (document: number) => number,
  isBefore: (document: number, other: number) => boolean,
): number[] {
  return Array.from(documents.subarray(0, count), document => ({ document, key: keyOf(document) }))
    .sort((a, b) => (a.key === b.key ? (isBefore(a.document, b.document) ? -1 : 1) : b.key - a.key))
    .map(({ document }) => document)
}
