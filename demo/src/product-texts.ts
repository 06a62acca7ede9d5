import { LANGUAGES, type Language } from '@shop/domain/market'
import { fillTemplate, type ValueUse } from './format-attribute.ts'
import { indexOf } from './source-index.ts'
import type { FamilySource, FamilyTexts, LanguageTexts, ProductSource, Source, TextCondition } from './source-types.ts'

/** The texts of a product in one language, values filled in. */
export interface ProductTexts extends Pick<FamilyTexts, 'highlights' | 'deliveryPackage' | 'faq' | 'keywords'> {
  readonly language: Language
  readonly name: string
  /** The name with ungrouped digits, for its URL. */
  readonly plainName: string
  readonly description: string
  readonly familyDescription: string
}

/** The texts of a product in every language. Throws when a language lacks the product. */
export function textsPerLanguage(source: Source, family: FamilySource, product: ProductSource): ProductTexts[] {
  const { attributes } = indexOf(source)
  return LANGUAGES.map(language => {
    const texts = source.texts[language]
    const { familyTexts, own, key } = textsOf(texts, family, product, language)
    const isAboutProduct = ({ only, when = {} }: TextCondition) =>
      (only?.includes(key) ?? true) && Object.entries(when).every(([name, value]) => product.attributes[name] === value)
    return {
      language,
      name: productNameOf(source, family, product, language),
      plainName: productNameOf(source, family, product, language, 'slug'),
      description: [
        ...(product.secondOf ? [texts.seconds.description] : []),
        fillTemplate(own.description, product, attributes, language, texts),
      ].join(' '),
      familyDescription: familyTexts.description,
      highlights: familyTexts.highlights,
      deliveryPackage: product.setOf
        ? contentsOf(source, product.setOf, language)
        : familyTexts.deliveryPackage.filter(isAboutProduct),
      faq: familyTexts.faq.filter(isAboutProduct).map(({ question, answer }) => ({
        question,
        answer: fillTemplate(answer, product, attributes, language, texts),
      })),
      keywords: familyTexts.keywords,
    }
  })
}

/** The name of a product in one language, values filled in. Throws when the language lacks the product. */
export function productNameOf(
  source: Source,
  family: FamilySource,
  product: ProductSource,
  language: Language,
  use: ValueUse = 'text',
): string {
  const texts = source.texts[language]
  const { own } = textsOf(texts, family, product, language)
  const name = keepTogether(fillTemplate(own.name, product, indexOf(source).attributes, language, texts, use))
  if (product.secondOf) return texts.seconds.name.replace('{name}', name)
  return product.variationOf ? `${name} – ${product.model}` : name
}

/** Keeps the signs of measures with their numbers at the end of a line. */
function keepTogether(name: string): string {
  return name.replaceAll(' × ', '\u00a0×\u00a0').replaceAll('Ø ', 'Ø\u00a0')
}

/** What is in a set, by the names of its products. */
function contentsOf(source: Source, contents: NonNullable<ProductSource['setOf']>, language: Language) {
  return contents.map(([sku, count]) => {
    const held = indexOf(source).products.get(sku)
    if (!held) throw new Error(`A set holds ${sku}, which does not exist`)
    return { count, name: productNameOf(source, held.family, held.product, language) }
  })
}

function textsOf(texts: LanguageTexts, family: FamilySource, product: ProductSource, language: Language) {
  const familyTexts = texts.families[family.key]
  const key = product.line ?? product.sku
  const own = familyTexts?.products[key]
  if (!own) throw new Error(`demo/texts/${language}/families/${family.key}.json has no ${key}`)
  return { familyTexts, own, key }
}

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
