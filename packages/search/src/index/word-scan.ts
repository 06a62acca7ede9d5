import { isPair } from './document-words.ts'
import { isPurposeTerm } from './purpose.ts'
import { WordParts } from './word-parts.ts'

const MAX_LETTERS = 24
/** A distance beyond all that are looked for. */
const FAR = 100
const NEVER = 255
/** Rows of the edit-distance table, shared by all scans: a scan runs from beginning to end without waiting. */
const ROWS = new Uint8Array((MAX_LETTERS + 2) * (MAX_LETTERS + 1))
const BEST = new Uint8Array(MAX_LETTERS + 2)

/** Terms in a sorted list without digits and pairs, laid out for finding parts of words and words with typing errors. */
export class WordScan {
  readonly #words: readonly string[]
  /** Place of each word in the list of terms. */
  readonly #terms: Uint32Array
  readonly #parts: WordParts
  readonly #letters: Uint16Array
  readonly #offsets: Uint32Array
  /** How many letters each word has in common with the one before. */
  readonly #shared: Uint8Array

  constructor(terms: readonly string[]) {
    const places: number[] = []
    terms.forEach((term, place) => {
      if (!/\d/.test(term) && !isPair(term) && !isPurposeTerm(term)) places.push(place)
    })
    this.#words = terms
    this.#terms = Uint32Array.from(places)
    this.#parts = new WordParts(terms, this.#terms)
    this.#offsets = new Uint32Array(places.length + 1)
    this.#shared = new Uint8Array(places.length)
    this.#letters = new Uint16Array(places.reduce((sum, place) => sum + Math.min(terms[place]?.length ?? 0, MAX_LETTERS), 0))
    let at = 0
    let before = ''
    places.forEach((place, number) => {
      const word = terms[place] as string
      const length = Math.min(word.length, MAX_LETTERS)
      let shared = 0
      while (shared < length && shared < before.length && word[shared] === before[shared]) shared++
      this.#shared[number] = shared
      for (let letter = 0; letter < length; letter++) this.#letters[at++] = word.charCodeAt(letter)
      this.#offsets[number + 1] = at
      before = word.slice(0, length)
    })
  }

  /** Finds words that have a part of at least three letters, at most `limit` of them: their place in the list, where it stands. */
  eachWith(part: string, limit: number, visit: (term: number, at: number, length: number) => void): void {
    let count = 0
    for (const term of this.#parts.candidatesFor(part)) {
      const word = this.#words[term] as string
      const at = word.indexOf(part)
      if (at < 0) continue
      if (count++ === limit) return
      visit(term, at, word.length)
    }
  }

  /**
   * Finds words at most `edits` letters away from a text, letters changed places counting as one, and with `isPrefix` also
   * words that begin with something as near. Rows of the table are kept for letters a word shares with the one before, words
   * that begin with something already too far away are skipped, and only the cells near the diagonal are filled.
   */
  eachNear(
    typed: string,
    edits: number,
    isPrefix: boolean,
    visit: (term: number, distance: number, isBeginning: boolean, length: number) => void,
  ): void {
    // Of longer words only the beginnings are kept.
    const text = typed.slice(0, MAX_LETTERS)
    const { length } = text
    const width = length + 1
    const wanted = new Uint16Array(length)
    for (let letter = 0; letter < length; letter++) wanted[letter] = text.charCodeAt(letter)
    for (let column = 0; column <= length; column++) ROWS[column] = column
    BEST[0] = length
    /** Letters in common with the word before from which on a word is too far away. */
    let tooFar = NEVER
    let validRows = 0
    for (let number = 0; number < this.#terms.length; number++) {
      const shared = this.#shared[number] as number
      if (shared >= tooFar) continue
      tooFar = NEVER
      const start = this.#offsets[number] as number
      const letters = (this.#offsets[number + 1] as number) - start
      let depth = Math.min(shared, validRows)
      const isFarByLength = letters < length - edits || (!isPrefix && letters > length + edits)
      if (isFarByLength) {
        validRows = depth
        continue
      }
      for (; depth < letters; depth++) {
        const least = this.#fillRow(start, depth, wanted, width, edits)
        const end =
          length <= depth + 1 + edits && length >= depth + 1 - edits ? (ROWS[(depth + 1) * width + length] as number) : FAR
        BEST[depth + 1] = Math.min(BEST[depth] as number, end)
        if (least <= edits) continue
        if (!(isPrefix && (BEST[depth + 1] as number) <= edits)) tooFar = depth + 1
        depth++
        break
      }
      validRows = depth
      if (tooFar !== NEVER) continue
      const isWhole = depth === letters && Math.abs(letters - length) <= edits
      const distance = isWhole ? (ROWS[letters * width + length] as number) : FAR
      if (distance <= edits) visit(this.#terms[number] as number, distance, false, letters)
      else if (isPrefix && (BEST[depth] as number) <= edits) {
        visit(this.#terms[number] as number, BEST[depth] as number, true, letters)
      }
    }
  }

  /** Fills the row behind a letter, as far as it can be near enough, and returns its least distance. */
  #fillRow(start: number, depth: number, wanted: Uint16Array, width: number, edits: number): number {
    const letters = this.#letters
    const letter = letters[start + depth] as number
    const letterBefore = depth > 0 ? (letters[start + depth - 1] as number) : 0
    const row = (depth + 1) * width
    const above = depth * width
    const first = Math.max(1, depth + 1 - edits)
    const last = Math.min(width - 1, depth + 1 + edits)
    let left = first === 1 && depth + 1 <= edits ? depth + 1 : FAR
    let least = left
    ROWS[row + first - 1] = left
    for (let column = first; column <= last; column++) {
      let distance = (ROWS[above + column - 1] as number) + (wanted[column - 1] === letter ? 0 : 1)
      // The cell above the last one of a row is outside of the row before.
      const removed = column <= depth + edits ? (ROWS[above + column] as number) + 1 : FAR
      if (removed < distance) distance = removed
      if (left + 1 < distance) distance = left + 1
      if (depth > 0 && column > 1 && wanted[column - 1] === letterBefore && wanted[column - 2] === letter) {
        const swapped = (ROWS[above - width + column - 2] as number) + 1
        if (swapped < distance) distance = swapped
      }
      ROWS[row + column] = distance
      left = distance
      if (distance < least) least = distance
    }
    return least
  }
}
