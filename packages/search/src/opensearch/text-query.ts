import { looksLikeCode, looksLikeWholeCode, squeezeCode } from '../index/code-table.ts'
import type { QueryWord } from '../index/query-words.ts'
import { readingsOf } from '../index/wanted-purpose.ts'
import { otherFormsOf } from '../text/endings.ts'
import { spellingsOf } from '../text/spellings.ts'
import { stemsOf } from './document-parts.ts'
import { BEGINNING_LETTERS } from './index-template.ts'

/** A clause of the query language. */
export type Clause = Readonly<Record<string, unknown>>

const MIN_COMPOUND_PART_LENGTH = 4
const SPELLING_BOOST = 0.97
const BELONGING_BOOST = 3
const JOINTS = ['', 's', 'n', 'en', 'e'] as const

/**
 * What a document must have to be found. Level 1 wants every word, 2 every word or one like it, 3 `atLeast` of the words.
 * A code wins over words.
 */
export function textQuery(
  text: string,
  words: readonly QueryWord[],
  language: string,
  level: 1 | 2 | 3,
  atLeast: number,
): Clause {
  const meanings = words.map((word, place) => meaningsOf(word, words[place - 1], words[place + 1], language, level))
  const required = meanings.filter((_meaning, place) => !words[place]?.isOptional)
  const optional = meanings.filter((_meaning, place) => words[place]?.isOptional)
  const all = { bool: { should: required, minimum_should_match: level === 3 ? atLeast : required.length } }
  const query = optional.length === 0 ? all : { bool: { must: [all], should: optional } }
  const code = squeezeCode(text)
  const codes = level === 1 && looksLikeWholeCode(code) ? [term('codes', code, 10)] : []
  const queries = [query, ...codes, ...belongings(words, meanings, language)]
  return queries.length === 1 ? query : { dis_max: { queries } }
}

/** What belongs to something, where a word or case says so: `bags for vacuum sealer` are bags that fit one. */
function belongings(words: readonly QueryWord[], meanings: readonly Clause[], language: string): Clause[] {
  return readingsOf(words, language)
    .filter(({ isSaid }) => isSaid)
    .map(({ things, purposes }) => ({
      bool: {
        must: [
          ...things.map(place => meanings[place] as Clause),
          ...purposes.map(place => fitting(words[place] as QueryWord, language)),
        ],
        boost: BELONGING_BOOST,
      },
    }))
}

function fitting({ term: value }: QueryWord, language: string): Clause {
  const values = [value, ...spellingsOf(value, language), ...otherFormsOf(value, language)]
  return { terms: { fits: [...new Set(values)], boost: 4 } }
}

/** A query for the beginning of a code, where a text may be one. */
export function codeQuery(text: string): Clause | undefined {
  const code = squeezeCode(text)
  return looksLikeCode(code) ? { prefix: { codes: { value: code } } } : undefined
}

function meaningsOf(
  word: QueryWord,
  before: QueryWord | undefined,
  after: QueryWord | undefined,
  language: string,
  level: number,
): Clause {
  const queries = [...meanings(word, language, 1, level), ...joined(before, word), ...joined(word, after)]
  if (!word.isNumber)
    for (const spelling of spellingsOf(word.term, language))
      queries.push(...meanings({ ...word, term: spelling }, language, SPELLING_BOOST, level))
  return { dis_max: { queries } }
}

function meanings(
  { term: value, amount, isNumber, isOpen }: QueryWord,
  language: string,
  factor: number,
  level: number,
): Clause[] {
  if (amount !== undefined) return [term('head', amount, 4), term('words', amount, 3)]
  const exact = [term('head', value, 4 * factor), term('words', value, 3 * factor)]
  const codes = /\d/.test(value) && value.length >= MIN_COMPOUND_PART_LENGTH ? [term('codes', value, 3)] : []
  const begun = isOpen && value.length >= BEGINNING_LETTERS.least ? beginnings(value, factor) : []
  if (isNumber) return [...exact, ...codes, ...begun]
  const isLong = value.length >= MIN_COMPOUND_PART_LENGTH
  const parts = isLong ? [term('tails', value, 2 * factor), ...stems(value, factor), ...forms(value, language, factor)] : []
  const described = [term('description', value, 0.3 * factor)]
  return [...exact, ...codes, ...begun, ...parts, ...described, ...(level === 1 ? [] : mistyped(value, isOpen, factor))]
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
function mistyped(value: string, isOpen: boolean, factor: number): Clause[] {
  if (value.length < MIN_COMPOUND_PART_LENGTH || /\d/.test(value)) return []
  const fuzziness = value.length >= 6 ? 2 : 1
  const fields = isOpen ? ['words', 'words.begin'] : ['words']
  return fields.map(field => ({
    fuzzy: { [field]: { value, fuzziness, transpositions: true, boost: (field === 'words' ? 1 : 0.8) * factor } },
  }))
}

/** Two typed words may be one. */
function joined(first: QueryWord | undefined, second: QueryWord | undefined): Clause[] {
  if (!first || !second || first.isNumber || second.isNumber) return []
  return JOINTS.map(joint => term('words', first.term + joint + second.term, 3))
}

function term(field: string, value: string, boost: number): Clause {
  return { term: { [field]: { value, boost } } }
}
