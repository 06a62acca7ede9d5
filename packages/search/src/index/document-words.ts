import type { ProductText } from '../port/index.ts'
import { tokenise } from '../text/index.ts'

/** Weights of words by the field they stand in. The steep decay at the head of a name puts a machine before its basket. */
const HEAD_OF_NAME = [255, 220, 195, 180] as const
const REST_OF_NAME = 165
const BRAND = 160
const DEEP_CATEGORY = 120
const KEYWORD = 120
const ATTRIBUTE = 90
const HIGH_CATEGORY = 60
const DESCRIPTION = 28
const LAST_WEIGHT_OF_HEAD = HEAD_OF_NAME[3]

/** Words with their weights. */
export type WeighedWords = Map<string, number>

/** What a product is found by: words of its name and what classifies it, and words of its description. */
export function wordsOf(text: ProductText): { primary: WeighedWords; secondary: WeighedWords } {
  const primary: WeighedWords = new Map()
  addName(primary, text.name)
  addWords(primary, text.brand, BRAND)
  for (const { level, name } of text.categories) addWords(primary, name, level >= 2 ? DEEP_CATEGORY : HIGH_CATEGORY)
  for (const keyword of text.keywords) addWords(primary, keyword, KEYWORD)
  for (const attribute of text.attributes) addWords(primary, attribute, ATTRIBUTE)
  return { primary, secondary: wordsOfDescription(text.description) }
}

function wordsOfDescription(description: string | undefined): WeighedWords {
  const words: WeighedWords = new Map()
  if (description === undefined) return words
  for (const { term, isNumber } of tokenise(description)) if (!isNumber && term.length > 2) words.set(term, DESCRIPTION)
  return words
}

function addName(words: WeighedWords, name: string): void {
  const [head = '', ...rest] = name.split(/ [-–—|] |, /)
  tokenise(head).forEach((token, place) => {
    addToken(words, token, HEAD_OF_NAME[place] ?? LAST_WEIGHT_OF_HEAD)
  })
  for (const part of rest) addWords(words, part, REST_OF_NAME)
}

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
