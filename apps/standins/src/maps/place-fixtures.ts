import places from './places.json' with { type: 'json' }

/** A street of the double: its name, postcode, town and, where the country has them, the part of the town. */
export interface PlaceFixture {
  readonly street: string
  readonly postalCode: string
  readonly town: string
  readonly part?: string
}

/** Streets of each country that the double completes; any number in them exists. */
export const PLACES: Readonly<Record<string, readonly PlaceFixture[]>> = places
