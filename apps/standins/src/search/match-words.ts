const OTHER_LETTERS: Readonly<Record<string, string>> = { ß: 'ss', ł: 'l', ø: 'o', đ: 'd', æ: 'ae', œ: 'oe', ı: 'i' }

/** A text as it is compared: without capitals and accents. */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßłøđæœı]/g, letter => OTHER_LETTERS[letter] ?? letter)
}

/** The folded words of a text. */
export function wordsOf(text: string): readonly string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []
}

/** Words of four letters may have one mistake, those of eight two. */
function allowedMistakes(word: string): number {
  return word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0
}

/** Mistakes with which a word of a query is found in a word of a text; undefined where it is not. */
export function mistakesIn(queried: string, word: string, isPrefix: boolean): number | undefined {
  if (word === queried || (isPrefix && word.startsWith(queried))) return 0
  const limit = allowedMistakes(queried)
  if (limit === 0) return undefined
  const starts = isPrefix ? [queried.length - 1, queried.length, queried.length + 1].map(length => word.slice(0, length)) : [word]
  const mistakes = Math.min(...starts.map(start => distanceOf(queried, start)))
  return mistakes <= limit ? mistakes : undefined
}

/** Letters to add, leave out, replace or swap with their neighbour. */
function distanceOf(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, column) => column)]
  for (let row = 1; row <= one.length; row++) {
    const line = [row]
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwapped = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      line.push(
        Math.min(
          at(rows[row - 1], column) + 1,
          at(line, column - 1) + 1,
          at(rows[row - 1], column - 1) + (isSame ? 0 : 1),
          isSwapped ? at(rows[row - 2], column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
    rows.push(line)
  }
  return at(rows[one.length], other.length)
}

function at(row: readonly number[] | undefined, column: number): number {
  return row?.[column] ?? Number.POSITIVE_INFINITY
}
