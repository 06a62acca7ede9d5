import { productReferences } from '@shop/domain/product'
import type { RecommendationType } from '@shop/domain/recommendation'
import type { ProductListQuery } from '../product/product-query.ts'
import { chooseProducts, referencedCategories } from './choose-products.ts'
import { bitOfMarket } from './product-store.ts'
import type { ReadModel } from './read-model.ts'

type Reading = Pick<ProductListQuery, 'language' | 'currency' | 'country'>

/** Accessories that come before what is bought with a product: a cart shows four. */
const FIRST_ACCESSORIES = 3

export interface RecommendationQuery extends Reading {
  readonly type: Exclude<RecommendationType, 'last-seen'>
  readonly storeKey: string
  /** The product that is shown, or is in the cart. */
  readonly sku: string | undefined
  /** Keys of categories to choose from where the product is unknown, the lowest first. */
  readonly categoryKeys?: readonly string[]
  readonly limit: number
}

/** Only what can be sold: the catalogue sells it in no other case (PDP-19). */
const SELLABLE = { isOnStock: true, attributes: [{ name: 'eligibleForSelling', type: 'boolean', values: [true] }] } as const

/**
 * Ids of the products that are recommended next to a SKU, best first: published, priced in the market, in stock, eligible for
 * selling, and never the product itself. What was computed comes first; where nothing was, or too little, the catalogue says
 * more: products of the same category are similar, and those of the categories that a product refers to go with it
 * (COMP-01..04). What is bought together is known from orders alone, and never made up.
 */
export function chooseRecommended(model: ReadModel, query: RecommendationQuery): string[] {
  const source = query.sku === undefined ? undefined : model.products.idOfSku(query.sku)
  const chosen = new Set<string>()
  for (const ids of sourcesOf(model, query, source)) {
    for (const id of ids()) {
      if (chosen.size >= query.limit) return [...chosen]
      if (id !== source && isSellable(model, id, query)) chosen.add(id)
    }
  }
  return [...chosen]
}

/** Where products come from, in the order in which they count; each is only looked at while there are too few. */
function sourcesOf(model: ReadModel, query: RecommendationQuery, source: string | undefined): (() => readonly string[])[] {
  const { type, limit, categoryKeys = [] } = query
  const ofCategories = (categoryIds: readonly string[]) =>
    categoryIds.length === 0 ? [] : chooseProducts(model, { ...query, where: { ...SELLABLE, categoryIds }, limit: limit * 2 }).ids
  if (source === undefined) {
    const byKey = Map.groupBy(model.trees.byId.values(), ({ key }) => key)
    return categoryKeys.map(key => () => ofCategories((byKey.get(key) ?? []).map(({ id }) => id)))
  }
  const listed = (kind: 'similar' | 'bought-together') => () => model.recommendations.of(kind, source)
  const record = () => model.products.record(source)
  switch (type) {
    case 'similar-products':
      return [listed('similar'), () => ofCategories(record()?.categoryIds.slice(-1) ?? [])]
    case 'bought-together':
      return [listed('bought-together')]
    case 'cart':
      return [
        () => accessories().slice(0, FIRST_ACCESSORIES),
        listed('bought-together'),
        accessories,
        () => (isComplementing(model, query.storeKey) ? complements() : []),
      ]
  }

  /** What fits by a rule, and what the product names itself. */
  function accessories(): readonly string[] {
    const attributes = record()?.variants.flatMap(variant => variant.attributes) ?? []
    return [...model.relations.inTurns(source ?? ''), ...productReferences(attributes, 'relatedAccessories')]
  }

  function complements(): readonly string[] {
    const found = record()
    return found ? ofCategories(referencedCategories(model, found)) : []
  }
}

/** Whether a store shows products of the categories that a product refers to (COMP-04). */
function isComplementing({ stores }: ReadModel, storeKey: string): boolean {
  return stores.find(({ key }) => key === storeKey)?.custom.switches.complementaryProducts ?? false
}

/** Whether a product can be bought in a market now: only what the shop offers by itself counts (PDP-19). */
export function isSellable(
  { products }: ReadModel,
  id: string,
  { language, country }: Pick<Reading, 'language' | 'country'>,
): boolean {
  const entry = products.entry(id)
  return (
    entry?.published === true &&
    !entry.isVirtual &&
    (entry.listedIn & bitOfMarket(country)) !== 0 &&
    entry.languages.includes(language) &&
    products.here(entry.masterSku) > 0 &&
    products.having('attribute', 'eligibleForSelling=true').has(id)
  )
}
