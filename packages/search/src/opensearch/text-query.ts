import { looksLikeWholeCode, squeezeCode } from '../index/code-table.ts'
import type { QueryWord } from '../index/query-words.ts'
import { readingsOf } from '../index/wanted-purpose.ts'
import { otherFormsOf } from '../text/endings.ts'
import { spellingsOf } from '../text/spellings.ts'
import { type Clause, term } from './clause.ts'
import { wholeCodes } from './code-query.ts'
import { stemsOf } from './document-parts.ts'
import { BEGINNING_LETTERS } from './index-template.ts'

const MIN_COMPOUND_PART_LENGTH = 4
/** A correction of fewer letters is a guess. */
const MIN_SLIP_LENGTH = 5
const SPELLING_BOOST = 0.97
const BELONGING_BOOST = 3
/** Where only the order of words says what is for what, it is not preferred. */
const BOOST_OF_ORDER = 0.95
/** More words are a name or a sentence; asking for all readings of them is more than a cluster takes. */
const MAX_WORDS_IN_ORDER = 6
const BOOST_OF_PURPOSE = 0.6
/** A word at the beginning of a name says what the product is; anywhere else it may say what comes with it. */
const [HEAD_BOOST, WORD_BOOST] = [6, 3]
const JOINTS = ['', 's', 'n', 'en', 'e'] as const

/**
 * How words may be misspelled: not at all, so that there is hardly a doubt about what was meant (a letter, not the first, in a word
 * of five or more), or so that it is a guess.
 */
export type Spelling = 'as typed' | 'slips' | 'guesses'

interface TextQueryOptions {
  readonly language: string
  readonly spelling: Spelling
  /** How many of the words that are required a document has at least; all of them unless said otherwise. */
  readonly atLeast?: number
  /** Whether the text is no more than these words: one of the many ways to read another text apart. */
  readonly isOneOfMany?: boolean
}

/** What a document must have to be found by words. A code wins over words. */
export function textQuery(text: string, words: readonly QueryWord[], options: TextQueryOptions): Clause {
  const { language, spelling, atLeast, isOneOfMany = false } = options
  const meanings = words.map((word, place) => meaningsOf(word, words[place - 1], words[place + 1], language, spelling))
  const required = meanings.filter((_meaning, place) => !words[place]?.isOptional)
  const optional = meanings.filter((_meaning, place) => words[place]?.isOptional)
  const all = { bool: { should: required, minimum_should_match: atLeast ?? required.length } }
  const query = optional.length === 0 ? all : { bool: { must: [all], should: optional } }
  const code = squeezeCode(text)
  const codes = spelling === 'as typed' && !isOneOfMany && looksLikeWholeCode(code) ? wholeCodes(code) : []
  const queries = [query, ...codes, ...belongings(words, meanings, options)]
  return queries.length === 1 ? query : { dis_max: { queries } }
}

/**
 * What belongs to something, where a word, a case or the order of the words says so: `bags for vacuum sealer` are bags that fit one.
 */
function belongings(
  words: readonly QueryWord[],
  meanings: readonly Clause[],
  { language, spelling, isOneOfMany = false }: TextQueryOptions,
): Clause[] {
  const readsOrder = !isOneOfMany && words.length <= MAX_WORDS_IN_ORDER
  const readings = readingsOf(words, language).filter(({ isSaid }) => isSaid || readsOrder)
  return readings.map(({ things, purposes, isSaid }) => ({
    bool: {
      must: [
        ...meanings.filter((_meaning, place) => things.includes(place) || words[place]?.isNumber),
        ...purposes.map(place => wantedPurpose(words[place] as QueryWord, language, spelling)),
      ],
      boost: isSaid ? BELONGING_BOOST : BOOST_OF_ORDER,
    },
  }))
}

/** What is for something, by its name or one like it. */
function wantedPurpose(word: QueryWord, language: string, spelling: Spelling): Clause {
  const fits = fitting(word, language)
  if (spelling === 'as typed' || word.term.length < MIN_SLIP_LENGTH) return fits
  return { dis_max: { queries: [fits, slip('fits', word.term, 3)] } }
}

function fitting({ term: value }: QueryWord, language: string): Clause {
  const values = [value, ...spellingsOf(value, language), ...otherFormsOf(value, language)]
  return { terms: { fits: [...new Set(values)], boost: 4 } }
}

