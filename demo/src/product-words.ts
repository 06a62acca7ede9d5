import { LANGUAGES, type Language } from '@shop/domain/market'
import { fillTemplate } from './fill-template.ts'
import type { FamilySource, FamilyTexts, LanguageTexts, ProductSource, Source } from './source-types.ts'

/** The words of a product in one language, values filled in. */
export interface ProductWords extends Pick<FamilyTexts, 'highlights' | 'deliveryPackage' | 'faq' | 'keywords'> {
  readonly language: Language
  readonly name: string
  /** The name with ungrouped digits, for its address. */
  readonly plainName: string
  readonly description: string
  readonly familyDescription: string
}

/** The words of a product in every language. Throws when a language lacks the product. */
export function textsPerLanguage(source: Source, family: FamilySource, product: ProductSource): ProductWords[] {
  const attributes = new Map(source.attributes.map(attribute => [attribute.name, attribute]))
  return LANGUAGES.map(language => {
    const texts = source.texts[language]
    const { familyTexts, own } = textsOf(texts, family, product, language)
    const fill = (template: string, use?: 'slug') => fillTemplate(template, product, attributes, language, texts, use)
    const named = (name: string) => (product.secondOf ? texts.seconds.name.replace('{name}', name) : name)
    return {
      language,
      name: named(fill(own.name)),
      plainName: named(fill(own.name, 'slug')),
      description: [...(product.secondOf ? [texts.seconds.description] : []), fill(own.description)].join(' '),
      familyDescription: familyTexts.description,
      highlights: familyTexts.highlights,
      deliveryPackage: product.setOf ? contentsOf(source, product.setOf, language) : familyTexts.deliveryPackage,
      faq: familyTexts.faq,
      keywords: familyTexts.keywords,
    }
  })
}

/** What is in a set, by the names of its products. */
function contentsOf(source: Source, contents: NonNullable<ProductSource['setOf']>, language: Language) {
  return contents.map(([sku, count]) => {
    const family = source.families.find(({ products }) => products.some(product => product.sku === sku))
    const product = family?.products.find(candidate => candidate.sku === sku)
    if (!family || !product) throw new Error(`A set holds ${sku}, which there is not`)
    const name = textsPerLanguage(source, family, product).find(words => words.language === language)?.name ?? ''
    return { count, name }
  })
}

function textsOf(texts: LanguageTexts, family: FamilySource, product: ProductSource, language: Language) {
  const familyTexts = texts.families[family.key]
  const key = product.line ?? product.sku
  const own = familyTexts?.products[key]
  if (!own) throw new Error(`demo/texts/${language}/families/${family.key}.json has no ${key}`)
  return { familyTexts, own }
}
