import { fold } from '@shop/domain/search'
import type { ProductText } from '../port/documents.ts'
import { isFunctionWord, partAtWith } from '../text/function-words.ts'
import { placeOfThing } from '../text/purpose-words.ts'
import { type Token, tokenise, tokeniseFolded } from '../text/tokenise.ts'
import { PART_TERM, purposeTerm, purposeTokens, purposeTokensOfName, thingOf, thingWordsOf } from './purpose.ts'

/** Weights of words by the field they stand in. The steep decay at the head of a name puts a machine before its basket. */
const HEAD_OF_NAME = [255, 220, 195, 180] as const
const REST_OF_NAME = 165
/** What a thing comes with: a set is not found before what it holds. */
const COMPANION = 130
/** What a thing is for: a part is not found before what it is a part of. */
const PURPOSE = 70
/** The same for who asks for what belongs to something. */
const WANTED_PURPOSE = 235
/** The same by what buyers call what it belongs to. */
const WANTED_BY_KEYWORD = 190
/** What of a part's keyword does not say what it is: `balance` in `balance weights`. */
const BESIDE_THING = 95
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

/** From this weight on a word says what a product is, and not only what it has or belongs to. */
export const LEAST_OF_THINGS = 100

/** What a product is found by: terms from its name and classification, and terms from its description. */
export function wordsOf(text: ProductText): { primary: WeighedWords; secondary: WeighedWords } {
  const primary: WeighedWords = new Map()
  const { language } = text
  const { fits = [] } = text
  const owners = thingWordsOf(
    fits.map(({ name }) => name),
    language,
  )
  if (fits.length > 0) addWord(primary, PART_TERM, WANTED_PURPOSE)
  for (const owner of owners) addWord(primary, purposeTerm(owner), WANTED_PURPOSE)
  // Products of a family say the same of themselves.
  const said = new Set(fits.flatMap(({ name, keywords }) => [thingOf(name, language), ...keywords]))
  for (const one of said) addOwnersWords(primary, one, language)
  addName(primary, text.name, owners, language)
  addWords(primary, text.brand, BRAND)
  for (const { level, name } of text.categories) addCategory(primary, name, level >= 1 ? CATEGORY : DEPARTMENT, owners, language)
  for (const keyword of text.keywords) addKeyword(primary, keyword, owners, language)
  for (const attribute of text.attributes) addWords(primary, attribute, ATTRIBUTE)
  return { primary, secondary: wordsOfDescription(text.description) }
}

function wordsOfDescription(description: string | undefined): WeighedWords {
  const words: WeighedWords = new Map()
  if (description === undefined) return words
  for (const { term, isNumber } of tokenise(description)) if (!isNumber && term.length > 2) words.set(term, DESCRIPTION)
  return words
}

function addName(words: WeighedWords, name: string, owners: ReadonlySet<string>, language: string): void {
  const [head = '', ...rest] = name.split(/ [-–—|] |, /)
  const [thing, companions] = partAtWith(head, language)
  addThing(words, tokenise(thing), place => HEAD_OF_NAME[place] ?? LAST_WEIGHT_OF_HEAD, owners, language)
  addHyphenated(words, thing, LAST_WEIGHT_OF_HEAD)
  addWords(words, companions, COMPANION)
  for (const part of rest) addWords(words, part, REST_OF_NAME)
}

/** A part may be in the category of what it belongs to. */
function addCategory(words: WeighedWords, name: string, weight: number, owners: ReadonlySet<string>, language: string): void {
  const tokens = tokenise(name)
  const purposes = owners.size > 0 ? purposeTokens(tokens, owners, language) : undefined
  for (const token of tokens) addToken(words, token, purposes?.has(token) ? Math.min(weight, PURPOSE) : weight)
}

/** Adds words that say what a product is, by their places among these, and those that say what it is for. */
function addThing(
  words: WeighedWords,
  tokens: readonly Token[],
  weightAt: (place: number, count: number) => number,
  owners: ReadonlySet<string>,
  language: string,
): void {
  const purposes = purposeTokensOfName(tokens, owners, language)
  const count = tokens.length - purposes.size
  let place = 0
  for (const token of tokens) {
    addToken(words, token, purposes.has(token) ? PURPOSE : weightAt(place++, count))
    if (purposes.has(token) && !token.isNumber && !isFunctionWord(token.term, language))
      addWord(words, purposeTerm(token.term), WANTED_PURPOSE)
  }
}

/** What buyers call a product: a word or two that say it together weigh more than each of them. */
function addKeyword(words: WeighedWords, keyword: string, owners: ReadonlySet<string>, language: string): void {
  const tokens = tokenise(keyword)
  const isWhole = tokens.length === 1
  const isOfPart = owners.size > 0
  const thing = placeOfThing(language)
  const weightAt = (place: number, count: number) => {
    if (isWhole) return tokens[0]?.isNumber ? KEYWORD : WHOLE_KEYWORD
    const isThing = thing === 'any' || place === (thing === 'first' ? 0 : count - 1)
    return isOfPart && !isThing ? BESIDE_THING : KEYWORD
  }
  addThing(words, tokens, weightAt, owners, language)
  const purposes = purposeTokensOfName(tokens, owners, language)
  const weightOf = (weight: number, pair: readonly Token[]) => (pair.every(token => purposes.has(token)) ? PURPOSE : weight)
  addHyphenated(words, keyword, weightOf(tokens.length === 2 ? WHOLE_KEYWORD : PART_OF_KEYWORD, tokens))
  const telling = tokens.filter(({ term }) => !isFunctionWord(term, language))
  telling.slice(1).forEach((second, before) => {
    const first = telling[before] as Token
    if (!first.isNumber && !second.isNumber)
      addWord(words, pairOf(first, second), weightOf(telling.length === 2 ? WHOLE_KEYWORD : PART_OF_KEYWORD, [first, second]))
  })
}

function addOwnersWords(words: WeighedWords, said: string, language: string): void {
  for (const { term, isNumber } of tokenise(said))
    if (!isNumber && !isFunctionWord(term, language)) addWord(words, purposeTerm(term), WANTED_BY_KEYWORD)
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
