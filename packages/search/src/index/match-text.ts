import { fold } from '@shop/domain/search'
import { looksLikeCode, looksLikeWholeCode, squeezeCode } from './code-table.ts'
import { combine, type MeantWord } from './combine.ts'
import { placeOf } from './dictionary.ts'
import { findAlternatives, lookFurther } from './find-alternatives.ts'
import { addJoinedWords, addPairs, splitWords } from './join-and-split.ts'
import type { Match, MatchSources } from './match.ts'
import { matchNearAmounts } from './near-amounts.ts'
import { eachPosting } from './postings.ts'
import { PART_TERM } from './purpose.ts'
import { isKnown, type QueryWord, queryWordsOf } from './query-words.ts'
import { segmentWord } from './segment-word.ts'
import { findWantedParts, mergeWantedParts } from './wanted-purpose.ts'

/** Most products that are shown next to saying that nothing was found. */
const MAX_NEAR = 24
/** An unknown number is compared with those that begin like it, up to so many of its last signs aside. */
const MAX_SIGNS_ASIDE = 3

/**
 * Finds documents for a text: by a code, by all of its words, by those it was written of without spaces, by corrected ones and by
 * descriptions. What has only some of the words, the next size or a number that begins alike is near, at level 3.
 */
export function matchText(text: string, words: readonly QueryWord[], sources: MatchSources): Match {
  const code = squeezeCode(text)
  const isShort = /^[a-z]+\d+$/.test(code) && words.every(({ amount }) => amount === undefined)
  const found =
    (isShort || looksLikeWholeCode(code) ? matchCodes(wholeCodes(code, sources), 1, sources) : undefined) ??
    (isCode(text, code) ? matchCode(words, code, sources) : matchWords(text, words, code, sources))
  return found ?? { count: 0, level: 3, words, meant: [] }
}

/** Whether a text is one number of a product and no words: it is not corrected, and its parts are not looked for apart. */
function isCode(text: string, code: string): boolean {
  return (
    looksLikeCode(code) && !/\s/.test(text.trim()) && /^[\p{L}\p{N}]*\p{N}{3}/u.test(fold(text.trim()).replace(/[-_./]/g, ''))
  )
}

/** By what begins with a number, as a word (an amount may look like a number), by what has it as a part, and by numbers near it. */
function matchCode(words: readonly QueryWord[], code: string, sources: MatchSources): Match | undefined {
  const meant = words.map(word => meaningOf(word, sources))
  const isNumber = words.every(({ isNumber, amount }) => isNumber && amount === undefined)
  const byWords = isNumber ? undefined : matchAtLevel(words, meant, 1, sources)
  if (byWords && byWords.count > 0) return byWords
  const known = matchPartsOfCodes(code, sources)
  if (known) return known
  const byNumber = matchAtLevel(words, meant, 1, sources)
  if (byNumber.count > 0) return byNumber
  // A number that is known and not offered here is no slip.
  if (wholeCodes(code, sources).flat().length > 0) return undefined
  for (let aside = 1; aside <= MAX_SIGNS_ASIDE && code.length - aside >= 5; aside++) {
    const near = matchCodes(begunCodes(code.slice(0, -aside), sources), 3, sources)
    if (near) return nearest(near, sources)
  }
  return undefined
}

function matchWords(text: string, words: readonly QueryWord[], code: string, sources: MatchSources): Match | undefined {
  const meant = words.map(word => meaningOf(word, sources))
  for (const level of [1, 2] as const) {
    for (const [place, word] of words.entries()) lookFurther(word, meant[place] as MeantWord, level, sources)
    const apart = level === 1 ? matchApart(words, meant, sources) : undefined
    if (apart) return apart
    if (level === 1) addJoinedWords(words, meant, sources.segments)
    addPairs(words, meant, sources.segments)
    const match = matchAtLevel(words, meant, level, sources)
    if (match.count > 0) return match.level === 3 ? nearest(match, sources) : match
    const byCode = level === 1 ? matchPartsOfCode(words, code, sources) : undefined
    if (byCode) return byCode
  }
  const near = matchNearAmounts(text, words, meant, sources) ?? matchAtLevel(words, meant, 3, sources)
  return near.count > 0 ? nearest(near, sources) : undefined
}

