import type { Category, CategoryCustomFields, CategoryNode, CategoryReference, CategoryTree } from '@shop/domain/category'
import { type CountryCode, LANGUAGES, type Language, type LocalizedString, MARKETS } from '@shop/domain/market'
import type { StoredCategory } from './category-rows.ts'
import type { CategoryTrees } from './category-trees.ts'

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
  /** Products count when visitors of its market have a price for them. */
  readonly country: CountryCode
}

/**
 * The category of a slug in a list of one, an empty list for an unknown slug, or all departments; each with subtree,
 * ancestors and, when asked for, siblings (API-24, CAT-11, ROUTE-13). Slugs come in all languages.
 */
export function findCategories(trees: CategoryTrees, query: CategoryQuery): Category[] {
  const found = wantedRows(trees, query)
  if (!query.withDetails) return found.map(row => categoryOf(trees, row, query))
  return found.map(row => ({
    ...categoryOf(trees, row, query),
    slugAllLocales: LANGUAGES.flatMap(locale => {
      const value = row.document.slug[locale]
      return value === undefined ? [] : { locale, value }
    }),
    custom: customFieldsOf(trees, row, query.languages),
  }))
}

function wantedRows(trees: CategoryTrees, { slug, languages, tree = 'default' }: CategoryQuery): readonly StoredCategory[] {
  if (slug === undefined) return trees.childrenOf(null).filter(row => row.tree === tree)
  for (const language of languages) {
    const found = trees.bySlug(language, slug)
    if (found) return [found]
  }
  return []
}

const RELATED_SETS = 3

function customFieldsOf(trees: CategoryTrees, row: StoredCategory, languages: readonly Language[]): CategoryCustomFields {
  const { heroUrl, content = {}, posts = [], relatedCategoryIds = [] } = row.custom
  const countries = new Set(trees.countriesOf(row.id))
  return {
    ...(row.imageUrl === null ? {} : { imageUrl: row.imageUrl }),
    ...(heroUrl === undefined ? {} : { heroUrl }),
    hasProducts: Object.fromEntries(MARKETS.map(({ country }) => [country, countries.has(country) ? 'true' : 'false'])),
    content: inLanguages(content, languages),
    posts: posts.map(({ title, url }) => ({ title: inLanguages(title, languages), url })),
    relatedCategories: Array.from({ length: RELATED_SETS }, (_, index) =>
      (relatedCategoryIds[index] ?? []).flatMap(id => {
        const related = trees.byId.get(id)
        return related ? [referenceOf(related, languages)] : []
      }),
    ),
  }
}

function categoryOf(trees: CategoryTrees, row: StoredCategory, query: CategoryQuery): Category {
  const { description, metaTitle, metaDescription } = row.document
  const siblings = query.withSiblings
    ? trees.childrenOf(row.parentId).filter(sibling => sibling.tree === row.tree && isOther(sibling, row, query.languages))
    : []
  return {
    ...referenceOf(row, query.languages),
    tree: row.tree,
    orderHint: row.orderHint,
    description: inLanguages(description, query.languages),
    metaTitle: inLanguages(metaTitle, query.languages),
    metaDescription: inLanguages(metaDescription, query.languages),
    ...(row.parentId === null ? {} : { parentId: row.parentId }),
    ancestors: trees
      .upwards(row.id)
      .slice(1)
      .toReversed()
      .map(ancestor => referenceOf(ancestor, query.languages)),
    children: trees.childrenOf(row.id).map(child => nodeOf(trees, child, query)),
    siblings: siblings.map(sibling => nodeOf(trees, sibling, query)),
    icon: row.icon,
    productCount: trees.productCount(row.id, query.country),
    ...(row.imageUrl === null ? {} : { imageUrl: row.imageUrl }),
  }
}

/** Another category that can be named and linked to in the first language (CAT-11). */
function isOther({ id, document }: StoredCategory, row: StoredCategory, [language]: readonly Language[]): boolean {
  return id !== row.id && language !== undefined && Boolean(document.slug[language]) && Boolean(document.name[language])
}

function nodeOf(trees: CategoryTrees, row: StoredCategory, query: CategoryQuery): CategoryNode {
  return {
    ...referenceOf(row, query.languages),
    orderHint: row.orderHint,
    icon: row.icon,
    ...(row.imageUrl === null ? {} : { imageUrl: row.imageUrl }),
    productCount: trees.productCount(row.id, query.country),
    children: trees.childrenOf(row.id).map(child => nodeOf(trees, child, query)),
  }
}

function referenceOf(row: StoredCategory, languages: readonly Language[]): CategoryReference {
  return { id: row.id, key: row.key, name: inLanguages(row.document.name, languages), slug: row.document.slug }
}

function inLanguages(text: LocalizedString, languages: readonly Language[]): LocalizedString {
  return Object.fromEntries(languages.flatMap(language => (text[language] === undefined ? [] : [[language, text[language]]])))
}
