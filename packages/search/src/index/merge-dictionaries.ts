import type { Dictionary } from './dictionary.ts'

/** A dictionary, and which of its documents are still valid. */
export interface MergeSource {
  readonly dictionary: Dictionary
  readonly isValid: (document: number) => boolean
}

const TERMS_PER_STEP = 500

/**
 * Merges dictionaries into one without the documents that are no longer valid. It stops now and then, so that searches
 * can go on meanwhile. Words in more than `mostDocuments` documents are left out: they tell nothing and fill memory.
 */
export function* mergeDictionaries(sources: readonly MergeSource[], mostDocuments: number): Generator<void, Dictionary> {
  const total = sources.reduce((sum, { dictionary }) => sum + dictionary.documents.length, 0)
  const documents = new Uint32Array(total)
  const weights = new Uint8Array(total)
  const terms: string[] = []
  const ends: number[] = [0]
  const heads = sources.map(() => 0)
  let end = 0
  for (let step = 1; ; step++) {
    const term = leastOf(sources, heads)
    if (term === undefined) break
    const start = end
    let parts = 0
    sources.forEach(({ dictionary, isValid }, source) => {
      const place = heads[source] as number
      if (dictionary.terms[place] !== term) return
      heads[source] = place + 1
      const last = dictionary.offsets[place + 1] as number
      const before = end
      for (let at = dictionary.offsets[place] as number; at < last; at++) {
        const document = dictionary.documents[at] as number
        if (!isValid(document)) continue
        documents[end] = document
        weights[end] = dictionary.weights[at] as number
        end++
      }
      if (end > before) parts++
    })
    if (end - start > mostDocuments) end = start
    if (end > start) {
      if (parts > 1) sortRange(documents, weights, start, end)
      terms.push(term)
      ends.push(end)
    }
    if (step % TERMS_PER_STEP === 0) yield
  }
  return { terms, offsets: Uint32Array.from(ends), documents: documents.slice(0, end), weights: weights.slice(0, end) }
}

function leastOf(sources: readonly MergeSource[], heads: readonly number[]): string | undefined {
  let least: string | undefined
  for (let source = 0; source < sources.length; source++) {
    const term = sources[source]?.dictionary.terms[heads[source] as number]
    if (term !== undefined && (least === undefined || term < least)) least = term
  }
  return least
}

/** Orders documents of a term, their weights along. */
function sortRange(documents: Uint32Array, weights: Uint8Array, start: number, end: number): void {
  const pairs = new Float64Array(end - start)
  for (let at = start; at < end; at++) pairs[at - start] = (documents[at] as number) * 256 + (weights[at] as number)
  pairs.sort()
  for (let at = start; at < end; at++) {
    const pair = pairs[at - start] as number
    documents[at] = Math.floor(pair / 256)
    weights[at] = pair % 256
  }
}
