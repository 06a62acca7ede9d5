import type { WeighedWords } from './document-words.ts'
import { eachPosting, PostingList, type Postings, PostingsWriter } from './postings.ts'

/** Terms in a sorted list, and the documents each occurs in with weights 1 to 255. */
export interface Dictionary {
  readonly terms: readonly string[]
  readonly postings: Postings
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
  const found = new Map<string, number[]>()
  for (const { document, words } of documents.toSorted((a, b) => a.document - b.document)) {
    for (const [word, weight] of words) {
      const pairs = found.get(word)
      if (pairs) pairs.push(document, weight)
      else found.set(detach(word), [document, weight])
    }
  }
  const terms = [...found.keys()].sort()
  const writer = new PostingsWriter()
  const list = new PostingList()
  for (const term of terms) {
    const pairs = found.get(term) as number[]
    list.length = 0
    for (let at = 0; at < pairs.length; at += 2) list.push(pairs[at] as number, pairs[at + 1] as number)
    writer.add(list)
  }
  return { terms, postings: writer.finish() }
}

/** A part of a long text keeps all of it in memory; words outlive the text they stood in, so they are copied. */
export function detach(word: string): string {
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
  const writer = new PostingsWriter()
  const list = new PostingList()
  const terms: string[] = []
  const heads = sources.map(() => 0)
  for (let step = 1; ; step++) {
    const term = leastOf(sources, heads)
    if (term === undefined) break
    list.length = 0
    let parts = 0
    sources.forEach(({ dictionary, isValid }, source) => {
      const place = heads[source] as number
      if (dictionary.terms[place] !== term) return
      heads[source] = place + 1
      const before = list.length
      eachPosting(dictionary.postings, place, (document, weight) => {
        if (isValid(document)) list.push(document, weight)
      })
      if (list.length > before) parts++
    })
    if (list.length > 0 && list.length <= maxDocuments) {
      if (parts > 1) list.sort()
      terms.push(term)
      writer.add(list)
    }
    if (step % TERMS_PER_STEP === 0) yield
  }
  return { terms, postings: writer.finish() }
}

function leastOf(sources: readonly MergeSource[], heads: readonly number[]): string | undefined {
  let least: string | undefined
  for (let source = 0; source < sources.length; source++) {
    const term = sources[source]?.dictionary.terms[heads[source] as number]
    if (term !== undefined && (least === undefined || term < least)) least = term
  }
  return least
}
