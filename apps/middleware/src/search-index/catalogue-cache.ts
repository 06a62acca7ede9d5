import type { CategoryReference, CategoryTree } from '@shop/domain/category'
import type { Language } from '@shop/domain/market'
import { RESULT_CACHE_MS } from '@shop/domain/search'
import type { Catalogue } from '@shop/engine/read-model'
import { LRUCache } from 'lru-cache'

const MAX_RESULTS = 2000

interface RememberedResultsOptions {
  /** Rises with every change of the catalogue; an older result is not returned any more. */
  readonly generation: () => number
  /** Milliseconds since any fixed instant. */
  readonly clock?: () => number
}

/**
 * Caches the results of a search for 120 s, or until something changes that they may depend on (SEARCH-18): what is shown
 * of a product is read again for every page, so that no price is ever older than the database.
 */
export function createRememberedResults({ generation, clock = () => performance.now() }: RememberedResultsOptions) {
  const cached = new LRUCache<string, { readonly answer: Promise<unknown>; readonly generation: number }>({
    max: MAX_RESULTS,
    ttl: RESULT_CACHE_MS,
    ttlResolution: 0,
    perf: { now: clock },
  })
  return async function remember<Answer>(question: object, search: () => Promise<Answer>): Promise<Answer> {
    const key = JSON.stringify(question)
    const known = cached.get(key)
    if (known?.generation === generation()) return known.answer as Promise<Answer>
    const answer = search()
    cached.set(key, { answer, generation: generation() })
    // A failure is no answer.
    answer.catch(() => cached.delete(key))
    return answer
  }
}

/** A category in one language, with the key of the one above it. */
interface FoundCategory extends CategoryReference {
  readonly tree: CategoryTree
  readonly parentKey?: string
}

/** Names and addresses of categories by id; ids of none are left out. */
export type CategoryLookup = (ids: readonly string[], language: Language) => Promise<Map<string, FoundCategory>>

/** A lookup in the catalogue in memory. */
export function createCategoryLookup(catalogue: Catalogue): CategoryLookup {
  return async (ids, language) => {
    const { trees } = catalogue.model
    const found = new Map<string, FoundCategory>()
    for (const id of ids) {
      const category = trees.byId.get(id)
      if (!category) continue
      const { key, tree, document, parentId } = category
      const parentKey = parentId === null ? undefined : trees.byId.get(parentId)?.key
      const inLanguage = {
        name: { [language]: document.name[language] ?? '' },
        slug: { [language]: document.slug[language] ?? '' },
      }
      found.set(id, { id, key, tree, ...inLanguage, ...(parentKey ? { parentKey } : {}) })
    }
    return found
  }
}
