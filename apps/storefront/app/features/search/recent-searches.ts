import { MIN_SUGGESTION_LENGTH, searchTermOf } from '@shop/domain/search'

const KEY = 'recent-searches'
const MOST = 6

/** Texts searched for lately in this browser, newest first; none where nothing may be kept. */
export function recentSearches(storage: Pick<Storage, 'getItem'>): string[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(text => typeof text === 'string' && searchTermOf(text) !== '').slice(0, MOST) : []
  } catch {
    return []
  }
}

/** Keeps a text as the newest; each once, whatever its case. Short ones are not worth it. */
export function rememberSearch(typed: string, storage: Pick<Storage, 'getItem' | 'setItem'>): void {
  const term = searchTermOf(typed)
  if (term.length < MIN_SUGGESTION_LENGTH) return
  const others = recentSearches(storage).filter(text => text.toLowerCase() !== term.toLowerCase())
  try {
    storage.setItem(KEY, JSON.stringify([term, ...others].slice(0, MOST)))
  } catch {
    // Nothing may be kept, or nothing more.
  }
}

/** Forgets them all. */
export function forgetSearches(storage: Pick<Storage, 'removeItem'>): void {
  try {
    storage.removeItem(KEY)
  } catch {
    // There was nothing that could be kept.
  }
}