function meaningsOf(
  word: QueryWord,
  before: QueryWord | undefined,
  after: QueryWord | undefined,
  language: string,
  spelling: Spelling,
): Clause {
  const queries = [...meanings(word, language, 1, spelling), ...joined(before, word), ...joined(word, after)]
  if (word.isNumber) return { dis_max: { queries } }
  for (const term of spellingsOf(word.term, language))
    queries.push(...meanings({ ...word, term }, language, SPELLING_BOOST, spelling))
  // A product that is for the thing has its name in a text without being one.
  return {
    boosting: { positive: { dis_max: { queries } }, negative: fitting(word, language), negative_boost: BOOST_OF_PURPOSE },
  }
}

function meanings(
  { term: value, amount, isNumber, isOpen }: QueryWord,
  language: string,
  factor: number,
  spelling: Spelling,
): Clause[] {
  if (amount !== undefined) return [term('head', amount, 4), term('words', amount, 3)]
  const exact = [term('head', value, HEAD_BOOST * factor), term('words', value, WORD_BOOST * factor)]
  const isCode = /\d/.test(value) && value.length >= MIN_COMPOUND_PART_LENGTH
  const codes = isCode ? [term('codes', value, 3), term('formerCodes', value, 2.7)] : []
  const begun = isOpen && value.length >= BEGINNING_LETTERS.least ? beginnings(value, factor) : []
  if (isNumber) return [...exact, ...codes, ...begun]
  const isLong = value.length >= MIN_COMPOUND_PART_LENGTH
  const parts = isLong ? [term('tails', value, 2 * factor), ...stems(value, factor), ...forms(value, language, factor)] : []
  const described = [term('description', value, 0.3 * factor)]
  return [...exact, ...codes, ...begun, ...parts, ...described, ...mistyped(value, isOpen, factor, spelling)]
}

function beginnings(value: string, factor: number): Clause[] {
  const beginning = value.slice(0, BEGINNING_LETTERS.most)
  return [term('head.begin', beginning, 3 * factor), term('words.begin', beginning, 2 * factor)]
}

function stems(value: string, factor: number): Clause[] {
  return stemsOf(value).map(stem => term('stems', stem, 1.8 * factor))
}

function forms(value: string, language: string, factor: number): Clause[] {
  const others = otherFormsOf(value, language)
  return others.length === 0 ? [] : [{ terms: { words: others, boost: 2.5 * factor } }]
}

/** Fewer letters leave less room for errors. */
function mistyped(value: string, isOpen: boolean, factor: number, spelling: Spelling): Clause[] {
  if (spelling === 'as typed' || value.length < MIN_COMPOUND_PART_LENGTH || /\d/.test(value)) return []
  if (spelling === 'slips') {
    if (value.length < MIN_SLIP_LENGTH) return []
    return [slip('words', value, factor)]
  }
  const fuzziness = value.length >= 6 ? 2 : 1
  const fields = isOpen ? ['words', 'words.begin'] : ['words']
  return fields.map(field => ({
    fuzzy: { [field]: { value, fuzziness, transpositions: true, boost: (field === 'words' ? 1 : 0.8) * factor } },
  }))
}

/** Documents with a word in which a letter is another one, but not the first. */
function slip(field: string, value: string, boost: number): Clause {
  return { fuzzy: { [field]: { value, fuzziness: 1, prefix_length: 1, transpositions: true, boost } } }
}

/** Fewest letters of a word that was written without its space, and of its halves. */
const APART_LENGTH = { whole: 7, part: 3 } as const

/**
 * What words without their spaces may have been, the halves of each long one: which of them are words only the cluster knows.
 * Empty where none is long enough.
 */
export function wordsApart(words: readonly QueryWord[]): QueryWord[][] {
  return words.flatMap((word, place) => {
    const { term: value, isNumber, amount } = word
    if (isNumber || amount !== undefined || value.length < APART_LENGTH.whole || /\d/.test(value)) return []
    const count = value.length - 2 * APART_LENGTH.part + 1
    return Array.from({ length: count }, (_, index) => {
      const at = APART_LENGTH.part + index
      const halves = [
        { ...word, term: value.slice(0, at), isOpen: false },
        { ...word, term: value.slice(at) },
      ]
      return [...words.slice(0, place), ...halves, ...words.slice(place + 1)]
    })
  })
}

/** Two typed words may be one. */
function joined(first: QueryWord | undefined, second: QueryWord | undefined): Clause[] {
  if (!first || !second || first.isNumber || second.isNumber) return []
  return JOINTS.map(joint => term('words', first.term + joint + second.term, 3))
}
