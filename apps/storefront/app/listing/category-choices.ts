import type { CategoryReference } from '@shop/domain/category'
import type { CategoryFacet } from '@shop/domain/search'

/** A category that a search can be narrowed to, in its place in the tree. */
export interface CategoryChoice extends CategoryReference {
  /** From 0 for departments (CAT-05). */
  readonly level: number
  readonly count: number
}

/**
 * The part of the tree that helps to choose: all departments without a choice, else the way down to it, what is below it,
 * and where nothing is, its siblings. In the order of the tree, most products first on each level.
 */
export function categoryChoicesOf(facets: readonly CategoryFacet[], chosenKey: string): CategoryChoice[] {
  const byKey = new Map(facets.map(category => [category.key, category]))
  const path = new Set<string>()
  for (let category = byKey.get(chosenKey); category && !path.has(category.key); category = byKey.get(category.parentKey ?? ''))
    path.add(category.key)
  const below = (parentKey: string | undefined) => facets.filter(category => category.parentKey === parentKey)
  const chosen = byKey.get(chosenKey)
  const isLeaf = below(chosenKey).length === 0
  const branch = (parentKey: string | undefined): CategoryChoice[] => {
    const isOpen = parentKey === undefined ? path.size === 0 : parentKey === chosenKey
    const isBesideLeaf = isLeaf && chosen !== undefined && parentKey === chosen.parentKey
    return below(parentKey)
      .filter(({ key }) => isOpen || isBesideLeaf || path.has(key))
      .flatMap(({ id, key, name, slug, level, count }) => [
        { id, key, name, slug, level, count },
        ...(path.has(key) ? branch(key) : []),
      ])
  }
  return branch(undefined)
}

/** Categories worth a link above the results: those below the departments that hold most of what was found. */
export function categorySuggestionsOf(facets: readonly CategoryFacet[], total: number, max = 6): CategoryChoice[] {
  return facets
    .filter(({ level, count }) => level > 0 && count < total)
    .sort((a, b) => b.count - a.count || b.level - a.level)
    .filter(
      (category, index, all) =>
        !all.slice(0, index).some(({ key, parentKey }) => key === category.parentKey || parentKey === category.key),
    )
    .slice(0, max)
    .map(({ id, key, name, slug, level, count }) => ({ id, key, name, slug, level, count }))
}
