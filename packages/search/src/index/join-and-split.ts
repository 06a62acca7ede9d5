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
  if (isNumber || term.length < 2 * SHORTEST_PART) return undefined
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
