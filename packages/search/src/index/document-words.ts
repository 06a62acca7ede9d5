import { fold } from '@shop/domain/search'
import type { ProductText } from '../port/documents.ts'
import { isFunctionWord, partAtWith } from '../text/function-words.ts'
import { type Token, tokenise, tokeniseFolded } from '../text/tokenise.ts'

/** Weights of words by the field they stand in. The steep decay at the head of a name puts a machine before its basket. */
const HEAD_OF_NAME = [255, 220, 195, 180] as const
const REST_OF_NAME = 165
/** What a thing comes with: a set is not found before what it holds. */
const COMPANION = 130
const BRAND = 160
const CATEGORY = 120
/** A word that says all by itself what the product is called. */
const WHOLE_KEYWORD = 235
/** Two words in a longer one. */
const PART_OF_KEYWORD = 190
const KEYWORD = 120
const ATTRIBUTE = 90
const DEPARTMENT = 60
const DESCRIPTION = 28
const LAST_WEIGHT_OF_HEAD = HEAD_OF_NAME[3]

/** Words with their weights. */
export type WeighedWords = Map<string, number>

/** What a product is found by: terms from its name and classification, and terms from its description. */
export function wordsOf(text: ProductText): { primary: WeighedWords; secondary: WeighedWords } {
  const primary: WeighedWords = new Map()
  addName(primary, text.name, text.language)
  addWords(primary, text.brand, BRAND)
  for (const { level, name } of text.categories) addWords(primary, name, level >= 1 ? CATEGORY : DEPARTMENT)
  for (const keyword of text.keywords) addKeyword(primary, keyword, text.language)
  for (const attribute of text.attributes) addWords(primary, attribute, ATTRIBUTE)
  return { primary, secondary: wordsOfDescription(text.description) }
}

function wordsOfDescription(description: string | undefined): WeighedWords {
  const words: WeighedWords = new Map()
  if (description === undefined) return words
  for (const { term, isNumber } of tokenise(description)) if (!isNumber && term.length > 2) words.set(term, DESCRIPTION)
  return words
}

function addName(words: WeighedWords, name: string, language: string): void {
  const [head = '', ...rest] = name.split(/ [-–—|] |, /)
  const [thing, companions] = partAtWith(head, language)
  tokenise(thing).forEach((token, place) => {
    addToken(words, token, HEAD_OF_NAME[place] ?? LAST_WEIGHT_OF_HEAD)
  })
  addHyphenated(words, thing, LAST_WEIGHT_OF_HEAD)
  addWords(words, companions, COMPANION)
  for (const part of rest) addWords(words, part, REST_OF_NAME)
}

/** What buyers call a product: a word or two that say it together weigh more than each of them. */
function addKeyword(words: WeighedWords, keyword: string, language: string): void {
  const tokens = tokenise(keyword)
  const isWhole = tokens.length === 1
  for (const token of tokens) addToken(words, token, isWhole && !token.isNumber ? WHOLE_KEYWORD : KEYWORD)
  addHyphenated(words, keyword, tokens.length === 2 ? WHOLE_KEYWORD : PART_OF_KEYWORD)
  const telling = tokens.filter(({ term }) => !isFunctionWord(term, language))
  telling.slice(1).forEach((second, before) => {
    const first = telling[before] as Token
    if (!first.isNumber && !second.isNumber)
      addWord(words, pairOf(first, second), telling.length === 2 ? WHOLE_KEYWORD : PART_OF_KEYWORD)
  })
}

/** Words with a hyphen between them are also typed as one. */
function addHyphenated(words: WeighedWords, text: string, weight: number): void {
  if (!HYPHENATED.test(text)) return
  const folded = fold(text)
  const tokens = tokeniseFolded(folded)
  tokens.slice(1).forEach((second, before) => {
    const first = tokens[before] as Token
    if (first.isNumber || second.isNumber || !HYPHEN.test(folded.slice(first.end, second.start))) return
    addWord(words, first.term + second.term, weight)
  })
}

const HYPHEN = /^[-\u2010\u2011]$/
const HYPHENATED = /\p{L}[-\u2010\u2011]\p{L}/u

function addWords(words: WeighedWords, text: string, weight: number): void {
  for (const token of tokenise(text)) addToken(words, token, weight)
}

function addToken(words: WeighedWords, { term, amount }: { term: string; amount?: string }, weight: number): void {
  addWord(words, term, weight)
  if (amount !== undefined) addWord(words, amount, weight)
}

function addWord(words: WeighedWords, word: string, weight: number): void {
  if ((words.get(word) ?? 0) < weight) words.set(word, weight)
}

const SEPARATOR = ' '

/** Two words as the index knows them where they stand together in a keyword. */
function pairOf(first: Pick<Token, 'term'>, second: Pick<Token, 'term'>): string {
  return first.term + SEPARATOR + second.term
}

/** Whether a word of the index is a pair. */
export function isPair(term: string): boolean {
  return term.includes(SEPARATOR)
}

/** How all pairs begin whose first word is this. */
export function pairBeginning(first: string): string {
  return first + SEPARATOR
}
