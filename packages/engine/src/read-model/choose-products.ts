import type { CountryCode, Language } from '@shop/domain/market'
import type { AttributeFilter } from '../product/attribute-filter.ts'
import { isNamed, type ProductConditions, type ProductListQuery } from '../product/product-query.ts'
import type { ProductRecord } from './product-records.ts'
import { bitOfMarket, isIndexedAttribute, type ProductEntry } from './product-store.ts'
import type { ReadModel } from './read-model.ts'

/** Products that meet conditions, in order, before they are shown. */
export interface ChosenProducts {
  readonly ids: readonly string[]
  readonly total: number
}

/** Conditions and orders that only the database knows: words, predicates, technical attributes, names, prices. */
export function isForDatabase({ where = {}, sort = 'relevance', customerGroupKey }: ProductListQuery): boolean {
  const isAskedOtherwise =
    where.text !== undefined || where.predicates !== undefined || !(where.attributes ?? []).every(isIndexed)
  return isAskedOtherwise || (sort !== 'relevance' && sort !== 'latest') || customerGroupKey !== undefined
}

/** A filter by single values of an attribute that is indexed. */
function isIndexed({ name, type, values, range }: AttributeFilter): boolean {
  return isIndexedAttribute(name) && (type === 'boolean' || type === 'text') && values !== undefined && range === undefined
}

/** The products of a query in memory, as `findProducts` finds them in the database. Not for those that `isForDatabase`. */
export function chooseProducts(model: ReadModel, query: ProductListQuery): ChosenProducts {
  const { where = {}, sort = 'relevance', limit = 24, offset = 0 } = query
  const found: ProductEntry[] = []
  const meets = conditionOf(model, query)
  for (const id of candidatesOf(model, where, query.slugLanguages ?? [query.language])) {
    const entry = model.products.entry(id)
    if (entry && meets(entry)) found.push(entry)
  }
  found.sort(sort === 'latest' ? byAge : byRelevance(model))
  return { ids: found.slice(offset, offset + limit).map(({ id }) => id), total: found.length }
}

/** The smallest set that has all products which can meet the conditions. */
function candidatesOf(model: ReadModel, where: ProductConditions, slugLanguages: readonly Language[]): Iterable<string> {
  const { products, trees } = model
  if (where.id !== undefined) return [where.id]
  if (where.ids) return new Set(where.ids)
  if (where.key !== undefined) return [products.idOfKey(where.key) ?? '']
  if (where.slug !== undefined) return withSlug(model, where.slug, slugLanguages)
  if (where.skus) return new Set(where.skus.map(sku => products.idOfSku(sku) ?? ''))
  if (where.categoryIds) {
    const ids = where.categoryIds.flatMap(id => trees.below(id))
    return new Set(ids.flatMap(id => [...products.having('category', id)]))
  }
  const [families] = (where.attributes ?? []).filter(({ name }) => name === 'family')
  if (families) return new Set((families.values ?? []).flatMap(value => [...products.having('attribute', `family=${value}`)]))
  if (where.tags) return new Set(where.tags.flatMap(tag => [...products.having('tag', tag)]))
  if (where.brand !== undefined) return products.having('brand', where.brand.toLowerCase())
  return products.ids()
}

function withSlug({ products }: ReadModel, slug: string, languages: readonly Language[]): string[] {
  return [...products.having('digits', slug.slice(-8))].filter(id => {
    const texts = products.record(id)?.texts
    return languages.some(language => texts?.[language]?.slug === slug)
  })
}

function conditionOf(model: ReadModel, query: ProductListQuery): (entry: ProductEntry) => boolean {
  const { where = {}, language, country } = query
  const { products, trees } = model
  const checks: ((entry: ProductEntry) => boolean)[] = [({ published }) => published, isIn(language)]
  if (!isNamed(where)) checks.push(isListedIn(country))
  if (where.id !== undefined) checks.push(({ id }) => id === where.id)
  if (where.ids) checks.push(({ id }) => where.ids?.includes(id) ?? true)
  if (where.key !== undefined) checks.push(({ id }) => products.idOfKey(where.key ?? '') === id)
  if (where.slug !== undefined) {
    const ids = new Set(withSlug(model, where.slug, query.slugLanguages ?? [language]))
    checks.push(({ id }) => ids.has(id))
  }
  if (where.skus) {
    const ids = new Set(where.skus.map(sku => products.idOfSku(sku)))
    checks.push(({ id }) => ids.has(id))
  }
  if (where.categoryIds) {
    const wanted = new Set(where.categoryIds.flatMap(id => trees.below(id)))
    checks.push(({ categoryIds }) => categoryIds.some(id => wanted.has(id)))
  }
  if (where.tags) checks.push(({ tags }) => where.tags?.some(tag => tags.includes(tag)) ?? true)
  if (where.brand !== undefined) {
    const ids = products.having('brand', where.brand.toLowerCase())
    checks.push(({ id }) => ids.has(id))
  }
  if (where.isOnStock !== undefined)
    checks.push(({ masterSku, isVirtual }) => (isVirtual || products.here(masterSku) > 0) === where.isOnStock)
  // Filters of one attribute are joined with or, those of different attributes with and (API-40).
  for (const [name, filters] of Map.groupBy(where.attributes ?? [], filter => filter.name)) {
    const sets = filters.flatMap(({ values = [] }) => values.map(value => products.having('attribute', `${name}=${value}`)))
    checks.push(({ id }) => sets.some(ids => ids.has(id)))
  }
  return entry => checks.every(check => check(entry))
}

function isIn(language: Language): (entry: ProductEntry) => boolean {
  return ({ languages }) => languages.includes(language)
}

function isListedIn(country: CountryCode): (entry: ProductEntry) => boolean {
  const bit = bitOfMarket(country)
  return ({ isVirtual, listedIn }) => !isVirtual && (listedIn & bit) !== 0
}

function byAge(a: ProductEntry, b: ProductEntry): number {
  return b.createdAt - a.createdAt || (a.id < b.id ? -1 : 1)
}

/** What is on stock and what sells first, then the newest. */
function byRelevance({ products }: ReadModel): (a: ProductEntry, b: ProductEntry) => number {
  const isOnStock = ({ masterSku }: ProductEntry) => (products.here(masterSku) > 0 ? 1 : 0)
  const sells = ({ tags }: ProductEntry) => (tags.includes('bestseller') || tags.includes('topRated') ? 1 : 0)
  return (a, b) => isOnStock(b) - isOnStock(a) || sells(b) - sells(a) || byAge(a, b)
}

/**
 * Ids of the categories a product refers to: those its attribute `referencedCategories` names, else the first related
 * set of its own categories, which holds what goes well with them. Categories of other trees count where it has no others: an
 * industry names all that it works with, and not what goes with one of its products.
 */
export function referencedCategories({ trees }: ReadModel, { variants, categoryIds }: ProductRecord): string[] {
  const named = variants.flatMap(({ attributes }) =>
    attributes.flatMap(({ name, value }) =>
      name === 'referencedCategories' ? (value as readonly { readonly id: string }[]) : [],
    ),
  )
  const own = categoryIds.flatMap(id => trees.byId.get(id) ?? []).filter(({ custom }) => custom.relatedCategoryIds?.[0]?.length)
  const ofTree = own.filter(({ tree }) => tree === 'default')
  const related = (ofTree.length > 0 ? ofTree : own).flatMap(({ custom }) => custom.relatedCategoryIds?.[0] ?? [])
  const ids = named.length > 0 ? named.map(({ id }) => id) : related
  return [...new Set(ids)].filter(id => trees.byId.has(id))
}
