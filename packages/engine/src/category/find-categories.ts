import type { Category, CategoryNode, CategoryReference } from '@shop/domain/category'
import type { CountryCode, Language, LocalizedString } from '@shop/domain/market'
import type { CurrencyCode } from '@shop/domain/money'
import type { EngineContext } from '../database/context.ts'
import { priceWantedBy } from '../product/price-rows.ts'
import { type CategoryRow, selectCategories } from './category-rows.ts'

export interface CategoryQuery {
  /** Slug in one of the languages; without it the departments are meant. */
  readonly slug?: string
  /** Languages in which texts come and slugs are looked for; the first one wins where two categories share a slug. */
  readonly languages: readonly Language[]
  readonly withSiblings?: boolean
  /** Products count when they have a price here. */
  readonly currency: CurrencyCode
  readonly country: CountryCode
}

/**
 * The category of a slug in a list of one, an empty list for an unknown slug, or all departments; each with subtree,
 * ancestors and, when asked for, siblings (API-24, CAT-11, ROUTE-13). Slugs come in all languages.
 */
export async function findCategories(context: EngineContext, query: CategoryQuery): Promise<Category[]> {
  const { currency, country } = query
  const rows = await selectCategories(context.db, priceWantedBy({ currency, country, now: context.now() }))
  const tree = treeOf(rows)
  const { slug } = query
  if (slug === undefined) return tree.childrenOf(null).map(row => categoryOf(tree, row, query))
  for (const language of query.languages) {
    const found = rows.find(row => row.document.slug[language] === slug)
    if (found) return [categoryOf(tree, found, query)]
  }
  return []
}

interface Tree {
  readonly childrenOf: (id: string | null) => readonly CategoryRow[]
  readonly parentOf: (row: CategoryRow) => CategoryRow | undefined
}

function treeOf(rows: readonly CategoryRow[]): Tree {
  const byId = new Map(rows.map(row => [row.id, row]))
  const byParent = Map.groupBy(rows, row => row.parentId)
  return {
    childrenOf: id => byParent.get(id) ?? [],
    parentOf: row => (row.parentId === null ? undefined : byId.get(row.parentId)),
  }
}

function categoryOf(tree: Tree, row: CategoryRow, query: CategoryQuery): Category {
  const { description, metaTitle, metaDescription } = row.document
  const siblings = query.withSiblings ? tree.childrenOf(row.parentId).filter(({ id }) => id !== row.id) : []
  return {
    ...referenceOf(row, query.languages),
    orderHint: row.orderHint,
    description: inLanguages(description, query.languages),
    metaTitle: inLanguages(metaTitle, query.languages),
    metaDescription: inLanguages(metaDescription, query.languages),
    ...(row.parentId === null ? {} : { parentId: row.parentId }),
    ancestors: ancestorsOf(tree, row).map(ancestor => referenceOf(ancestor, query.languages)),
    children: tree.childrenOf(row.id).map(child => nodeOf(tree, child, query.languages)),
    siblings: siblings.map(sibling => nodeOf(tree, sibling, query.languages)),
    icon: row.icon,
    ...(row.imageUrl === null ? {} : { imageUrl: row.imageUrl }),
  }
}

function ancestorsOf(tree: Tree, row: CategoryRow): CategoryRow[] {
  const parent = tree.parentOf(row)
  return parent ? [...ancestorsOf(tree, parent), parent] : []
}

function nodeOf(tree: Tree, row: CategoryRow, languages: readonly Language[]): CategoryNode {
  return {
    ...referenceOf(row, languages),
    orderHint: row.orderHint,
    icon: row.icon,
    ...(row.imageUrl === null ? {} : { imageUrl: row.imageUrl }),
    productCount: row.productCount,
    children: tree.childrenOf(row.id).map(child => nodeOf(tree, child, languages)),
  }
}

function referenceOf(row: CategoryRow, languages: readonly Language[]): CategoryReference {
  return { id: row.id, key: row.key, name: inLanguages(row.document.name, languages), slug: row.document.slug }
}

function inLanguages(text: LocalizedString, languages: readonly Language[]): LocalizedString {
  return Object.fromEntries(languages.flatMap(language => (text[language] === undefined ? [] : [[language, text[language]]])))
}
