import type { CountryCode, Language } from '@shop/domain/market'
import { type Attribute, productReferences } from '@shop/domain/product'
import type { RelationRule } from '@shop/domain/relation'
import { isSellable } from './choose-recommended.ts'
import { bitOfMarket } from './product-store.ts'
import type { ReadModel } from './read-model.ts'

/** Most products that are shown of a rule, and most that a product is shown to go with. */
const MAX_SHOWN = 3
const MAX_BASES = 12

export interface RelatedQuery {
  readonly sku: string
  readonly language: Language
  readonly country: CountryCode
}

/** Ids of products that go with another one for one reason. */
export interface RelatedIds {
  /** Undefined for those that the product names itself (PDP-27). */
  readonly rule: RelationRule | undefined
  readonly ids: readonly string[]
}

/** What goes with a product, and what it goes with. */
export interface ChosenRelations {
  /** Of the master variant. */
  readonly attributes: readonly Attribute[]
  readonly related: readonly RelatedIds[]
  readonly baseIds: readonly string[]
}

/**
 * What goes with a product and can be bought in a market now: what is required first, then by kind, at most three products of
 * a rule and each product once; and what the product itself goes with, sold out or not. Read from lists, so that work grows
 * with what is shown alone. Undefined for an unknown SKU.
 */
export function chooseRelated(model: ReadModel, query: RelatedQuery): ChosenRelations | undefined {
  const id = model.products.idOfSku(query.sku)
  const record = id === undefined ? undefined : model.products.record(id)
  if (id === undefined || !record) return undefined
  const { attributes } = record.variants[0]
  const seen = new Set([id])
  const choose = (ids: readonly string[]) => {
    const chosen = ids.filter(other => !seen.has(other) && isSellable(model, other, query)).slice(0, MAX_SHOWN)
    for (const other of chosen) seen.add(other)
    return chosen
  }
  const related: RelatedIds[] = [
    ...model.relations.of(id).map(({ rule, ids }) => ({ rule, ids: choose(ids) })),
    { rule: undefined, ids: choose(productReferences(attributes, 'relatedAccessories')) },
  ]
  const bases = [...productReferences(attributes, 'parentProductsForAccessory'), ...model.relations.basesOf(id)]
  return {
    attributes,
    related: related.filter(({ ids }) => ids.length > 0),
    baseIds: [...new Set(bases)].filter(base => base !== id && isListed(model, base, query)).slice(0, MAX_BASES),
  }
}

function isListed({ products }: ReadModel, id: string, { language, country }: RelatedQuery): boolean {
  const entry = products.entry(id)
  return entry?.published === true && (entry.listedIn & bitOfMarket(country)) !== 0 && entry.languages.includes(language)
}
