import { RESULT_CACHE_MS } from '@shop/domain/search'

/** Most results that are kept. */
const MOST = 2000

export interface RememberedResultsOptions {
  /** Rises with every change of the catalogue; a result of before is not given again. */
  readonly generation: () => number
  /** Milliseconds, of whatever beginning. */
  readonly clock?: () => number
}

/**
 * Keeps the answers of a search for 120 s, or until something changes that they may depend on (SEARCH-18): what is shown
 * of a product is read anew for every page, so that no price is ever older than the database.
 */
export function createRememberedResults({ generation, clock = () => performance.now() }: RememberedResultsOptions) {
  const kept = new Map<string, { readonly answer: Promise<unknown>; readonly generation: number; readonly until: number }>()
  return async function remember<Answer>(question: object, ask: () => Promise<Answer>): Promise<Answer> {
    const key = JSON.stringify(question)
    const known = kept.get(key)
    if (known && known.generation === generation() && clock() < known.until) return known.answer as Promise<Answer>
    const answer = ask()
    kept.delete(key)
    kept.set(key, { answer, generation: generation(), until: clock() + RESULT_CACHE_MS })
    for (const oldest of kept.keys()) {
      if (kept.size <= MOST) break
      kept.delete(oldest)
    }
    // A failure is no answer.
    answer.catch(() => kept.delete(key))
    return answer
  }
}
