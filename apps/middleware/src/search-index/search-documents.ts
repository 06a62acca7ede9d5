import { LOCALES, MARKETS } from '@shop/domain/market'
import { type AttributeDefinition, generalAttributeTypeOf, isTechnicalValue } from '@shop/domain/product'
import { facetAttributesOf } from '@shop/domain/search'
import type { SearchProduct } from '@shop/engine/search'
import { formatAttribute } from '@shop/i18n/format'
import type { Offer, ProductFacts, ProductText } from '@shop/search'

/** What a search is filled with. */
interface SearchDocuments {
  readonly texts: readonly ProductText[]
  readonly facts: readonly ProductFacts[]
  readonly offers: readonly Offer[]
}

/** Bestsellers are searched for more than the sales of this shop alone would say. */
const BESTSELLER_VOLUME = 500

/** Products as documents of a search: words per language, facts, and an offer for every market, sold there or not. */
export function searchDocumentsOf(
  products: readonly SearchProduct[],
  definitions: ReadonlyMap<string, AttributeDefinition>,
): SearchDocuments {
  return {
    texts: products.flatMap(product => textsOf(product, definitions)),
    facts: products.map(factsOf),
    offers: products.flatMap(offersOf),
  }
}

function textsOf(product: SearchProduct, definitions: ReadonlyMap<string, AttributeDefinition>): ProductText[] {
  return product.texts.map(({ language, name, description, metaKeywords }) => {
    const categories = product.categoryPaths.flatMap(path =>
      path.map(({ id, name: names }, level) => ({ id, level, name: names[language as keyof typeof names] ?? '' })),
    )
    return {
      productId: product.id,
      language,
      name,
      brand: product.brand,
      categories,
      attributes: attributeWordsOf(product, definitions, language),
      keywords: keywordsOf(metaKeywords, [product.brand, ...categories.map(category => category.name)]),
      description,
    }
  })
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

function factsOf(product: SearchProduct): ProductFacts {
  const { id, variants, model, europeanArticleNumber, brand, categoryPaths, tags, ratingTenths, createdAt, sold } = product
  return {
    productId: id,
    skus: variants.map(({ sku }) => sku),
    model,
    gtin: europeanArticleNumber,
    brand,
    categoryPaths: categoryPaths.map(path => path.map(step => step.id)),
    tags,
    attributes: facetAttributesOf(variants),
    ratingTenths,
    createdAt,
    volume: sold + (tags.includes('bestseller') ? BESTSELLER_VOLUME : 0),
  }
}

function offersOf({ id, published, offers }: SearchProduct): Offer[] {
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
