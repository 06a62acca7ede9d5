import { foldWithPlaces, tokeniseFolded } from '../text/index.ts'
import { isKnown } from './alternatives.ts'
import type { MeantWord } from './combine.ts'
import { fitOf } from './fit-of.ts'
import type { QueryWord } from './query-words.ts'
import type { Segment } from './segment.ts'

/**
 * The query with mistyped words replaced as the names of the best products spell them, or undefined where no word was.
 * A word that one of the names has as it was typed stays.
 */
export function correctQuery(
  typed: string,
  words: readonly QueryWord[],
  meant: readonly MeantWord[],
  names: readonly string[],
  segments: readonly Segment[],
): string | undefined {
  const { places } = foldWithPlaces(typed)
  const candidates = names.flatMap(wordsWithSpelling)
  let corrected = ''
  let end = 0
  words.forEach((word, place) => {
    const replacement = meant[place] && replacementOf(meant[place], candidates, segments)
    if (replacement === undefined) return
    corrected += typed.slice(end, places[word.start]) + replacement
    end = places[word.end] as number
  })
  return end === 0 ? undefined : corrected + typed.slice(end)
}

interface Candidate {
  readonly term: string
  readonly spelling: string
}

function wordsWithSpelling(name: string): Candidate[] {
  const { folded, places } = foldWithPlaces(name)
  return tokeniseFolded(folded).map(({ term, start, end }) => ({
    term,
    spelling: name.slice(places[start], places[end]).toLowerCase(),
  }))
}

function replacementOf(meant: MeantWord, candidates: readonly Candidate[], segments: readonly Segment[]): string | undefined {
  const fits = candidates.map(({ term, spelling }) => ({ spelling, ...fitOf(term, meant, segments) }))
  if (fits.some(({ quality, isCorrection }) => quality > 0 && !isCorrection)) return undefined
  const best = fits.filter(({ quality }) => quality > 0).sort((a, b) => b.quality - a.quality)[0]
  return best?.spelling ?? (isKnown(meant) ? undefined : bestTerm(meant, segments))
}

/** A word that no name has: the nearest in categories, keywords and attributes, in its folded form. */
function bestTerm(meant: MeantWord, segments: readonly Segment[]): string | undefined {
  let best: string | undefined
  let quality = 0
  segments.forEach(({ primary }, place) => {
    for (const [term, fit] of meant.segments[place]?.corrections ?? [])
      if (fit > quality) {
        best = primary.terms[term]
        quality = fit
      }
  })
  return best
}
