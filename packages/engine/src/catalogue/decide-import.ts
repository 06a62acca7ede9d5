import {
  type FittedVariant,
  fitAttribute,
  type ImportedCategoryDraft,
  type ImportedPrice,
  type ImportedProduct,
  type ImportedStock,
  type ImportedVariant,
  mergeImportedProduct,
  scopeKeyOf,
} from '@shop/domain/catalogue'
import type { Attribute, AttributeDefinition, ProductDraft } from '@shop/domain/product'
import { idOfName } from '../import-run/import-run.ts'
import { descriptionHtmlOf } from '../product/safe-html.ts'
import type { KnownVariant } from './imported-variant-rows.ts'
import type { CategoryPlaces } from './place-categories.ts'
import { isSameProduct } from './stored-product-rows.ts'

/** Why a product is not taken over: what of it, and what to do. */
export interface ImportRefusal {
  readonly reason: string
  /** The variant it is about, by its number in the file. */
  readonly foreignSku?: string
  readonly field?: string
  readonly value?: string
  /** The attribute of the shop whose type the value does not have. */
  readonly collidesWith?: AttributeDefinition
}

/** What has to be done for a product of a file. */
export type ImportDecision =
  | { readonly kind: 'refused'; readonly refusal: ImportRefusal }
  | {
      readonly kind: 'created' | 'updated' | 'unchanged'
      /** The product where something of it changes. */
      readonly draft?: ProductDraft
      readonly isNew: boolean
      readonly variants: readonly { readonly foreignSku: string; readonly sku: string; readonly quantity?: number }[]
    }

/** What a decision needs to know; what is decided is noted in it for the products that follow. */
export interface ImportKnowledge {
  readonly now: string
  readonly definitions: Map<string, AttributeDefinition>
  readonly newDefinitions: Map<string, AttributeDefinition>
  readonly productIds: Map<string, string>
  readonly stored: Map<string, ProductDraft>
  readonly variants: Map<string, KnownVariant>
  readonly places: CategoryPlaces
  readonly nextSku: () => string | undefined
  /** Units that can be sold, by SKU; a variant without an entry is missing. */
  readonly stock: Map<string, number>
  readonly overwritesStock: boolean
  /** What the file has said of products so far, by id. */
  readonly said: Map<string, readonly Said[]>
}

interface Said {
  readonly imported: ImportedProduct
  readonly numbered: readonly FittedVariant[]
}

/** Decides what becomes of a product of a file, by its key or else by the number of one of its variants. */
export function decideImport(read: ImportedProduct, knowledge: ImportKnowledge): ImportDecision {
  const imported = withSafeHtml(read)
  const { productIds, stored, variants } = knowledge
  const owners = imported.variants.flatMap(({ foreignSku }) => variants.get(foreignSku)?.productId ?? [])
  const id = productIds.get(imported.key) ?? owners[0]
  const before = id === undefined ? undefined : stored.get(id)
  const foreign = imported.variants.find(({ foreignSku }) => {
    const owner = variants.get(foreignSku)?.productId
    return owner !== undefined && owner !== id
  })
  if (foreign)
    return refuse({
      reason: 'this number belongs to another product already; give the variant another one or put it under that product',
      foreignSku: foreign.foreignSku,
      field: 'sku',
      value: foreign.foreignSku,
    })
  if (!before && imported.isPart && imported.variants.length === 0)
    return refuse({ reason: 'there is no product with this key; import the products first', field: 'key', value: imported.key })
  if (!before && Object.keys(imported.name).length === 0)
    return refuse({ reason: 'a new product needs a name; fill it in on its first row', field: 'name', value: '' })
  if (!before && imported.variants.length === 0)
    return refuse({ reason: 'a new product needs at least one variant', field: 'sku', value: '' })
  const newId = id ?? idOfName('product', imported.key)
  return fitAndMerge(imported, before, newId, knowledge)
}

/**
 * Categories of the file, with the collections the product is in; without any it stays where it is, and one that is nowhere goes to
 * "More products". A part of a product adds to its categories.
 */
function categoriesAfter(stored: ProductDraft | undefined, { categories, isPart }: ImportedProduct, { places }: ImportKnowledge) {
  const named = places.placesOf(categories)
  const before = stored?.categoryIds ?? []
  if (named.length === 0) return before.length > 0 ? before : [places.rest()]
  if (isPart) return [...new Set([...before.filter(id => !places.isRest(id)), ...named])]
  return [...new Set([...named, ...before.filter(places.isCollection)])]
}

/** Nothing of another shop's HTML goes further than here but what may be shown. */
function withSafeHtml({ descriptionHtml = {}, ...product }: ImportedProduct): ImportedProduct {
  const safe = Object.entries(descriptionHtml).map(([language, html]) => [language, descriptionHtmlOf(html)] as const)
  const kept = Object.fromEntries(safe.filter(([, html]) => html !== ''))
  return Object.keys(kept).length > 0 ? { ...product, descriptionHtml: kept } : product
}

