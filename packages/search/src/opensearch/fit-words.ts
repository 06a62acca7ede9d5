import type { FitOf } from '../index/fit-of.ts'
import type { QueryWord } from '../index/query-words.ts'
import { otherFormsOf } from '../text/endings.ts'
import { spellingsOf } from '../text/spellings-of.ts'
import { editDistance } from './edit-distance.ts'
import { stemsOf, tailsOf } from './word-parts.ts'

const CORRECTION = 0.6
const SHORTEST_MISTYPED = 4

/** How words of names fit the words of a query, judged from the words alone, as the clauses of the query judge them. */
export function fitWords(words: readonly QueryWord[], language: string): FitOf {
  return (term, place) => {
    const word = words[place]
    if (!word) return { quality: 0, isCorrection: false }
    if (word.amount !== undefined) return { quality: term === word.amount ? 1 : 0, isCorrection: false }
    const spellings = [word.term, ...(word.isNumber ? [] : spellingsOf(word.term, language))]
    const quality = Math.max(
      ...spellings.map(spelling => qualityOf(term, spelling, word, language)),
      joinedFit(term, words, place),
    )
    if (quality > 0) return { quality, isCorrection: false }
    const isNear = !word.isNumber && spellings.some(spelling => isMistyped(term, spelling, word.isOpen))
    return isNear ? { quality: CORRECTION, isCorrection: true } : { quality: 0, isCorrection: false }
  }
}

function qualityOf(term: string, spelling: string, { isNumber, isOpen }: QueryWord, language: string): number {
  if (term === spelling) return 1
  if (isOpen && term.startsWith(spelling)) return 0.9
  if (isNumber || spelling.length < SHORTEST_MISTYPED) return 0
  if (otherFormsOf(spelling, language).includes(term)) return 0.85
  if (tailsOf(term).includes(spelling)) return 0.7
  const stems = stemsOf(term)
  return stemsOf(spelling).some(stem => stems.includes(stem)) ? 0.8 : 0
}

/** Two typed words that stand in one. */
function joinedFit(term: string, words: readonly QueryWord[], place: number): number {
  const pairs = [[words[place - 1], words[place]] as const, [words[place], words[place + 1]] as const]
  return pairs.some(([first, second]) => first && second && term.startsWith(first.term) && term.endsWith(second.term)) ? 0.9 : 0
}

function isMistyped(term: string, typed: string, isOpen: boolean): boolean {
  if (typed.length < SHORTEST_MISTYPED || /\d/.test(typed)) return false
  const edits = typed.length >= 6 ? 2 : 1
  const candidates = isOpen ? [term, ...[-1, 0, 1].map(more => term.slice(0, typed.length + more))] : [term]
  return candidates.some(candidate => editDistance(candidate, typed) <= edits)
}
