import type { TextRange } from '@shop/domain/search'
import { foldWithPlaces, type Token, tokeniseFolded } from '../text/tokenise.ts'
import type { FitOf } from './correct-query.ts'

/** A bare number fits an amount hardly: nothing is marked then. */
const MIN_FIT = 0.36

/**
 * Parts of a name that match the query: what was typed where it stands in the word, as a beginning or inside a
 * compound, and the whole word where another form of it matches.
 */
export function highlightName(name: string, words: readonly Token[], fitOf: FitOf): TextRange[] {
  const { folded, places } = foldWithPlaces(name)
  const ranges = tokeniseFolded(folded).flatMap(token => rangesIn(token, words, fitOf))
  return joinTouching(ranges).map(({ start, end }) => ({ start: places[start] as number, end: places[end] as number }))
}

function rangesIn({ term, amount, start, end }: Token, words: readonly Token[], fitOf: FitOf): TextRange[] {
  const fitting = words.filter((_word, place) =>
    [term, amount].some(one => one !== undefined && fitOf(one, place).quality >= MIN_FIT),
  )
  if (fitting.length === 0) return []
  const parts = fitting.flatMap(word => {
    const at = amount === undefined ? term.indexOf(word.term) : -1
    return at < 0 ? [] : [{ start: start + at, end: start + at + word.term.length }]
  })
  return parts.length === 0 ? [{ start, end }] : parts.sort((a, b) => a.start - b.start)
}

function joinTouching(ranges: readonly TextRange[]): TextRange[] {
  const joined: { start: number; end: number }[] = []
  for (const { start, end } of ranges) {
    const last = joined.at(-1)
    if (last && start <= last.end) last.end = Math.max(last.end, end)
    else joined.push({ start, end })
  }
  return joined
}
