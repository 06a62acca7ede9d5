import type { Language } from '@shop/domain/market'
import { indexOf } from './source-index.ts'
import type { ProductSource, Source } from './source-types.ts'

/**
 * What a product is looked for by, in one language: its categories up to the department, what else buyers call it, its
 * maker and its model.
 * Throws when the language lacks a category.
 */
export function metaKeywordsOf(
  source: Source,
  { category, brand, model }: ProductSource,
  language: Language,
  keywords: readonly string[],
): string {
  const names = branchOf(source, category).map(key => {
    const texts = source.texts[language].categories[key]
    if (!texts) throw new Error(`demo/texts/${language}/categories.json has no ${key}`)
    return texts.name
  })
  const words = [...names, ...keywords, brand, model]
  const folded = words.map(word => word.toLowerCase())
  return words.filter((_word, index) => folded.indexOf(folded[index] ?? '') === index).join(', ')
}

function branchOf(source: Source, key: string): string[] {
  const { parent } = indexOf(source).categories.get(key) ?? {}
  return parent ? [key, ...branchOf(source, parent)] : [key]
}
