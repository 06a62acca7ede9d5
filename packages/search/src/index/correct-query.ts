import { foldWithPlaces, type Token, tokeniseFolded } from '../text/tokenise.ts'
import type { MeantWord } from './combine.ts'
import { placeOf } from './dictionary.ts'
import { isPair } from './document-words.ts'
import { isKnown } from './query-words.ts'
import type { Segment } from './segment.ts'

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

/** How a word that stands in a name fits a word of a query. */
interface Fit {
  /** 0 not at all, up to 1. */
  readonly quality: number
  /** Whether it fits only as something the shopper may have mistyped. */
  readonly isCorrection: boolean
}

/** How a folded word fits the word of a query at a place. */
export type FitOf = (term: string, place: number) => Fit

/** Fits as an index found them. */
export function fitsIn(meant: readonly MeantWord[], segments: readonly Segment[]): FitOf {
  return (term, place) => {
    let quality = 0
    let correction = 0
    segments.forEach(({ primary }, number) => {
      const at = placeOf(primary.terms, term)
      const found = meant[place]?.segments[number]
      if (at < 0 || !found) return
      quality = Math.max(quality, found.primary.get(at) ?? 0)
      correction = Math.max(correction, found.corrections.get(at) ?? 0)
    })
    return quality >= correction ? { quality, isCorrection: false } : { quality: correction, isCorrection: true }
  }
}

/** The word of an index that is nearest to an unknown one, in its folded form. */
export function nearestTerm(word: MeantWord | undefined, segments: readonly Segment[]): string | undefined {
  if (!word || isKnown(word)) return undefined
  let best: string | undefined
  let quality = 0
  segments.forEach(({ primary }, place) => {
    for (const [term, fit] of word.segments[place]?.corrections ?? [])
      if (fit > quality && !isPair(primary.terms[term] as string)) {
        best = primary.terms[term]
        quality = fit
      }
  })
  return best
}
