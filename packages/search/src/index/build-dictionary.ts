import type { Dictionary } from './dictionary.ts'
import type { WeighedWords } from './document-words.ts'

/** A document of an index by its number. */
export interface NumberedWords {
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
