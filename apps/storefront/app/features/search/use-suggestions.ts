import type { Language } from '@shop/domain/market'
import { MIN_SUGGESTION_LENGTH, SEARCH_DEBOUNCE_MS, type Suggestions, searchTermOf } from '@shop/domain/search'
import { useEffect, useState } from 'react'

/** How long an answer may take before the field says that it is still looking (SEARCH-13), in ms. */
const STALLED_MS = 1500

/** Where the suggestions for a text stand (SEARCH-13). */
export type SuggestionState =
  | { readonly phase: 'idle' | 'loading' | 'stalled' | 'failed' }
  | { readonly phase: 'found'; readonly term: string; readonly suggestions: Suggestions }

const IDLE: SuggestionState = { phase: 'idle' }

/**
 * Suggestions for what is typed, 300 ms after the last letter (SEARCH-10), from three letters on (SEARCH-02). An answer to
 * earlier letters is never shown, and what was found stays while the next is looked for.
 */
export function useSuggestions(typed: string, language: Language, isWanted: boolean): SuggestionState {
  const [state, setState] = useState<SuggestionState>(IDLE)
  const term = searchTermOf(typed)
  const asked = isWanted && term.length >= MIN_SUGGESTION_LENGTH ? typed : undefined
  useEffect(() => {
    if (asked === undefined) return setState(IDLE)
    let isOutdated = false
    const show = (next: SuggestionState) => {
      if (!isOutdated) setState(next)
    }
    setState(before => (before.phase === 'found' ? before : { phase: 'loading' }))
    let stalling: ReturnType<typeof setTimeout> | undefined
    const waiting = setTimeout(async () => {
      stalling = setTimeout(() => show({ phase: 'stalled' }), STALLED_MS)
      try {
        const { fetchSuggestions } = await import('../../listing/search-client.ts')
        const suggestions = await fetchSuggestions(asked.trimStart(), language)
        show({ phase: 'found', term: searchTermOf(asked), suggestions })
      } catch {
        show({ phase: 'failed' })
      } finally {
        clearTimeout(stalling)
      }
    }, SEARCH_DEBOUNCE_MS)
    return () => {
      isOutdated = true
      clearTimeout(waiting)
      clearTimeout(stalling)
    }
  }, [asked, language])
  return state
}
