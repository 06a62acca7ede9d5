import type { FitOf } from '../index/correct-query.ts'
import type { QueryWord } from '../index/query-words.ts'
import { otherFormsOf } from '../text/endings.ts'
import { spellingsOf } from '../text/spellings.ts'
import { tokenise } from '../text/tokenise.ts'
import type { ClusterAnswer } from './cluster.ts'
import { NAME_SEPARATOR, stemsOf, tailsOf } from './document-parts.ts'

const CORRECTION = 0.6
const MIN_MISTYPED_LENGTH = 4

/** How words in names fit query words, judged from the words alone, as the clauses of the query judge them. */
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
  if (isNumber || spelling.length < MIN_MISTYPED_LENGTH) return 0
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
  if (typed.length < MIN_MISTYPED_LENGTH || /\d/.test(typed)) return false
  const edits = typed.length >= 6 ? 2 : 1
  const candidates = isOpen ? [term, ...[-1, 0, 1].map(more => term.slice(0, typed.length + more))] : [term]
  return candidates.some(candidate => editDistance(candidate, typed) <= edits)
}

/** How many letters have to be changed, added, removed or swapped with their neighbour to make one word the other. */
export function editDistance(one: string, other: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (let row = 1; row <= one.length; row++) {
    const current = [row]
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1]
      let distance = Math.min(
        (last[column - 1] as number) + (isSame ? 0 : 1),
        (last[column] as number) + 1,
        (current[column - 1] as number) + 1,
      )
      const isSwapped = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      if (isSwapped) distance = Math.min(distance, (beforeLast[column - 2] as number) + 1)
      current.push(distance)
    }
    beforeLast = last
    last = current
  }
  return last[other.length] as number
}

/** Categories and brands of products found whose names have every query word, best first. */
export function namesIn(
  { aggregations }: ClusterAnswer,
  words: readonly QueryWord[],
  language: string,
): { categories: { id: string; name: string }[]; brands: string[] } {
  const required = words.filter(({ isOptional }) => !isOptional)
  const fitOf = fitWords(required, language)
  const keysOf = (name: string) => (aggregations[name]?.buckets ?? []).map(({ key }) => String(key))
  const categories = keysOf('categoryNames').map(key => {
    const [id = '', name = ''] = key.split(NAME_SEPARATOR)
    return { id, name }
  })
  return {
    categories: bestFirst(categories, ({ name }) => scoreOf(name, required.length, fitOf)),
    brands: bestFirst(keysOf('brands'), brand => scoreOf(brand, required.length, fitOf)),
  }
}

function bestFirst<Item>(items: readonly Item[], scoreOf: (item: Item) => number): Item[] {
  return items
    .map(item => ({ item, score: scoreOf(item) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ item }) => item)
}

/** 0 where a word is missing. */
function scoreOf(name: string, count: number, fitOf: FitOf): number {
  const terms = tokenise(name).map(({ term }) => term)
  const fits = Array.from({ length: count }, (_, place) => Math.max(0, ...terms.map(term => fitOf(term, place).quality)))
  if (fits.some(fit => fit === 0)) return 0
  return (fits.reduce((sum, fit) => sum + fit, 0) / count) * (0.5 + (0.5 * count) / Math.max(1, terms.length))
}
