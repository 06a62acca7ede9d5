import type { MeantWord } from './combine.ts'
import { placeOf } from './dictionary.ts'
import type { Segment } from './segment.ts'

/** How a word that stands in a name fits a word of a query. */
export interface Fit {
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
