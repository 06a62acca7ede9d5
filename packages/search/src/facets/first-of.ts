/** Beyond so many the whole list is sorted: a heap of them would be slower. */
const MAX_IN_HEAP = 2000

/**
 * The first documents of a list in descending order of their keys, which stand at the same places. Equal keys are ordered by
 * product id, so that pages neither repeat nor leave out products.
 */
export function firstOf(
  documents: Uint32Array,
  keys: Float64Array,
  count: number,
  wanted: number,
  isBefore: (document: number, other: number) => boolean,
): number[] {
  const size = Math.min(wanted, count)
  if (size <= 0) return []
  if (size > MAX_IN_HEAP) return sortAll(documents, keys, count, isBefore).slice(0, size)
  const heapKeys = new Float64Array(size)
  const heap = new Uint32Array(size)
  const isWorse = (key: number, document: number, otherKey: number, other: number) =>
    key < otherKey || (key === otherKey && isBefore(other, document))
  for (let place = 0; place < size; place++) {
    const document = documents[place] as number
    const key = keys[place] as number
    let at = place
    while (at > 0) {
      const parent = (at - 1) >> 1
      if (!isWorse(key, document, heapKeys[parent] as number, heap[parent] as number)) break
      heapKeys[at] = heapKeys[parent] as number
      heap[at] = heap[parent] as number
      at = parent
    }
    heapKeys[at] = key
    heap[at] = document
  }
  for (let place = size; place < count; place++) {
    const key = keys[place] as number
    if (key < (heapKeys[0] as number)) continue
    const document = documents[place] as number
    if (!isWorse(heapKeys[0] as number, heap[0] as number, key, document)) continue
    let at = 0
    for (;;) {
      let child = 2 * at + 1
      if (child >= size) break
      const next = child + 1
      if (
        next < size &&
        isWorse(heapKeys[next] as number, heap[next] as number, heapKeys[child] as number, heap[child] as number)
      )
        child = next
      if (!isWorse(heapKeys[child] as number, heap[child] as number, key, document)) break
      heapKeys[at] = heapKeys[child] as number
      heap[at] = heap[child] as number
      at = child
    }
    heapKeys[at] = key
    heap[at] = document
  }
  return sortAll(heap, heapKeys, size, isBefore)
}

function sortAll(
  documents: Uint32Array,
  keys: Float64Array,
  count: number,
  isBefore: (document: number, other: number) => boolean,
): number[] {
  return Array.from(documents.subarray(0, count), (document, place) => ({ document, key: keys[place] as number }))
    .sort((a, b) => (a.key === b.key ? (isBefore(a.document, b.document) ? -1 : 1) : b.key - a.key))
    .map(({ document }) => document)
}
