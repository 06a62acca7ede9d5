import { foldWithPlaces } from '../text/fold-with-places.ts'
import { type Token, tokeniseFolded } from '../text/tokenise.ts'
import type { FitOf } from './fit-of.ts'

/**
 * The query with mistyped words replaced as the names of the best products spell them, or undefined where no word was.
 * A word that one of the names has as it was typed stays; one that none has in any form is replaced by `otherwise`.
 */
export function correctQuery(
  typed: string,
  words: readonly Token[],
  names: readonly string[],
  fitOf: FitOf,
  otherwise: (place: number) => string | undefined,
): string | undefined {
  const { places } = foldWithPlaces(typed)
  const candidates = names.flatMap(wordsWithSpelling)
  let corrected = ''
  let end = 0
  words.forEach((word, place) => {
    const replacement = replacementOf(place, candidates, fitOf, otherwise)
    if (replacement === undefined) return
    corrected += typed.slice(end, places[word.start]) + replacement
    end = places[word.end] as number
  })
  return end === 0 ? undefined : corrected + typed.slice(end)
}

interface Candidate {
  readonly terms: readonly string[]
  readonly spelling: string
}

function wordsWithSpelling(name: string): Candidate[] {
  const { folded, places } = foldWithPlaces(name)
  return tokeniseFolded(folded).map(({ term, amount, start, end }) => ({
    terms: amount === undefined ? [term] : [term, amount],
    spelling: name.slice(places[start], places[end]).toLowerCase(),
  }))
}

function replacementOf(
  place: number,
  candidates: readonly Candidate[],
  fitOf: FitOf,
  otherwise: (place: number) => string | undefined,
): string | undefined {
  const fits = candidates.flatMap(({ terms, spelling }) => terms.map(term => ({ spelling, ...fitOf(term, place) })))
  if (fits.some(({ quality, isCorrection }) => quality > 0 && !isCorrection)) return undefined
  const best = fits.filter(({ quality }) => quality > 0).sort((a, b) => b.quality - a.quality)[0]
  return best?.spelling ?? otherwise(place)
}
