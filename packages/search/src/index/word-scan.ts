const MOST_LETTERS = 24
const MOST_QUERY_LETTERS = 60
/** Rows of the edit-distance table, shared by all scans: a scan runs from beginning to end without waiting. */
const ROWS = new Uint8Array((MOST_LETTERS + 2) * (MOST_QUERY_LETTERS + 1))
const BEST = new Uint8Array(MOST_LETTERS + 2)

/** Words of a sorted list without digits, laid out for finding parts of words and words with typing errors. */
export class WordScan {
  /** All words between line ends, for the runtime's own search. */
  readonly #all: string
  readonly #places: Uint32Array
  /** Place of each word in the list of terms. */
  readonly #terms: Uint32Array
  readonly #letters: Uint16Array
  readonly #offsets: Uint32Array
  /** How many letters each word has in common with the one before. */
  readonly #shared: Uint8Array

  constructor(terms: readonly string[]) {
    const places: number[] = []
    terms.forEach((term, place) => {
      if (!/\d/.test(term)) places.push(place)
    })
    const words = places.map(place => terms[place] as string)
    this.#terms = Uint32Array.from(places)
    this.#all = `\n${words.join('\n')}\n`
    this.#places = new Uint32Array(words.length)
    this.#offsets = new Uint32Array(words.length + 1)
    this.#shared = new Uint8Array(words.length)
    this.#letters = new Uint16Array(words.reduce((sum, word) => sum + Math.min(word.length, MOST_LETTERS), 0))
    let at = 0
    let place = 1
    let before = ''
    words.forEach((word, number) => {
      const length = Math.min(word.length, MOST_LETTERS)
      this.#places[number] = place
      place += word.length + 1
      let shared = 0
      while (shared < length && shared < before.length && word[shared] === before[shared]) shared++
      this.#shared[number] = shared
      for (let letter = 0; letter < length; letter++) this.#letters[at++] = word.charCodeAt(letter)
      this.#offsets[number + 1] = at
      before = word.slice(0, length)
    })
  }

  /** Finds words that have a part, at most `limit` of them: their place in the list, where the part stands, their length. */
  eachWith(part: string, limit: number, visit: (term: number, at: number, length: number) => void): void {
    const all = this.#all
    let found = all.indexOf(part)
    for (let count = 0; found >= 0 && count < limit; count++) {
      const number = this.#wordAt(found)
      const start = this.#places[number] as number
      const end = this.#endOf(number)
      visit(this.#terms[number] as number, found - start, end - start)
      found = all.indexOf(part, end)
    }
  }

  #endOf(number: number): number {
    return (this.#places[number + 1] ?? this.#all.length) - 1
  }

  #wordAt(place: number): number {
    let low = 0
    let high = this.#places.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((this.#places[middle] as number) <= place) low = middle
      else high = middle - 1
    }
    return low
  }

  /**
   * Finds words at most `edits` letters away from a text, letters changed places counting as one, and with `isPrefix` also
   * words that begin with something as near. Rows of the table are kept for letters a word shares with the one before, and
   * words that begin with something already too far away are skipped.
   */
  eachNear(
    text: string,
    edits: number,
    isPrefix: boolean,
    visit: (term: number, distance: number, isBeginning: boolean, length: number) => void,
  ): void {
    const length = text.length
    if (length > MOST_QUERY_LETTERS) return
    const width = length + 1
    const wanted = new Uint16Array(length)
    for (let letter = 0; letter < length; letter++) wanted[letter] = text.charCodeAt(letter)
    for (let column = 0; column <= length; column++) ROWS[column] = column
    BEST[0] = length
    /** Letters in common with the word before from which on a word is too far away. */
    let tooFar = 255
    let validRows = 0
    for (let number = 0; number < this.#terms.length; number++) {
      const shared = this.#shared[number] as number
      if (shared >= tooFar) continue
      tooFar = 255
      const start = this.#offsets[number] as number
      const letters = (this.#offsets[number + 1] as number) - start
      let depth = Math.min(shared, validRows)
      for (; depth < letters; depth++) {
        const least = this.#fillRow(start, depth, wanted, width)
        BEST[depth + 1] = Math.min(BEST[depth] as number, ROWS[(depth + 1) * width + length] as number)
        if (least <= edits) continue
        if (!(isPrefix && (BEST[depth + 1] as number) <= edits)) tooFar = depth + 1
        depth++
        break
      }
      validRows = depth
      if (tooFar !== 255) continue
      const distance = depth === letters ? (ROWS[letters * width + length] as number) : 255
      if (distance <= edits) visit(this.#terms[number] as number, distance, false, letters)
      else if (isPrefix && (BEST[depth] as number) <= edits) {
        visit(this.#terms[number] as number, BEST[depth] as number, true, letters)
      }
    }
  }

  /** Fills the row behind a letter and returns its least distance. */
  #fillRow(start: number, depth: number, wanted: Uint16Array, width: number): number {
    const letters = this.#letters
    const letter = letters[start + depth] as number
    const letterBefore = depth > 0 ? (letters[start + depth - 1] as number) : 0
    const row = (depth + 1) * width
    const above = depth * width
    let least = depth + 1
    ROWS[row] = least
    for (let column = 1; column < width; column++) {
      let distance = (ROWS[above + column - 1] as number) + (wanted[column - 1] === letter ? 0 : 1)
      const removed = (ROWS[above + column] as number) + 1
      if (removed < distance) distance = removed
      const added = (ROWS[row + column - 1] as number) + 1
      if (added < distance) distance = added
      if (depth > 0 && column > 1 && wanted[column - 1] === letterBefore && wanted[column - 2] === letter) {
        const swapped = (ROWS[above - width + column - 2] as number) + 1
        if (swapped < distance) distance = swapped
      }
      ROWS[row + column] = distance
      if (distance < least) least = distance
    }
    return least
  }
}
