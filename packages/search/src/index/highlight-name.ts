import type { TextRange } from '../port/index.ts'
import { foldWithPlaces, tokeniseFolded } from '../text/index.ts'
import type { MeantWord } from './combine.ts'
import { fitOf } from './fit-of.ts'
import type { QueryWord } from './query-words.ts'
import type { Segment } from './segment.ts'

/**
 * Parts of a name that match the words of a query: what was typed where it stands in the word, as a beginning or inside a
 * compound, and the whole word where another form of it matches.
 */
export function highlightName(
  name: string,
  words: readonly QueryWord[],
  meant: readonly MeantWord[],
  segments: readonly Segment[],
): TextRange[] {
  const { folded, places } = foldWithPlaces(name)
  const ranges = tokeniseFolded(folded).flatMap(({ term, amount, start, end }) => {
    const typed = words.find(word => word.amount !== undefined ? word.amount === amount : word.term === term || term.includes(word.term))
    const isMeant = meant.some(word => [term, amount].some(one => one !== undefined && fitOf(one, word, segments).quality >= LEAST_FIT))
    if (!isMeant) return []
    const at = typed && amount === undefined ? term.indexOf(typed.term) : -1
    return at < 0 || !typed ? [{ start, end }] : [{ start: start + at, end: start + at + typed.term.length }]
  })
  return ranges.map(({ start, end }) => ({ start: places[start] as number, end: endOf(places, end) }))
}

/** Where a bare number fits an amount hardly, nothing is marked. */
const LEAST_FIT = 0.36

/** Behind the letter a folded end stems from, marks that belong to it included. */
function endOf(places: readonly number[], end: number): number {
  return places[end] as number
}
