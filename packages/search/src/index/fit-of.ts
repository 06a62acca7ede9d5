import type { MeantWord } from './combine.ts'
import { placeOf } from './dictionary.ts'
import type { Segment } from './segment.ts'

/** How a word that stands in a name fits a word of a query: 0 not at all, up to 1; corrections apart. */
export function fitOf(term: string, meant: MeantWord, segments: readonly Segment[]): { quality: number; isCorrection: boolean } {
  let quality = 0
  let correction = 0
  segments.forEach(({ primary }, place) => {
    const found = meant.segments[place]
    const at = placeOf(primary.terms, term)
    if (at < 0 || !found) return
    quality = Math.max(quality, found.primary.get(at) ?? 0)
    correction = Math.max(correction, found.corrections.get(at) ?? 0)
  })
  return quality >= correction ? { quality, isCorrection: false } : { quality: correction, isCorrection: true }
}
