import type { Category, CategoryCustomFields, CategoryNode, CategoryReference, CategoryTree } from '@shop/domain/category'
import { type CountryCode, LANGUAGES, type Language, type LocalizedString, MARKETS } from '@shop/domain/market'
import type { CurrencyCode } from '@shop/domain/money'
import type { EngineContext } from '../database/context.ts'
import { priceWantedBy } from '../product/price-rows.ts'
import { type CategoryDetailRow, type CategoryRow, selectCategories, selectCategoryDetails } from './category-rows.ts'

export interface CategoryQuery {
  /** Slug in one of the languages, in any tree; without it the departments are meant. */
  readonly slug?: string
  /** Languages in which texts come and slugs are looked for; the first one wins where two categories share a slug. */
  readonly languages: readonly Language[]
  readonly withSiblings?: boolean
  /** Tree of the departments (CAT-12); default `default`. */
  readonly tree?: CategoryTree
  /** Adds `slugAllLocales` and `custom` (ENT-16). */
  readonly withDetails?: boolean
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
  const found = wantedRows(rows, query)
  if (!query.withDetails) return found.map(row => categoryOf(tree, row, query))
  const details = await selectCategoryDetails(
    context.db,
    found.map(({ id }) => id),
    context.now(),
  )
  return found.map(row => ({
    ...categoryOf(tree, row, query),
    slugAllLocales: LANGUAGES.flatMap(locale => {
      const value = row.document.slug[locale]
      return value === undefined ? [] : { locale, value }
    }),
    custom: customFieldsOf(tree, row, details.get(row.id), query.languages),
  }))
}

function wantedRows(rows: readonly CategoryRow[], { slug, languages, tree = 'default' }: CategoryQuery): CategoryRow[] {
  if (slug === undefined) return rows.filter(row => row.parentId === null && row.tree === tree)
  for (const language of languages) {
    const found = rows.find(row => row.document.slug[language] === slug)
    if (found) return [found]
  }
  return []
}

const RELATED_SETS = 3

function customFieldsOf(
  tree: Tree,
  row: CategoryRow,
  detail: CategoryDetailRow | undefined,
  languages: readonly Language[],
): CategoryCustomFields {
  const { heroUrl, content = {}, posts = [], relatedCategoryIds = [] } = detail?.custom ?? {}
  const countries = new Set(detail?.countries)
  return {
    ...(row.imageUrl === null ? {} : { imageUrl: row.imageUrl }),
    ...(heroUrl === undefined ? {} : { heroUrl }),
    hasProducts: Object.fromEntries(MARKETS.map(({ country }) => [country, countries.has(country) ? 'true' : 'false'])),
    content: inLanguages(content, languages),
    posts: posts.map(({ title, url }) => ({ title: inLanguages(title, languages), url })),
    relatedCategories: Array.from({ length: RELATED_SETS }, (_, index) =>
      (relatedCategoryIds[index] ?? []).flatMap(id => {
        const related = tree.byId.get(id)
        return related ? [referenceOf(related, languages)] : []
      }),
    ),
  }
}

interface Tree {
  readonly byId: ReadonlyMap<string, CategoryRow>
  readonly childrenOf: (id: string | null) => readonly CategoryRow[]
  readonly parentOf: (row: CategoryRow) => CategoryRow | undefined
}

function treeOf(rows: readonly CategoryRow[]): Tree {
  const byId = new Map(rows.map(row => [row.id, row]))
  const byParent = Map.groupBy(rows, row => row.parentId)
  return {
    byId,
    childrenOf: id => byParent.get(id) ?? [],
    parentOf: row => (row.parentId === null ? undefined : byId.get(row.parentId)),
  }
}

function categoryOf(tree: Tree, row: CategoryRow, query: CategoryQuery): Category {
  const { description, metaTitle, metaDescription } = row.document
  const siblings = query.withSiblings
    ? tree.childrenOf(row.parentId).filter(sibling => sibling.tree === row.tree && isOther(sibling, row, query.languages))
    : []
  return {
    ...referenceOf(row, query.languages),
    tree: row.tree,
    orderHint: row.orderHint,
    description: inLanguages(description, query.languages),
    metaTitle: inLanguages(metaTitle, query.languages),
    metaDescription: inLanguages(metaDescription, query.languages),
    ...(row.parentId === null ? {} : { parentId: row.parentId }),
    ancestors: ancestorsOf(tree, row).map(ancestor => referenceOf(ancestor, query.languages)),
    children: tree.childrenOf(row.id).map(child => nodeOf(tree, child, query.languages)),
    siblings: siblings.map(sibling => nodeOf(tree, sibling, query.languages)),
    icon: row.icon,
    productCount: row.productCount,
    ...(row.imageUrl === null ? {} : { imageUrl: row.imageUrl }),
  }
}

/** Another category that can be named and linked to in the first language (CAT-11). */
function isOther({ id, document }: CategoryRow, row: CategoryRow, [language]: readonly Language[]): boolean {
  return id !== row.id && language !== undefined && Boolean(document.slug[language]) && Boolean(document.name[language])
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
