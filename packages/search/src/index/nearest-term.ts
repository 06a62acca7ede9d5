import { isKnown } from './alternatives.ts'
import type { MeantWord } from './combine.ts'
import { isPair } from './pair.ts'
import type { Segment } from './segment.ts'

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
