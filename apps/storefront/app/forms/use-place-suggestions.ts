import { MIN_PLACE_TEXT, type PlaceAddress, type PlaceSuggestion } from '@shop/domain/address'
import type { Language } from '@shop/domain/market'
import { useCallback, useEffect, useRef, useState } from 'react'

/** How long nothing more is typed before suggestions are fetched, in ms. */
const DEBOUNCE_MS = 300

const NONE: readonly PlaceSuggestion[] = []

/**
 * Addresses for what is typed, and the parts of a chosen one. Where the service is slow or away the list stays empty, and no one
 * is kept from typing. All requests of one choice carry one token, by which the service counts them as one.
 */
export function usePlaceSuggestions(typed: string, language: Language) {
  const [suggestions, setSuggestions] = useState(NONE)
  const token = useRef<string>(undefined)
  const text = typed.trim()
  useEffect(() => {
    if (text.length < MIN_PLACE_TEXT) return setSuggestions(NONE)
    let isOutdated = false
    const waiting = setTimeout(async () => {
      token.current ??= crypto.randomUUID()
      const found = await fetchPlaces(text, token.current, language)
      if (!isOutdated) setSuggestions(found)
    }, DEBOUNCE_MS)
    return () => {
      isOutdated = true
      clearTimeout(waiting)
    }
  }, [text, language])

  return {
    suggestions,
    forget: useCallback(() => setSuggestions(NONE), []),
    async find(placeId: string): Promise<PlaceAddress | undefined> {
      const sessionToken = token.current
      token.current = undefined
      if (!sessionToken) return undefined
      const { fetchPlaceAddress } = await import('./place-client.ts')
      return fetchPlaceAddress({ placeId, sessionToken, locale: language }).catch(() => undefined)
    },
  }
}

async function fetchPlaces(text: string, sessionToken: string, locale: Language): Promise<readonly PlaceSuggestion[]> {
  const { fetchPlaceSuggestions } = await import('./place-client.ts')
  return fetchPlaceSuggestions({ text, sessionToken, locale }).catch(() => NONE)
}
