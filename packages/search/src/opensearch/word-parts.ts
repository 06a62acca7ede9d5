const SHORTEST_TAIL = 4
const SHORTEST_STEM = 4
const LONGEST_ENDING = 2

/** Ends of a long word, any of which may be the last part of a compound; the last letter may be missing for a plural. */
export function tailsOf(word: string): string[] {
  if (/\d/.test(word)) return []
  const count = Math.max(0, word.length - SHORTEST_TAIL - 2)
  return Array.from({ length: count }, (_, index) => word.slice(index + 3)).flatMap(tail =>
    tail.length > SHORTEST_TAIL ? [tail, tail.slice(0, -1)] : [tail],
  )
}

/** A word and what is left of it without its last one or two letters: what different forms of a word have in common. */
export function stemsOf(word: string): string[] {
  if (/\d/.test(word) || word.length < SHORTEST_STEM) return []
  const shortest = Math.max(SHORTEST_STEM, word.length - LONGEST_ENDING)
  return Array.from({ length: word.length - shortest + 1 }, (_, index) => word.slice(0, word.length - index))
}
