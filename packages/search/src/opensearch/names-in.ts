import type { FitOf } from '../index/fit-of.ts'
import type { QueryWord } from '../index/query-words.ts'
import { tokenise } from '../text/tokenise.ts'
import type { ClusterAnswer } from './cluster.ts'
import { NAME_SEPARATOR } from './document-parts.ts'
import { fitWords } from './fit-words.ts'

/** Categories and brands of products found whose names have all words of the query, best first. */
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
