import type { MatchLevel } from '@shop/domain/search'
import { looksLikeCode, looksLikeWholeCode, squeezeCode } from './code-table.ts'
import { combine, type MeantWord } from './combine.ts'
import { findAlternatives, lookFurther, type WordSources } from './find-alternatives.ts'
import { addJoinedWords, addPairs, splitWords } from './join-and-split.ts'
import { isKnown, type QueryWord } from './query-words.ts'
import type { Scratch } from './scratch.ts'

/** Where a text is looked for. */
export interface MatchSources extends WordSources {
  readonly documentCount: number
  readonly scratch: Scratch
  /** Whether a document can be had where the shopper is: what cannot is no reason to stop looking. */
  readonly isOffered: (document: number) => boolean
}

/** What was found; the documents and their scores stand in the scratch memory. */
export interface Match {
  readonly count: number
  readonly level: MatchLevel
  /** The words, and what each of them meant; none where a code was meant. */
  readonly words: readonly QueryWord[]
  readonly meant: readonly MeantWord[]
}

/** Finds documents for a text: by a code, by all of its words, by corrected ones and by descriptions, or by some of them. */
export function matchText(text: string, words: readonly QueryWord[], sources: MatchSources): Match {
  const code = squeezeCode(text)
  if (looksLikeWholeCode(code)) {
    const count = listCodes(sources.codes.exact(code), sources)
    if (count > 0) return { count, level: 1, words: [], meant: [] }
  }
  const meant = words.map(word => ({ ...findAlternatives(word, sources), isOptional: word.isOptional }))
  for (const level of [1, 2, 3] as const) {
    if (level !== 3) for (const [place, word] of words.entries()) lookFurther(word, meant[place] as MeantWord, level, sources)
    if (level === 1) addJoinedWords(words, meant, sources.segments)
    if (level !== 3) addPairs(words, meant, sources.segments)
    const match = matchAtLevel(words, meant, level, sources)
    if (match.count > 0) return match
    if (level === 1 && looksLikeCode(code)) {
      const count = listCodes(sources.codes.startingWith(code), sources)
      if (count > 0) return { count, level: 1, words: [], meant: [] }
    }
  }
  return { count: 0, level: 3, words, meant: [] }
}

/** Lists products of a code, unless no product is offered. */
function listCodes(documents: readonly number[], { isOffered, scratch: { found, scores } }: MatchSources): number {
  if (!documents.some(isOffered)) return 0
  documents.forEach((document, place) => {
    found[place] = document
    scores[document] = 1
  })
  return documents.length
}

/** How many were found, or 0 when no product is offered. */
function countOffered(count: number, { isOffered, scratch: { found } }: MatchSources): number {
  for (let place = 0; place < count; place++) if (isOffered(found[place] as number)) return count
  return 0
}

function matchAtLevel(words: readonly QueryWord[], meant: readonly MeantWord[], level: 1 | 2 | 3, sources: MatchSources): Match {
  const { segments, documentCount, scratch } = sources
  const isCorrected = meant.some(word => !word.isOptional && !isKnown(word))
  const reached = level === 1 && isCorrected ? 2 : level
  const parts = level === 1 ? undefined : splitWords(words, meant, segments)
  if (parts) {
    const count = countOffered(combine(parts, segments, documentCount, level === 3, scratch, sources.isOffered), sources)
    if (count > 0) return { count, level: reached, words, meant: parts.length === words.length ? parts : [...meant, ...parts] }
  }
  const count = countOffered(combine(meant, segments, documentCount, level === 3, scratch, sources.isOffered), sources)
  return { count, level: reached, words, meant }
}
