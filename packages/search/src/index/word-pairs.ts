import { type Alternatives, improve, type SegmentAlternatives } from './alternatives.ts'
import { eachWithPrefix, placeOf } from './dictionary.ts'
import { pairBeginning } from './pair.ts'
import type { QueryWord } from './query-words.ts'
import type { Segment } from './segment.ts'

/** Words that hardly fit are not looked for in pairs. */
const LEAST_QUALITY = 0.6
const MOST_ALTERNATIVES = 40
const MOST_PAIRS = 50

/** Two typed words may stand together in a keyword, in whatever form: adds the pair to the alternatives of both. */
export function addPairs(words: readonly QueryWord[], meant: readonly Alternatives[], segments: readonly Segment[]): void {
  const required = meant.filter((_word, place) => words[place]?.isOptional === false)
  required.slice(1).forEach((second, before) => {
    const first = required[before] as Alternatives
    segments.forEach((segment, place) => {
      addPairsIn(segment, first.segments[place] as SegmentAlternatives, second.segments[place] as SegmentAlternatives)
    })
  })
}

function addPairsIn({ primary: { terms } }: Segment, first: SegmentAlternatives, second: SegmentAlternatives): void {
  const begin = (alternatives: SegmentAlternatives['primary'], isCorrection: boolean) => {
    for (const [begun, quality] of likeliest(alternatives)) {
      const beginning = pairBeginning(terms[begun] as string)
      eachWithPrefix(terms, beginning, MOST_PAIRS, (pair, term) => {
        const end = placeOf(terms, term.slice(beginning.length))
        const known = second.primary.get(end)
        const other = known ?? second.corrections.get(end)
        if (other === undefined) return
        for (const { primary, corrections } of [first, second])
          improve(isCorrection || known === undefined ? corrections : primary, pair, quality * other)
      })
    }
  }
  begin(first.primary, false)
  begin(first.corrections, true)
}

function likeliest(alternatives: SegmentAlternatives['primary']): [number, number][] {
  return [...alternatives].filter(([, quality]) => quality >= LEAST_QUALITY).slice(0, MOST_ALTERNATIVES)
}
