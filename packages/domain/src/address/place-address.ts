import type { Market } from '../market/index.ts'
import { cityOfPlace, type PlaceComponent } from './autocomplete-city.ts'

/** An address that a maps service suggests for what was typed so far. */
export interface PlaceSuggestion {
  readonly placeId: string
  /** Street, with number where the service knows it. */
  readonly line: string
  /** Where the street is, as the service writes it; may be empty. */
  readonly area: string
}

/** The parts of an address that a found place has; a form keeps what was typed for the others. */
export interface PlaceAddress {
  readonly streetName?: string
  readonly streetNumber?: string
  readonly postalCode?: string
  readonly city?: string
}

/** A question of one shopper; the token ties the questions of one choice together, which are paid for as one. */
export interface PlaceQuestion {
  readonly country: string
  readonly language: string
  readonly sessionToken: string
}

/** Finds addresses by their beginning. Never throws: a service that is away finds nothing. */
export interface PlaceFinder {
  suggest(question: PlaceQuestion & { readonly text: string }): Promise<readonly PlaceSuggestion[]>
  /** The parts of a suggested place; undefined where it is not known any more. */
  find(question: PlaceQuestion & { readonly placeId: string }): Promise<readonly PlaceComponent[] | undefined>
  close(): Promise<void>
}

/** From how many letters on addresses are suggested. */
export const MIN_PLACE_TEXT = 3

/** The address of a found place in a market, as its form has it; undefined for a place of another country (ADDR-25). */
export function addressOfPlace(market: Market, components: readonly PlaceComponent[]): PlaceAddress | undefined {
  const textOf = (type: string) => components.find(({ types }) => types.includes(type))
  const country = textOf('country')?.shortText
  if (country !== undefined && country !== market.country) return undefined
  const address = {
    streetName: textOf('route')?.longText,
    streetNumber: streetNumberOf(market, textOf('premise')?.longText, textOf('street_number')?.longText),
    postalCode: textOf('postal_code')?.longText,
    city: cityOfPlace(market, components),
  }
  return Object.fromEntries(Object.entries(address).filter(([, part]) => part !== undefined && part !== ''))
}

/** In Slovakia and Czechia a house has the number of its place in the register too, which comes first. */
function streetNumberOf(market: Market, premise: string | undefined, number: string | undefined): string | undefined {
  if (market.autocompleteCityFields !== 'skCz') return number
  return premise && number && premise !== number ? `${premise}/${number}` : (number ?? premise)
}