function meaningOf(word: QueryWord, sources: MatchSources): MeantWord {
  return { ...findAlternatives(word, sources), isOptional: word.isOptional }
}

/** The beginning of a number that was typed in groups, or a part of one. */
function matchPartsOfCode(words: readonly QueryWord[], code: string, sources: MatchSources): Match | undefined {
  const begun = looksLikeCode(code) ? matchCodes(begunCodes(code, sources), 1, sources) : undefined
  const [word, ...others] = words
  const isPart = word !== undefined && others.length === 0 && word.amount === undefined && /\d/.test(word.term)
  return begun ?? (isPart || looksLikeCode(code) ? matchPartsOfCodes(code, sources) : undefined)
}

/** Products with a number, those that have it now first: it may have been that of another one before. */
function wholeCodes(code: string, { codes, formerCodes }: MatchSources): Documents[] {
  return [codes.exact(code), formerCodes.exact(code)]
}

function begunCodes(code: string, { codes, formerCodes }: MatchSources): Documents[] {
  return [codes.startingWith(code), formerCodes.startingWith(code)]
}

/** Lists products with a part of a number, those first whose numbers end with it, then those whose numbers begin so. */
function matchPartsOfCodes(code: string, sources: MatchSources): Match | undefined {
  const { codes, formerCodes } = sources
  return matchCodes([...codes.having(code), ...formerCodes.having(code)], 1, sources)
}

type Documents = readonly number[]

/** Lists products of lists of them, the best first, unless no product is offered. */
function matchCodes(lists: readonly Documents[], level: 1 | 3, { scratch, isOffered }: MatchSources): Match | undefined {
  const placed = new Map<number, number>()
  lists.forEach((documents, place) => {
    for (const document of documents) if (!placed.has(document)) placed.set(document, place)
  })
  const documents = [...placed.keys()]
  if (!documents.some(isOffered)) return undefined
  documents.forEach((document, place) => {
    scratch.found[place] = document
    scratch.scores[document] = lists.length - (placed.get(document) as number)
  })
  return { count: documents.length, level, words: [], meant: [] }
}

/** Reads words that are not known as several written without spaces. Undefined where that finds nothing. */
function matchApart(words: readonly QueryWord[], meant: readonly MeantWord[], sources: MatchSources): Match | undefined {
  const { segments, language } = sources
  let isApart = false
  const parts = words.flatMap((word, place) => {
    const known = meant[place] as MeantWord
    const isWord = word.isNumber || word.isOptional || known.strong > 0 || bestCorrection(known) >= LEAST_OF_CORRECTIONS
    const parts = isWord ? undefined : segmentWord(word.term, segments, language)
    if (parts) isApart = true
    return parts ?? [word.amount ?? word.term]
  })
  if (!isApart) return undefined
  const apart = queryWordsOf(parts.join(' '), language, false)
  const meanings = apart.map(word => meaningOf(word, sources))
  addJoinedWords(apart, meanings, segments)
  addPairs(apart, meanings, segments)
  const match = matchAtLevel(apart, meanings, 1, sources)
  return match.count > 0 ? match : undefined
}

/** Keeps those with the best scores. */
function nearest(match: Match, { isOffered, scratch: { found, scores } }: MatchSources): Match {
  if (match.count <= MAX_NEAR) return match
  const offered = [...found.subarray(0, match.count)].filter(isOffered)
  const best = offered.sort((a, b) => (scores[b] as number) - (scores[a] as number) || a - b).slice(0, MAX_NEAR)
  best.forEach((document, place) => {
    found[place] = document
  })
  return { ...match, count: best.length }
}

/** How many were found, or 0 when no product is offered. */
function countOffered(count: number, { isOffered, scratch: { found } }: MatchSources): number {
  for (let place = 0; place < count; place++) if (isOffered(found[place] as number)) return count
  return 0
}

