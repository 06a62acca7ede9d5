import { fold } from '@shop/domain/search'
import { isFunctionWord } from '../text/function-words.ts'
import { type Token, tokenise } from '../text/tokenise.ts'

const MAX_WORDS = 16
const MAX_LETTERS = 200

/** A word of a query. */
export interface QueryWord extends Token {
  /** Still being typed: the beginning of a word. */
  readonly isOpen: boolean
  /** A document need not have it. */
  readonly isOptional: boolean
}

/** Words in what a shopper typed, without repetition. Without `mayBeOpen`, or behind a space, the last one is complete. */
export function queryWordsOf(text: string, language: string, mayBeOpen: boolean): QueryWord[] {
  const typed = text.slice(0, MAX_LETTERS)
  const tokens = tokenise(typed).slice(0, MAX_WORDS)
  const isOpen = mayBeOpen && !/\s$/.test(fold(typed))
  const words = tokens.map((token, place) => ({
    ...token,
    isOpen: isOpen && place === tokens.length - 1,
    isOptional: isFunctionWord(token.term, language),
  }))
  const distinct = words.filter(
    (word, place) => words.findLastIndex(({ term, amount }) => term === word.term && amount === word.amount) === place,
  )
  return distinct.every(({ isOptional }) => isOptional) ? distinct.map(word => ({ ...word, isOptional: false })) : distinct
}

/** Terms in a segment that stand for a query word: their places, each with how well it fits, up to 1. */
export type WordQualities = Map<number, number>

/** What a word of a query may mean in one segment. */
export interface SegmentAlternatives {
  readonly primary: WordQualities
  /** Terms from descriptions. */
  readonly secondary: WordQualities
  /** Words it may be a mistyped form of, where it is nothing else. */
  readonly corrections: WordQualities
}

/** What a word of a query may mean in an index. Looking further adds to it. */
export interface Alternatives {
  readonly segments: readonly SegmentAlternatives[]
  /** Products with a code like it. */
  readonly codes: ReadonlyMap<number, number>
  /** How many alternatives leave no doubt about what was meant. */
  readonly strong: number
  /** Whether a description has the word as it is. */
  readonly isDescribed: boolean
}

/** Whether a word means something as it was typed. */
export function isKnown({ segments, codes }: Alternatives): boolean {
  return codes.size > 0 || segments.some(({ primary, secondary }) => primary.size > 0 || secondary.size > 0)
}

/** Keeps the better quality of a word. */
export function improve(qualities: WordQualities, place: number, quality: number): void {
  const known = qualities.get(place)
  if (known === undefined || known < quality) qualities.set(place, quality)
}
