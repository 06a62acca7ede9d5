import { type Alternatives, improve } from './alternatives.ts'
import type { MeantWord } from './combine.ts'
import { eachWithPrefix, lowerBound, placeOf } from './dictionary.ts'
import type { QueryWord } from './query-words.ts'
import type { Segment } from './segment.ts'

/** What stands between the parts of a compound. */
const JOINTS = ['', 's', 'n', 'en', 'e'] as const
const SHORTEST_PART = 3

/** Two typed words may be one: adds the compound to the alternatives of both. */
export function addJoinedWords(words: readonly QueryWord[], meant: readonly Alternatives[], segments: readonly Segment[]): void {
  for (let place = 0; place + 1 < words.length; place++) {
    const first = words[place] as QueryWord
    const second = words[place + 1] as QueryWord
    if (first.amount !== undefined || second.amount !== undefined || (first.isNumber && second.isNumber)) continue
    segments.forEach(({ primary }, segment) => {
      for (const joint of JOINTS) {
        const joined = first.term + joint + second.term
        eachWithPrefix(primary.terms, joined, 50, (term, whole) => {
          for (const { segments } of [meant[place], meant[place + 1]] as Alternatives[])
            improve((segments[segment] as Alternatives['segments'][number]).primary, term, whole === joined ? 1 : 0.8)
        })
      }
    })
  }
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
  if (isNumber || term.length < 7) return undefined
  const middle = term.length / 2
  const splits = Array.from({ length: term.length - 2 * SHORTEST_PART + 1 }, (_, index) => index + SHORTEST_PART)
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
