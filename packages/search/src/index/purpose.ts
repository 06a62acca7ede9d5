import { otherFormsOf } from '../text/endings.ts'
import { isFunctionWord, partAtWith } from '../text/function-words.ts'
import { isPurposeWord, isPurposeWordOfMachine } from '../text/purpose-words.ts'
import { type Token, tokenise } from '../text/tokenise.ts'

/** Stands before a word that says what a product is for, so that it is looked up apart from what products are. */
const MARK = '\u0001'
/** A word in fewer of the names of what a product belongs to says too little of them. */
const LEAST_SHARE = 0.2
const MAX_ENDING = 4
const MIN_STEM = 4
/** A long stem leaves no doubt, as in `rasvakeitin` and `rasvakeittimen`. */
const LONG_STEM = 8
const MAX_ENDING_OF_LONG = 6
const NO_WORDS: ReadonlySet<string> = new Set()

/** A word as it is indexed where it says what a product is for. */
export function purposeTerm(word: string): string {
  return MARK + word
}

/** Stands in the index for all that belongs to something else. */
export const PART_TERM = MARK

/** Whether a term of the index says what a product is for. */
export function isPurposeTerm(term: string): boolean {
  return term.startsWith(MARK)
}

/** What a thing is, from its name: without what comes with it and without sizes. */
export function thingOf(name: string, language: string): string {
  return partAtWith(name.split(/ [-–—|] |, /)[0] ?? '', language)[0]
}

/** The words that say what things are, from the names of some that are alike. */
export function thingWordsOf(names: readonly string[], language: string): ReadonlySet<string> {
  if (names.length === 0) return NO_WORDS
  const counts = new Map<string, number>()
  const heads = [...new Set(names.map(name => thingOf(name, language)))]
  for (const head of heads) {
    const tokens = tokenise(head)
    const end = tokens.findIndex(({ term }, place) => place > 0 && isFunctionWord(term, language))
    const words = new Set((end < 0 ? tokens : tokens.slice(0, end)).filter(({ isNumber }) => !isNumber).map(({ term }) => term))
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  const least = heads.length * LEAST_SHARE
  return new Set([...counts].filter(([, count]) => count >= least).map(([word]) => word))
}

/** What in a name, category or keyword says what the product is for: those behind "for", and forms of `things`. */
export function purposeTokens(tokens: readonly Token[], things: ReadonlySet<string>, language: string): ReadonlySet<Token> {
  const isJoining = things.size > 0 ? isPurposeWord : isPurposeWordOfMachine
  const behind = tokens.findIndex(({ term }, place) => place > 0 && isJoining(term, language))
  const purposes = new Set(behind < 0 ? [] : tokens.slice(behind + 1))
  for (const token of tokens) if (!token.isNumber && isFormOfOne(token.term, things, language)) purposes.add(token)
  return purposes
}

/** The same where something of the words says what the product is. */
export function purposeTokensOfName(tokens: readonly Token[], things: ReadonlySet<string>, language: string): ReadonlySet<Token> {
  const purposes = purposeTokens(tokens, things, language)
  return tokens.every(token => purposes.has(token) || isFunctionWord(token.term, language)) ? new Set() : purposes
}

function isFormOfOne(word: string, things: ReadonlySet<string>, language: string): boolean {
  if (things.size === 0) return false
  if (things.has(word)) return true
  if (otherFormsOf(word, language).some(form => things.has(form))) return true
  for (const thing of things) if (hasCommonStem(word, thing)) return true
  return false
}

function hasCommonStem(word: string, other: string): boolean {
  let common = 0
  while (common < word.length && word[common] === other[common]) common++
  const ending = Math.max(word.length, other.length) - common
  const most = common >= LONG_STEM ? MAX_ENDING_OF_LONG : MAX_ENDING
  return common >= MIN_STEM && ending <= Math.min(most, common - 1)
}
