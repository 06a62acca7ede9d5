import { fold } from '@shop/domain/search'
import { isFunctionWord } from '../text/function-words.ts'
import { type Token, tokenise } from '../text/tokenise.ts'

const MOST_WORDS = 16
const MOST_LETTERS = 200

/** A word of a query. */
export interface QueryWord extends Token {
  /** Still being typed: the beginning of a word. */
  readonly isOpen: boolean
  /** A document need not have it. */
  readonly isOptional: boolean
}

/** Words of what somebody typed, without repetition. Without `mayBeOpen`, or behind a space, the last one is complete. */
export function queryWordsOf(text: string, language: string, mayBeOpen: boolean): QueryWord[] {
  const typed = text.slice(0, MOST_LETTERS)
  const tokens = tokenise(typed).slice(0, MOST_WORDS)
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
