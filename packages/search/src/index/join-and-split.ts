import type { MeantWord } from './combine.ts'
import { eachWithPrefix, lowerBound, placeOf } from './dictionary.ts'
import { pairBeginning } from './document-words.ts'
import { type Alternatives, improve, type QueryWord, type SegmentAlternatives } from './query-words.ts'
import type { Segment } from './segment.ts'

/** What stands between the parts of a compound. */
const JOINTS = ['', 's', 'n', 'en', 'e'] as const
const MIN_PART_LENGTH = 3

/** Two typed words may be one: adds the compound to the alternatives of both. */
export function addJoinedWords(words: readonly QueryWord[], meant: readonly Alternatives[], segments: readonly Segment[]): void {
  const required = words.flatMap((word, place) => (word.isOptional ? [] : [{ word, meant: meant[place] as Alternatives }]))
  required.slice(1).forEach((second, before) => {
    const first = required[before] as typeof second
    if (first.word.amount !== undefined || second.word.amount !== undefined) return
    if (first.word.isNumber && second.word.isNumber) return
    const forms = JOINTS.map(joint => first.word.term + joint + second.word.term)
    segments.forEach(({ primary }, segment) => {
      for (const joined of forms) {
        eachWithPrefix(primary.terms, joined, 50, (term, whole) => {
          for (const { segments } of [first.meant, second.meant])
            improve((segments[segment] as Alternatives['segments'][number]).primary, term, whole === joined ? 1 : 0.8)
        })
      }
    })
  })
}

/** A typed word may be two: replaces what is unknown by its parts. Returns undefined where there is nothing to split. */
export function splitWords(
  words: readonly QueryWord[],
  meant: readonly MeantWord[],
  segments: readonly Segment[],
): MeantWord[] | undefined {
  let isSplit = false
  const parts = meant.flatMap((alternatives, place) => {
    const parts = alternatives.strong > 0 ? undefined : partsOf(words[place] as QueryWord, segments)
    if (parts === undefined) return [alternatives]
    isSplit = true
    return parts.map(part => meaningOfPart(part, alternatives.isOptional, segments))
  })
  return isSplit ? parts : undefined
}

/** The most even split of a word whose second part is a word and whose first begins one. */
function partsOf({ term, isNumber }: QueryWord, segments: readonly Segment[]): [string, string] | undefined {
  if (isNumber || term.length < 2 * MIN_PART_LENGTH) return undefined
  const middle = term.length / 2
  const splits = Array.from({ length: term.length - 2 * MIN_PART_LENGTH + 1 }, (_, index) => index + MIN_PART_LENGTH)
  const best = splits
    .sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))
    .find(at =>
      segments.some(({ primary: { terms } }) => beginsWord(terms, term.slice(0, at)) && placeOf(terms, term.slice(at)) >= 0),
    )
  return best === undefined ? undefined : [term.slice(0, best), term.slice(best)]
}

function beginsWord(terms: readonly string[], part: string): boolean {
  return terms[lowerBound(terms, part)]?.startsWith(part) ?? false
}

function meaningOfPart(part: string, isOptional: boolean, segments: readonly Segment[]): MeantWord {
  return {
    isOptional,
    codes: new Map(),
    strong: 1,
    isDescribed: false,
    segments: segments.map(({ primary: { terms } }) => {
      const primary = new Map<number, number>()
      eachWithPrefix(terms, part, 100, (place, whole) => {
        primary.set(place, whole === part ? 0.9 : 0.6)
      })
      return { primary, secondary: new Map(), corrections: new Map() }
    }),
  }
}

/** Words that hardly fit are not looked for in pairs. */
const MIN_QUALITY = 0.6
const MAX_ALTERNATIVES = 40
const MAX_PAIRS = 50

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
      eachWithPrefix(terms, beginning, MAX_PAIRS, (pair, term) => {
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
  return [...alternatives].filter(([, quality]) => quality >= MIN_QUALITY).slice(0, MAX_ALTERNATIVES)
}
