import type { CategoryReference, CategoryTree } from '@shop/domain/category'
import type { Language } from '@shop/domain/market'
import { findCategoryReferences, type PlacedCategory } from '@shop/engine/category'
import type { EngineContext } from '@shop/engine/database'

/** A category in one language, with the key of the one above it. */
export interface FoundCategory extends CategoryReference {
  readonly tree: CategoryTree
  readonly parentKey?: string
}

/** Names and addresses of categories by id; ids of none are left out. */
export type CategoryLookup = (ids: readonly string[], language: Language) => Promise<Map<string, FoundCategory>>

/** A lookup that reads the categories once per change of the catalogue. */
export function createCategoryLookup(engine: EngineContext, generation: () => number): CategoryLookup {
  let known: { readonly generation: number; readonly categories: Promise<Map<string, PlacedCategory>> } | undefined
  async function read(): Promise<Map<string, PlacedCategory>> {
    return new Map((await findCategoryReferences(engine)).map(category => [category.id, category]))
  }
  return async (ids, language) => {
    if (known?.generation !== generation()) {
      const categories = read()
      categories.catch(() => {
        known = undefined
      })
      known = { generation: generation(), categories }
    }
    const categories = await known.categories
    const found = new Map<string, FoundCategory>()
    for (const id of ids) {
      const category = categories.get(id)
      if (!category) continue
      const { key, tree, name, slug, parentId } = category
      const parentKey = parentId === null ? undefined : categories.get(parentId)?.key
      const inLanguage = { name: { [language]: name[language] ?? '' }, slug: { [language]: slug[language] ?? '' } }
      found.set(id, { id, key, tree, ...inLanguage, ...(parentKey ? { parentKey } : {}) })
    }
    return found
  }
}
