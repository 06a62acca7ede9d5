import { looksLikeCode, MIN_PART, squeezeCode } from '../index/code-table.ts'
import type { QueryWord } from '../index/query-words.ts'
import { type Clause, prefix, term } from './clause.ts'

const CODE_BOOST = 20

/** The number that a product has now comes before the same of one that had it. */
export function wholeCodes(code: string): Clause[] {
  return [term('codes', code, CODE_BOOST), term('formerCodes', code, CODE_BOOST / 2)]
}

/**
 * A query for a part of a code, where a text may be one: its end comes before its beginning and what is within it, and a number of
 * now before one of before.
 */
export function codeQuery(text: string, words: readonly QueryWord[]): Clause | undefined {
  const code = squeezeCode(text)
  const [word, ...others] = words
  const isPart = others.length === 0 && word?.amount === undefined && /\d/.test(code) && code.length >= MIN_PART
  if (!isPart && !looksLikeCode(code)) return undefined
  const parts = [
    ...[term('codeEnds', code, 32), prefix('codes', code, 16), prefix('codeEnds', code, 8)],
    ...[term('formerCodeEnds', code, 4), prefix('formerCodes', code, 2), prefix('formerCodeEnds', code, 1)],
  ]
  return { dis_max: { queries: parts } }
}
