import { spellingsOf } from '../text/index.ts'
import { type Alternatives, improve, type SegmentAlternatives, type WordQualities } from './alternatives.ts'
import type { CodeTable } from './code-table.ts'
import { eachWithPrefix, placeOf } from './dictionary.ts'
import { eachInflection } from './each-inflection.ts'
import type { QueryWord } from './query-words.ts'
import type { Segment } from './segment.ts'

/** Where words are looked up. */
export interface WordSources {
  readonly language: string
  readonly segments: readonly Segment[]
  readonly codes: CodeTable
}

/** Says that a place stands for the word; `isStrong` that nobody would doubt it. */
type Visit = (place: number, quality: number, isStrong: boolean) => void

const MOST_WITH_PREFIX = 2000
const SPELLING_QUALITY = 0.97

/** How well a word fits that what was typed begins. */
function shareOf(typed: number, length: number): number {
  return 0.7 + (0.3 * typed) / length
}

/**
 * Finds what a word of a query may mean. A level above 1 also looks for mistyped words where the word means something as
 * it is, further away, and in descriptions.
 */
export function findAlternatives(word: QueryWord, level: number, sources: WordSources): Alternatives {
  const spellings = word.isNumber ? [] : spellingsOf(word.term, sources.language)
  const segments = sources.segments.map(() => ({
    primary: new Map<number, number>(),
    secondary: new Map<number, number>(),
    corrections: new Map<number, number>(),
  }))
  let strong = 0
  const each = (visit: (segment: Segment, found: SegmentAlternatives) => void) => {
    sources.segments.forEach((segment, place) => visit(segment, segments[place] as SegmentAlternatives))
  }
  each((segment, { primary }) => {
    const take =
      (factor: number): Visit =>
      (place, quality, isStrong) => {
        improve(primary, place, quality * factor)
        if (isStrong) strong++
      }
    eachMeaning(word, segment, sources.language, take(1))
    for (const term of spellings) eachMeaning({ ...word, term }, segment, sources.language, take(SPELLING_QUALITY))
  })
  const codes = codesLike(word, sources.codes)
  strong += codes.size
  let isDescribed = false
  if (!word.isNumber)
    each(({ secondary }, found) => {
      if (level >= 2 || strong === 0) describe(word, secondary, sources.language, found.secondary)
      if (placeOf(secondary.terms, word.term) >= 0) isDescribed = true
    })
  if (isCorrectable(word) && (level >= 2 || (strong === 0 && !isDescribed)))
    each((segment, found) => {
      for (const term of [word.term, ...spellings]) correct({ ...word, term }, level, segment, found)
    })
  return { segments, codes, strong }
}

function isCorrectable({ isNumber, term }: QueryWord): boolean {
  return !isNumber && term.length >= 4 && !/\d/.test(term)
}

function eachMeaning(word: QueryWord, segment: Segment, language: string, visit: Visit): void {
  if (word.isNumber) {
    eachAmount(word, segment, visit)
    return
  }
  const { terms } = segment.primary
  const { term, isOpen } = word
  const { length } = term
  const exact = placeOf(terms, term)
  if (exact >= 0) visit(exact, 1, true)
  if (isOpen || length >= 4)
    eachWithPrefix(terms, term, MOST_WITH_PREFIX, (place, { length: whole }) => {
      if (whole > length) visit(place, (isOpen ? 0.92 : 0.5) * shareOf(length, whole), isOpen)
    })
  if (length < 4) return
  eachInflection(terms, term, language, visit)
  eachCompound(word, segment, visit)
}

/** An amount means itself; its number alone hardly anything. A number may go on with letters: 10 and 10l. */
function eachAmount({ term, amount, isOpen }: QueryWord, { primary: { terms } }: Segment, visit: Visit): void {
  if (amount !== undefined) {
    const same = placeOf(terms, amount)
    if (same >= 0) visit(same, 1, true)
    const bare = placeOf(terms, term)
    if (bare >= 0) visit(bare, 0.35, false)
    return
  }
  eachWithPrefix(terms, term, isOpen ? 300 : 40, (place, whole) => {
    const goesOnWithLetter = /^\p{L}/u.test(whole.slice(term.length))
    if (whole === term) visit(place, 1, true)
    else if (goesOnWithLetter) visit(place, 0.9, true)
    else if (isOpen) visit(place, 0.6, true)
  })
}

/** Parts of compounds: the last part says what a thing is, one in the middle what for. */
function eachCompound({ term, isOpen }: QueryWord, { scan }: Segment, visit: Visit): void {
  const { length } = term
  scan.eachWith(term, 400, (place, at, whole) => {
    if (at === 0) return
    const tail = whole - at - length
    if (tail <= 2) visit(place, 0.75 - 0.04 * tail, true)
    else if (isOpen) visit(place, 0.6 * shareOf(length, whole), true)
    else if (length >= 5) visit(place, 0.35, false)
  })
  if (length < 5) return
  const stem = term.slice(0, length - (length >= 8 ? 2 : 1))
  scan.eachWith(stem, 200, (place, at, whole) => {
    if (at > 0 && whole - at - length <= 2) visit(place, 0.6, false)
  })
}

function describe({ term, isOpen }: QueryWord, { terms }: Segment['secondary'], language: string, found: WordQualities): void {
  const exact = placeOf(terms, term)
  if (exact >= 0) found.set(exact, 1)
  if (isOpen) eachWithPrefix(terms, term, 300, place => improve(found, place, 0.8))
  if (term.length >= 4) eachInflection(terms, term, language, (place, quality) => improve(found, place, quality))
}

function correct({ term, isOpen }: QueryWord, level: number, { primary, scan }: Segment, found: SegmentAlternatives): void {
  const edits = term.length >= 8 || (level >= 2 && term.length >= 6) ? 2 : 1
  scan.eachNear(term, edits, isOpen, (place, distance, isBeginning, length) => {
    if (found.primary.has(place)) return
    const sameStart = primary.terms[place]?.charCodeAt(0) === term.charCodeAt(0)
    const beginning = isBeginning ? 0.85 * shareOf(Math.min(term.length, length), length) : 1
    improve(found.corrections, place, (distance <= 1 ? 0.62 : 0.42) * (sameStart ? 1 : 0.7) * beginning)
  })
}

/** A word with digits in it may be a part number, or with an open end the beginning of one. */
function codesLike({ term, isNumber, isOpen, amount }: QueryWord, codes: CodeTable): Map<number, number> {
  const found = new Map<number, number>()
  if (amount !== undefined || term.length < (isNumber ? 5 : 4) || !/\d/.test(term)) return found
  if (isOpen && term.length >= 5) for (const document of codes.startingWith(term)) found.set(document, 0.9)
  for (const document of codes.exact(term)) found.set(document, 1)
  return found
}
