import { spellingsOf } from '../text/spellings.ts'
import type { CodeTable } from './code-table.ts'
import { eachWithPrefix, placeOf } from './dictionary.ts'
import { eachInflection } from './each-inflection.ts'
import { type Alternatives, improve, type QueryWord, type SegmentAlternatives, type WordQualities } from './query-words.ts'
import type { Segment } from './segment.ts'

/** Where words are looked up. */
export interface WordSources {
  readonly language: string
  readonly segments: readonly Segment[]
  readonly codes: CodeTable
  /** Those that products had before. */
  readonly formerCodes: CodeTable
}

/** Says that a place stands for the word; `isStrong` that there is no doubt about it. */
type Visit = (place: number, quality: number, isStrong: boolean) => void

const MAX_WITH_PREFIX = 2000
const MAX_COMPOUNDS = 400
const SPELLING_QUALITY = 0.97
const SHARE_BESIDE_ITSELF = 0.85
const SHARE_OF_BEGUN = 0.7
/** From so many letters on a word that is a form of one is hardly the beginning of another. */
const MIN_FORM_BEFORE_BEGUN = 6
const LEAST_OF_FORM = 0.85
/** A shorter word with another ending is the last part of a compound only where that is a word by itself. */
const MIN_FORM_OF_PART = 7
const FORM_OF_SHORT = 0.85

/** How well a word fits that what was typed begins. */
function shareOf(typed: number, length: number): number {
  return 0.7 + (0.3 * typed) / length
}

/** Finds what a word of a query may mean as it was typed. */
export function findAlternatives(word: QueryWord, sources: WordSources): Alternatives {
  let strong = 0
  let isDescribed = false
  const segments = sources.segments.map(segment => {
    const primary: WordQualities = new Map()
    for (const { term, factor } of spellings(word, sources.language))
      eachMeaning({ ...word, term }, segment, sources.language, (place, quality, isStrong) => {
        improve(primary, place, quality * factor)
        if (isStrong) strong++
      })
    if (!word.isNumber && placeOf(segment.secondary.terms, word.term) >= 0) isDescribed = true
    return { primary, secondary: new Map(), corrections: new Map() }
  })
  const codes = codesLike(word, sources)
  return { segments, codes, strong: strong + codes.size, isDescribed }
}

/** How far to look for what a word may mean: level 1 only where nothing else is meant, level 2 everywhere and further. */
export function lookFurther(word: QueryWord, found: Alternatives, level: 1 | 2, { language, segments }: WordSources): void {
  if (word.isNumber || (level === 1 && found.strong > 0)) return
  const corrects = !/\d/.test(word.term) && word.term.length >= 4 && (level === 2 || !found.isDescribed)
  segments.forEach((segment, place) => {
    const alternatives = found.segments[place] as SegmentAlternatives
    describe(word, segment.secondary, language, alternatives.secondary)
    if (corrects) for (const { term } of spellings(word, language)) correct({ ...word, term }, level, segment, alternatives)
  })
}

function spellings({ term, isNumber }: QueryWord, language: string): { term: string; factor: number }[] {
  const others = isNumber ? [] : spellingsOf(term, language)
  return [{ term, factor: 1 }, ...others.map(other => ({ term: other, factor: SPELLING_QUALITY }))]
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
  // A word that is there as it was typed is meant before what it may be the beginning or another form of, and a form before what
  // it begins.
  const share = exact >= 0 ? SHARE_BESIDE_ITSELF : 1
  let isForm = false
  // What has digits in it has no other forms.
  const isInflected = !/\d/.test(term)
  if (isInflected && length >= 4)
    eachInflection(terms, term, language, (place, quality, isStrong) => {
      isForm ||= quality >= LEAST_OF_FORM
      visit(place, quality * share, isStrong)
    })
  const shareOfBegun = (exact >= 0 || isForm) && length >= MIN_FORM_BEFORE_BEGUN ? SHARE_OF_BEGUN : share
  if (isOpen || length >= 4)
    eachWithPrefix(terms, term, MAX_WITH_PREFIX, (place, { length: whole }) => {
      if (whole > length) visit(place, shareOfBegun * (isOpen ? 0.92 : 0.5) * shareOf(length, whole), isOpen)
    })
  if (length < 4) {
    if (isOpen && length === 3) eachBeginningOfPart(term, segment, visit)
    if (!isOpen && length === 3) eachPluralOfShort(term, segment, visit)
    return
  }
  if (isInflected) eachCompound(word, segment, visit)
}

