import { isCompanionWord } from '../text/function-words.ts'
import { hasPurposeCase, hasPurposeEnding, isPurposeWord, isThingLast } from '../text/purpose-words.ts'
import { combine, type MeantWord } from './combine.ts'
import { placeOf } from './dictionary.ts'
import { LEAST_OF_THINGS } from './document-words.ts'
import type { MatchSources } from './match.ts'
import { purposeTerm } from './purpose.ts'
import { improve, isKnown, type QueryWord, type WordQualities } from './query-words.ts'
import type { Segment } from './segment.ts'

/** Alternatives of a word that are looked up among what products are for. */
const MAX_ALTERNATIVES = 60
const MIN_QUALITY = 0.4
/** Letters that a form of a word may have more. */
const MAX_ENDING = 3
/** How much more what belongs to something is meant where a word or case says so, and where only the order of words does. */
const FACTOR_OF_SAID = 1.6
const FACTOR_OF_ORDER = 0.95

/** A way to read a query: which of its words say what is wanted, and which what that is for. */
interface Reading {
  readonly things: readonly number[]
  readonly purposes: readonly number[]
  readonly isSaid: boolean
}

/** Products that belong to what a query names after "for", with their scores. */
export interface WantedParts {
  readonly documents: Uint32Array
  readonly scores: Float32Array
}

/**
 * Finds what belongs to something: `bags for vacuum sealer` are bags that fit one, and not sealers that come with bags. What
 * fits what is known from the data, and from names. Undefined where the words cannot be read so or nothing is found so.
 */
export function findWantedParts(
  words: readonly QueryWord[],
  meant: readonly MeantWord[],
  sources: MatchSources,
): WantedParts | undefined {
  const { segments, documentCount, scratch, isOffered, language } = sources
  for (const reading of readingsOf(words, language)) {
    const things = reading.things.map(place => meantAsThing(words[place] as QueryWord, meant[place] as MeantWord, segments))
    const purposes = reading.purposes.flatMap(place => meantAsPurpose(meant[place] as MeantWord, segments) ?? [])
    if (purposes.length === 0) continue
    const others = meant.filter((_word, place) => words[place]?.isNumber)
    const count = combine([...purposes, ...things, ...others], segments, documentCount, false, scratch, isOffered)
    const documents = scratch.found.slice(0, count)
    if (!documents.some(isOffered)) continue
    const factor = reading.isSaid ? FACTOR_OF_SAID : FACTOR_OF_ORDER
    return { documents, scores: Float32Array.from(documents, document => (scratch.scores[document] as number) * factor) }
  }
  return undefined
}

/** Puts such products among what was found by all words, at the places and with the scores that are theirs. */
export function mergeWantedParts(
  count: number,
  parts: WantedParts,
  { scratch: { found, scores, wordCounts } }: MatchSources,
): number {
  for (const document of parts.documents) wordCounts[document] = 1
  let all = count
  for (let place = 0; place < count; place++) wordCounts[found[place] as number] = 0
  parts.documents.forEach((document, place) => {
    const score = parts.scores[place] as number
    if (wordCounts[document] === 0) scores[document] = Math.max(scores[document] as number, score)
    else {
      scores[document] = score
      found[all++] = document
    }
    wordCounts[document] = 0
  })
  return all
}

/** The ways to read a query in a language or locale: what is said comes before what only the order of words says. */
export function readingsOf(words: readonly QueryWord[], language: string): Reading[] {
  const telling = words.flatMap(({ isOptional, isNumber }, place) => (isOptional || isNumber ? [] : [place]))
  if (telling.length < 2) return []
  const said = words.findIndex(({ term }, place) => place > 0 && isPurposeWord(term, language))
  const readings: Reading[] = []
  if (said > 0) {
    const things = telling.filter(place => place < said)
    const purposes = telling.filter(place => place > said)
    if (things.length > 0 && purposes.length > 0) readings.push({ things, purposes, isSaid: true })
  }
  // What comes along is not what is wanted: a sealer with bags.
  if (words.some(({ term }, place) => place > 0 && isCompanionWord(term, language))) return readings
  const first = telling.slice(0, 1)
  const last = telling.slice(-1)
  const isCase = (places: readonly number[]) => places.some(place => hasPurposeEnding(words[place]?.term ?? '', language))
  if (isThingLast(language)) {
    const purposes = telling.slice(0, -1)
    readings.push({ things: last, purposes, isSaid: hasPurposeCase(language) && isCase(purposes) })
    if (hasPurposeCase(language) && isCase(telling.slice(1)))
      readings.push({ things: first, purposes: telling.slice(1), isSaid: true })
    if (telling.length > 2) readings.push({ things: telling.slice(-2), purposes: telling.slice(0, -2), isSaid: false })
  } else {
    readings.push({ things: first, purposes: telling.slice(1), isSaid: false })
    if (telling.length > 2) readings.push({ things: telling.slice(0, 2), purposes: telling.slice(2), isSaid: false })
  }
  return readings
}

/** What a word means where it says what a thing is: not what only begins with it, as a basket for fryers does with `fryer`. */
function meantAsThing({ term: typed }: QueryWord, word: MeantWord, segments: readonly Segment[]): MeantWord {
  const narrowed = word.segments.map((found, place) => {
    const { terms } = (segments[place] as Segment).primary
    const isThing = (at: number) => {
      const term = terms[at] as string
      return term.length <= typed.length + MAX_ENDING || !term.startsWith(typed)
    }
    return { ...found, primary: new Map([...found.primary].filter(([at]) => isThing(at))) }
  })
  return { ...word, segments: narrowed, leastWeight: LEAST_OF_THINGS }
}

/**
 * What a word means where it says what something is for: the same words, looked up among purposes. Undefined for a word that is
 * known and is in no purpose: the others say what is meant.
 */
function meantAsPurpose(word: MeantWord, segments: readonly Segment[]): MeantWord | undefined {
  const likeliest = [...termsOf(word, segments)].sort(([, a], [, b]) => b - a).slice(0, MAX_ALTERNATIVES)
  const found = segments.map(({ primary: { terms } }) => {
    const primary: WordQualities = new Map()
    for (const [term, quality] of likeliest) {
      const place = placeOf(terms, purposeTerm(term))
      if (place >= 0) improve(primary, place, quality)
    }
    return { primary, secondary: new Map(), corrections: new Map() }
  })
  if (isKnown(word) && found.every(({ primary }) => primary.size === 0)) return undefined
  return { isOptional: false, codes: new Map(), strong: word.strong, isDescribed: false, segments: found }
}

function termsOf(word: MeantWord, segments: readonly Segment[]): Map<string, number> {
  const terms = new Map<string, number>()
  segments.forEach(({ primary }, place) => {
    const { primary: known, corrections } = word.segments[place] as MeantWord['segments'][number]
    for (const qualities of [known, corrections])
      for (const [at, quality] of qualities) {
        const term = primary.terms[at] as string
        if (quality >= MIN_QUALITY && (terms.get(term) ?? 0) < quality) terms.set(term, quality)
      }
  })
  return terms
}
