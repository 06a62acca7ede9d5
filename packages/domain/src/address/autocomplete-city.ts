import type { Market } from '../market/index.ts'

/** A part of a place as the autocomplete of a maps service names it. */
export interface PlaceComponent {
  readonly longText: string
  /** Of a country its code. */
  readonly shortText?: string
  readonly types: readonly string[]
}

const CITY_FIELDS = {
  skCz: ['postal_town', 'sublocality_level_1', 'administrative_area_level_2'],
  default: ['postal_town', 'locality', 'administrative_area_level_1'],
} as const

/** The city of a found place: the first kind of component that the market looks for and the place has (ADDR-25). */
export function cityOfPlace(market: Market, components: readonly PlaceComponent[]): string | undefined {
  for (const field of CITY_FIELDS[market.autocompleteCityFields]) {
    const found = components.find(({ types }) => types.includes(field))
    if (found) return found.longText
  }
  return undefined
}

/** Whether address fields offer completions: a store switch (ADDR-24). */
export function isAutocompleteOffered(store: {
  readonly custom: { readonly switches: { readonly addressAutocomplete: boolean } }
}): boolean {
  return store.custom.switches.addressAutocomplete
}
