import { LOCALES, MARKETS } from '@shop/domain/market'
import { type AttributeDefinition, formerNumbersOf, generalAttributeTypeOf, isTechnicalValue } from '@shop/domain/product'
import { facetAttributesOf } from '@shop/domain/search'
import type { SearchName, SearchProduct, SearchText } from '@shop/engine/search'
import { formatAttribute } from '@shop/i18n/format'
import type { Offer, ProductFacts, ProductText } from '@shop/search'

/** Bestsellers are searched for more than the sales of this shop alone would say. */
const BESTSELLER_VOLUME = 500

/** The words under which a product is found in the language of a text; `owners` are what it belongs to, in that language. */
export function productTextOf(
  product: SearchProduct,
  { productId, language, name, description, metaKeywords }: SearchText,
  definitions: ReadonlyMap<string, AttributeDefinition>,
  owners: readonly SearchName[] = [],
): ProductText {
  const categories = product.categoryPaths.flatMap(path =>
    path.map(({ id, name: names }, level) => ({ id, level, name: names[language] ?? '' })),
  )
  return {
    productId,
    language,
    name,
    brand: product.brand,
    categories,
    attributes: attributeWordsOf(product, definitions, language),
    fits: owners.map(owner => ({ name: owner.name, keywords: keywordsOf(owner.metaKeywords, [product.brand]) })),
    keywords: keywordsOf(metaKeywords, [product.brand, ...categories.map(category => category.name)]),
    description,
  }
}

/** What buyers call a product, without what the search gets in a field of its own. */
function keywordsOf(metaKeywords: string, others: readonly string[]): string[] {
  const keywords = metaKeywords.split(',').map(keyword => keyword.trim())
  return keywords.filter(keyword => keyword && !others.includes(keyword))
}

/** Values of the technical attributes as people write them, and the names of those a product simply has. */
function attributeWordsOf(
  { variants }: SearchProduct,
  definitions: ReadonlyMap<string, AttributeDefinition>,
  language: string,
): string[] {
  const locale = LOCALES.find(candidate => candidate.startsWith(`${language}-`)) ?? 'en-GB'
  const words = variants.flatMap(({ attributes }) =>
    attributes.flatMap(({ name, value }) => {
      const definition = definitions.get(name)
      if (!definition || generalAttributeTypeOf(name) || !isTechnicalValue(value) || value === false) return []
      if (value === true) return definition.label[language as keyof typeof definition.label] ?? []
      return formatAttribute(definition, value, locale)
    }),
  )
  return [...new Set(words)]
}

/** What holds of a product in every language and market. */
export function factsOf(product: SearchProduct): ProductFacts {
  const { id, variants, model, europeanArticleNumber, brand, categoryPaths, tags, ratingTenths, createdAt, sold } = product
  return {
    productId: id,
    skus: variants.map(({ sku }) => sku),
    model,
    gtin: europeanArticleNumber,
    formerNumbers: [...new Set(variants.flatMap(variant => formerNumbersOf(variant.attributes)))],
    brand,
    categoryPaths: categoryPaths.map(path => path.map(step => step.id)),
    tags,
    attributes: facetAttributesOf(variants),
    ratingTenths,
    createdAt,
    volume: sold + (tags.includes('bestseller') ? BESTSELLER_VOLUME : 0),
  }
}

/** An offer of a product for every market, sold there or not. */
export function offersOf({ id, published, offers }: SearchProduct): Offer[] {
  const byMarket = new Map(offers.map(offer => [offer.market, offer]))
  return MARKETS.map(({ country }) => {
    const offer = byMarket.get(country)
    return {
      productId: id,
      market: country,
      priceCent: offer?.priceCent ?? 0,
      stock: offer?.stock ?? 0,
      published: published && offer !== undefined,
    }
  })
}
