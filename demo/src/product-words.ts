import { LANGUAGES, type Language } from '@shop/domain/market'
import { fillTemplate } from './fill-template.ts'
import type { FamilySource, FamilyTexts, LanguageTexts, ProductSource, Source } from './source-types.ts'

/** The words of a product in one language, values filled in. */
export interface ProductWords extends Pick<FamilyTexts, 'highlights' | 'deliveryPackage'> {
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
    return {
      language,
      name: fill(own.name),
      plainName: fill(own.name, 'slug'),
      description: fill(own.description),
      familyDescription: familyTexts.description,
      highlights: familyTexts.highlights,
      deliveryPackage: familyTexts.deliveryPackage,
    }
  })
}

function textsOf(texts: LanguageTexts, family: FamilySource, product: ProductSource, language: Language) {
  const familyTexts = texts.families[family.key]
  const own = familyTexts?.products[product.sku]
  if (!own) throw new Error(`demo/texts/${language}/families/${family.key}.json has no ${product.sku}`)
  return { familyTexts, own }
}