/** An amount means itself. A number may go on with letters: 10 and 10l. */
function eachAmount({ term, amount, isOpen }: QueryWord, { primary: { terms } }: Segment, visit: Visit): void {
  if (amount !== undefined) {
    const same = placeOf(terms, amount)
    if (same >= 0) visit(same, 1, true)
    return
  }
  eachWithPrefix(terms, term, isOpen ? 300 : 40, (place, whole) => {
    const goesOnWithLetter = /^\p{L}/u.test(whole.slice(term.length))
    if (whole === term) visit(place, 1, true)
    else if (goesOnWithLetter) visit(place, 0.9, true)
    else if (isOpen) visit(place, 0.6, true)
  })
}

/** Parts of compounds: the last part says what a thing is, one in the middle what for. A last part may be inflected. */
function eachCompound({ term, isOpen }: QueryWord, { primary: { terms }, scan }: Segment, visit: Visit): void {
  const { length } = term
  const stem = length < 5 ? term : term.slice(0, length - (length >= 8 ? 2 : 1))
  scan.eachWith(stem, MAX_COMPOUNDS, (place, at, whole) => {
    if (at === 0) return
    const tail = whole - at - length
    if (!(terms[place] as string).startsWith(term, at)) {
      const isPart = length >= MIN_FORM_OF_PART || placeOf(terms, (terms[place] as string).slice(at)) >= 0
      if (whole - at - length <= 2 && isPart) visit(place, 0.6, false)
    } else if (tail <= 2) visit(place, 0.75 - 0.04 * tail, true)
    else if (isOpen) visit(place, 0.6 * shareOf(length, whole), true)
    else if (length >= 5) visit(place, 0.35, false)
  })
}

/** Of three letters, only one more makes another form: `bag` and `bags`. */
function eachPluralOfShort(term: string, { primary: { terms } }: Segment, visit: Visit): void {
  eachWithPrefix(terms, term, MAX_WITH_PREFIX, (place, { length }) => {
    if (length === term.length + 1) visit(place, FORM_OF_SHORT, true)
  })
}

/** Words whose last part begins so, where that part is a word by itself: `waa` in `tischwaage`. */
function eachBeginningOfPart(typed: string, { primary: { terms }, scan }: Segment, visit: Visit): void {
  scan.eachWith(typed, MAX_COMPOUNDS, (place, at, whole) => {
    if (at < 3 || whole - at <= typed.length) return
    const part = (terms[place] as string).slice(at)
    if (placeOf(terms, part) >= 0) visit(place, 0.7 * shareOf(typed.length, part.length), true)
  })
}

function describe({ term, isOpen }: QueryWord, { terms }: Segment['secondary'], language: string, found: WordQualities): void {
  const exact = placeOf(terms, term)
  if (exact >= 0) found.set(exact, 1)
  if (isOpen) eachWithPrefix(terms, term, 300, place => improve(found, place, 0.8))
  if (term.length >= 4) eachInflection(terms, term, language, (place, quality) => improve(found, place, quality))
}

function correct({ term, isOpen }: QueryWord, level: 1 | 2, { primary, scan }: Segment, found: SegmentAlternatives): void {
  const edits = term.length >= 8 || (level >= 2 && term.length >= 6) ? 2 : 1
  scan.eachNear(term, edits, isOpen, (place, distance, isBeginning, length) => {
    if (found.primary.has(place)) return
    const sameStart = primary.terms[place]?.charCodeAt(0) === term.charCodeAt(0)
    const beginning = isBeginning ? 0.85 * shareOf(Math.min(term.length, length), length) : 1
    improve(found.corrections, place, (distance <= 1 ? 0.62 : 0.42) * (sameStart ? 1 : 0.7) * beginning)
  })
}

/** How much less a number of before says than one of now. */
const SHARE_OF_FORMER = 0.9

/** A word may be a code; one with digits in it and an open end also the beginning of one. */
function codesLike({ term, isNumber, isOpen, amount }: QueryWord, { codes, formerCodes }: WordSources): Map<number, number> {
  const found = new Map<number, number>()
  if (amount !== undefined) return found
  for (const [table, share] of [[formerCodes, SHARE_OF_FORMER] as const, [codes, 1] as const]) {
    if (isOpen && term.length >= 5 && /\d/.test(term))
      for (const document of table.startingWith(term)) improve(found, document, 0.9 * share)
    if (!isNumber || term.length >= 5) for (const document of table.exact(term)) improve(found, document, share)
  }
  return found
}
