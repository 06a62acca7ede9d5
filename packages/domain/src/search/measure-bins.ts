import type { Span } from './attribute-values.ts'

/** Products with a number between two that some of them have; both are included. */
export interface MeasureBin {
  readonly from: number
  readonly to: number
  readonly count: number
}

/** Products that have the same numbers of an attribute. */
export interface CountedSpans {
  readonly spans: readonly Span[]
  readonly count: number
}

/** Bars of a histogram on a phone, each wide enough to be seen. */
const MAX_BINS = 16

/**
 * How the numbers of an attribute are spread: bins of about as many different numbers, whose ends are numbers that products
 * have, ascending. A product counts in every bin that it reaches into.
 */
export function measureBinsOf(counted: readonly CountedSpans[]): MeasureBin[] {
  const ends = [...new Set(counted.flatMap(({ spans }) => spans.flat()))].sort((a, b) => a - b)
  const size = Math.min(MAX_BINS, ends.length)
  const placeOf = new Map<number, number>()
  const bins = Array.from({ length: size }, (_, place) => {
    const own = ends.slice(Math.floor((place * ends.length) / size), Math.floor(((place + 1) * ends.length) / size))
    for (const end of own) placeOf.set(end, place)
    return { from: own[0] ?? 0, to: own.at(-1) ?? 0, count: 0 }
  })
  for (const { spans, count } of counted) {
    const reached = new Set<number>()
    for (const [from, to] of spans)
      for (let place = placeOf.get(from) ?? 0; place <= (placeOf.get(to) ?? -1); place++) reached.add(place)
    for (const place of reached) {
      const bin = bins[place]
      if (bin) bin.count += count
    }
  }
  return bins
}