function fitAndMerge(
  imported: ImportedProduct,
  before: ProductDraft | undefined,
  id: string,
  knowledge: ImportKnowledge,
): ImportDecision {
  const added = new Map<string, AttributeDefinition>()
  const attributesOf = new Map<string, Attribute[]>()
  for (const variant of imported.variants) {
    const fitted = fitAll(variant, knowledge, added)
    if ('refusal' in fitted) return refuse(fitted.refusal)
    attributesOf.set(variant.foreignSku, fitted.attributes)
  }
  const numbered: FittedVariant[] = []
  for (const { foreignSku, formerNumber, images, prices } of imported.variants) {
    const sku = knowledge.variants.get(foreignSku)?.sku ?? knowledge.nextSku()
    if (!sku) return refuse({ reason: 'there are no item numbers left to give', foreignSku, field: 'sku', value: foreignSku })
    const attributes = attributesOf.get(foreignSku) ?? []
    numbered.push({ sku, foreignSku, images, prices, attributes, ...(formerNumber === undefined ? {} : { formerNumber }) })
  }
  const merge = (stored: ProductDraft | undefined, { imported: next, numbered: variants }: Said) =>
    mergeImportedProduct(stored, next, variants, {
      id,
      now: knowledge.now,
      categoryIds: categoriesAfter(stored, next, knowledge),
      priceIdOf: (sku: string, price: ImportedPrice) => idOfName('price', sku, scopeKeyOf(price)),
    })
  const draft = merge(before, { imported, numbered })
  const said = knowledge.said.get(id) ?? []
  // Each import of the file would change the product twice, and which row wins would be the order of the file.
  if (said.some(earlier => !isSameProduct(draft, merge(draft, earlier))))
    return refuse({
      reason: 'a row further up says something else of the same product; put all rows of the product under one key',
      field: 'key',
      value: imported.key,
    })
  knowledge.said.set(id, [...said, { imported, numbered }])
  for (const { foreignSku, sku } of numbered) knowledge.variants.set(foreignSku, { sku, productId: id })
  for (const [name, definition] of added) {
    knowledge.definitions.set(name, definition)
    knowledge.newDefinitions.set(name, definition)
  }
  knowledge.productIds.set(imported.key, id)
  knowledge.stored.set(id, draft)
  const quantities = new Map(imported.variants.map(({ foreignSku, quantity }) => [foreignSku, quantity]))
  const variants = numbered.map(({ foreignSku, sku }) => {
    const quantity = quantities.get(foreignSku)
    return { foreignSku, sku, ...(quantity === undefined ? {} : { quantity }) }
  })
  const isSame = before !== undefined && isSameProduct(before, draft)
  const isStocked = variants.map(variant => noteStock(variant, knowledge)).includes(true)
  const kind = before === undefined ? 'created' : isSame && !isStocked ? 'unchanged' : 'updated'
  return { kind, ...(isSame ? {} : { draft }), isNew: before === undefined, variants }
}

/** Decides what becomes of the stock of a variant that a file names by itself. */
export function decideStock({ foreignSku, quantity }: ImportedStock, knowledge: ImportKnowledge): ImportDecision {
  const known = knowledge.variants.get(foreignSku)
  if (!known?.productId)
    return refuse({
      reason: 'there is no variant with this number; import its product first',
      foreignSku,
      field: 'sku',
      value: foreignSku,
    })
  const variant = { foreignSku, sku: known.sku, quantity }
  const isNew = !knowledge.stock.has(known.sku)
  const kind = noteStock(variant, knowledge) ? (isNew ? 'created' : 'updated') : 'unchanged'
  return { kind, isNew, variants: [variant] }
}

/** Decides what becomes of a category that a file describes. */
export function decideCategory(category: ImportedCategoryDraft, { places }: ImportKnowledge): ImportDecision {
  const kind = places.put(category)
  if (typeof kind === 'object') return refuse({ ...kind, field: 'parent', value: category.parentKey ?? '' })
  return { kind, isNew: kind === 'created', variants: [] }
}

/** Whether the stock of a variant changes. */
function noteStock({ sku, quantity }: { sku: string; quantity?: number }, { stock, overwritesStock }: ImportKnowledge): boolean {
  if (quantity === undefined) return false
  const before = stock.get(sku)
  if (before === quantity || (before !== undefined && !overwritesStock)) return false
  stock.set(sku, quantity)
  return true
}

function fitAll(
  { foreignSku, attributes }: ImportedVariant,
  { definitions }: ImportKnowledge,
  added: Map<string, AttributeDefinition>,
): { readonly attributes: Attribute[] } | { readonly refusal: ImportRefusal } {
  const fittedOnes: Attribute[] = []
  for (const attribute of attributes) {
    const { name } = attribute.definition
    const fitted = fitAttribute(attribute, definitions.get(name) ?? added.get(name))
    if ('problem' in fitted) {
      const value = typeof attribute.value === 'string' ? attribute.value : JSON.stringify(attribute.value)
      const known = definitions.get(name)
      const collision = known ? { collidesWith: known } : {}
      const reason = `${fitted.problem}; correct the value, leave it empty, or map the attribute`
      return { refusal: { reason, foreignSku, field: name, value, ...collision } }
    }
    fittedOnes.push(fitted.attribute)
    if (fitted.newDefinition) added.set(name, fitted.newDefinition)
  }
  return { attributes: fittedOnes }
}

function refuse(refusal: ImportRefusal): ImportDecision {
  return { kind: 'refused', refusal }
}
