import type { WeighedWords } from './document-words.ts'

/** Terms and the documents they occur in: a sorted list, and behind each its documents, ascending, with weights 1 to 255. */
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

/** A document of an index by its number. */
interface NumberedWords {
  readonly document: number
  readonly words: WeighedWords
}

/** Makes a dictionary of documents. Each document stands in the list once. */
export function buildDictionary(documents: readonly NumberedWords[]): Dictionary {
  const ascending = [...documents].sort((a, b) => a.document - b.document)
  const counts = new Map<string, number>()
  for (const { words } of ascending) for (const word of words.keys()) counts.set(word, (counts.get(word) ?? 0) + 1)
  const terms = [...counts.keys()].map(detach).sort()
  const places = new Map<string, number>()
  const offsets = new Uint32Array(terms.length + 1)
  terms.forEach((term, place) => {
    places.set(term, place)
    offsets[place + 1] = (offsets[place] as number) + (counts.get(term) as number)
  })
  const next = offsets.slice()
  const numbers = new Uint32Array(offsets[terms.length] as number)
  const weights = new Uint8Array(numbers.length)
  for (const { document, words } of ascending) {
    for (const [word, weight] of words) {
      const place = places.get(word) as number
      const at = next[place] as number
      next[place] = at + 1
      numbers[at] = document
      weights[at] = weight
    }
  }
  return { terms, offsets, documents: numbers, weights }
}

/** A part of a long text keeps all of it in memory; words outlive the text they stood in, so they are copied. */
function detach(word: string): string {
  if (word.length < 13) return word
  const encoding = /^[\0-\xff]*$/.test(word) ? 'latin1' : 'utf16le'
  return Buffer.from(word, encoding).toString(encoding)
}

/** A dictionary, and which of its documents are still valid. */
interface MergeSource {
  readonly dictionary: Dictionary
  readonly isValid: (document: number) => boolean
}

const TERMS_PER_STEP = 500

/**
 * Merges dictionaries into one without the documents that are no longer valid. It stops now and then, so that searches
 * can go on meanwhile. Words in more than `maxDocuments` documents are left out: they tell nothing and fill memory.
 */
export function* mergeDictionaries(sources: readonly MergeSource[], maxDocuments: number): Generator<void, Dictionary> {
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
    if (end - start > maxDocuments) end = start
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