/** Of what only the first letters were typed, a machine is meant before what belongs to it. */
const FACTOR_OF_PARTS = 0.75
const MAX_BEGUN_LETTERS = 5

function isBegunWord(words: readonly QueryWord[]): boolean {
  const [word, ...others] = words
  return word !== undefined && others.length === 0 && word.isOpen && !word.isNumber && word.term.length <= MAX_BEGUN_LETTERS
}

function lowerParts(count: number, { segments, scratch: { found, scores, wordCounts } }: MatchSources): void {
  for (const { primary } of segments) {
    const place = placeOf(primary.terms, PART_TERM)
    if (place >= 0)
      eachPosting(primary.postings, place, document => {
        wordCounts[document] = 1
      })
  }
  for (let place = 0; place < count; place++) {
    const document = found[place] as number
    if (wordCounts[document] === 1) scores[document] = (scores[document] as number) * FACTOR_OF_PARTS
  }
  for (const { primary } of segments) {
    const place = placeOf(primary.terms, PART_TERM)
    if (place >= 0)
      eachPosting(primary.postings, place, document => {
        wordCounts[document] = 0
      })
  }
}

/** A correction of fewer letters, or of a less likely kind, is a guess: what it finds is near. */
const LEAST_OF_CORRECTIONS = 0.6
const LEAST_LETTERS_CORRECTED = 5

/** A description has a word by chance where it has it in another form, or where nothing else was typed that says more. */
const LEAST_IN_DESCRIPTION = 0.9

function reachedLevel(words: readonly QueryWord[], meant: readonly MeantWord[], level: 1 | 2 | 3): 1 | 2 | 3 {
  let reached = level
  const required = meant.filter(({ isOptional }) => !isOptional)
  const described = required.filter(isOnlyDescribed)
  if (described.some(word => bestInDescription(word) < LEAST_IN_DESCRIPTION)) return 3
  if (described.length > 1 && described.length === required.length) return 3
  meant.forEach((word, place) => {
    if (word.isOptional || isKnown(word)) return
    const isSure = bestCorrection(word) >= LEAST_OF_CORRECTIONS && (words[place]?.term.length ?? 0) >= LEAST_LETTERS_CORRECTED
    reached = isSure ? (reached === 1 ? 2 : reached) : 3
  })
  return reached
}

function isOnlyDescribed({ segments, codes }: MeantWord): boolean {
  const isNowhereElse = codes.size === 0 && segments.every(({ primary }) => primary.size === 0)
  return isNowhereElse && segments.some(({ secondary }) => secondary.size > 0)
}

function bestInDescription({ segments }: MeantWord): number {
  let best = 0
  for (const { secondary } of segments) for (const quality of secondary.values()) best = Math.max(best, quality)
  return best
}

function bestCorrection({ segments }: MeantWord): number {
  let best = 0
  for (const { corrections } of segments) for (const quality of corrections.values()) best = Math.max(best, quality)
  return best
}

function matchAtLevel(words: readonly QueryWord[], meant: readonly MeantWord[], level: 1 | 2 | 3, sources: MatchSources): Match {
  const { segments, documentCount, scratch } = sources
  const wanted = level === 3 ? undefined : findWantedParts(words, meant, sources)
  const reached = reachedLevel(words, meant, level)
  const parts = level === 1 ? undefined : splitWords(words, meant, segments)
  if (parts) {
    const count = countOffered(combine(parts, segments, documentCount, level === 3, scratch, sources.isOffered), sources)
    if (count > 0) return { count, level: reached, words, meant: parts.length === words.length ? parts : [...meant, ...parts] }
  }
  const all = combine(meant, segments, documentCount, level === 3, scratch, sources.isOffered)
  if (isBegunWord(words)) lowerParts(all, sources)
  const count = countOffered(wanted ? mergeWantedParts(all, wanted, sources) : all, sources)
  return { count, level: reached, words, meant }
}
