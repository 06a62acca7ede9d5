import {
  type AddressDoubt,
  type MapsAddress,
  MIN_PLACE_TEXT,
  type PlaceAddress,
  type PlaceSuggestion,
} from '@shop/domain/address'
import { entity, list, oneOf } from '../entity.ts'
import { language, line } from '../fields.ts'
import { defineOperations } from '../operation.ts'
import { z } from '../zod.ts'
import { addressDraft, addressExample } from './address-draft.ts'

const addressDoubt = oneOf<AddressDoubt>({
  incomplete: true,
  replaced: true,
  unconfirmed: true,
  'spell-corrected': true,
  unexpected: true,
})

const mapsAddress = entity<MapsAddress>('MapsAddress', {
  regionCode: z.string(),
  postalCode: z.string().optional(),
  city: z.string().optional(),
  addressLines: list(z.string()),
})

const placeSuggestion = entity<PlaceSuggestion>('PlaceSuggestion', {
  placeId: z.string(),
  line: z.string(),
  area: z.string(),
})

const part = z.string().optional()
const placeAddress = entity<PlaceAddress>('PlaceAddress', {
  streetName: part,
  streetNumber: part,
  postalCode: part,
  city: part,
})

/** A random id of the caller, which ties the questions of one choice together. */
const sessionToken = z.uuid()

export const addressOperations = defineOperations('cart', {
  /** Looks an address up on the map: once per session, and only where the market wants it (ADDR-21..ADDR-23). */
  validateAddress: {
    summary: 'Looks an address up on the map, once per session, and says what is doubtful about it.',
    params: z.strictObject({ address: addressDraft }),
    result: z.strictObject({
      verdict: z.strictObject({
        state: oneOf({ passed: true, failed: true, 'not-checked': true }),
        doubts: list(addressDoubt),
      }),
      /** As the map writes it; the one that was asked about where nothing was looked up. */
      address: mapsAddress,
    }),
    errors: ['TooManyRequests'],
    rate: 'buying',
    example: {
      params: { address: addressExample },
      result: {
        verdict: { state: 'failed', doubts: ['spell-corrected'] },
        address: { regionCode: 'DE', postalCode: '10115', city: 'Berlin', addressLines: ['Werkstraße 12a'] },
      },
    },
  },
  /** Completes an address of the market; nothing where the store does not want it, for a caller without a cart, and while the service is away (ADDR-24). */
  suggestAddresses: {
    summary: 'Suggests addresses of the market that begin like a text, where the store completes addresses.',
    params: z.strictObject({
      text: line(120).refine(value => value.trim().length >= MIN_PLACE_TEXT, 'The text is too short'),
      sessionToken,
      locale: language.optional(),
    }),
    result: z.strictObject({ suggestions: list(placeSuggestion) }),
    errors: [],
    rate: 'browsing',
    example: {
      params: { text: 'Werkstr', sessionToken: '6f6b7a52-8c1b-4c5e-9d3a-2f1e0d9c8b7a', locale: 'de' },
      result: { suggestions: [{ placeId: 'ChIJ-DE-1', line: 'Werkstraße 12a', area: '10115 Berlin' }] },
    },
  },
  /** The parts of an address that was suggested; null where it is not known any more (ADDR-25). */
  findSuggestedAddress: {
    summary: 'Finds the parts of an address that suggestAddresses named.',
    params: z.strictObject({ placeId: line(300), sessionToken, locale: language.optional() }),
    result: z.strictObject({ address: placeAddress.nullable() }),
    errors: [],
    rate: 'browsing',
    example: {
      params: { placeId: 'ChIJ-DE-1', sessionToken: '6f6b7a52-8c1b-4c5e-9d3a-2f1e0d9c8b7a', locale: 'de' },
      result: { address: { streetName: 'Werkstraße', streetNumber: '12a', postalCode: '10115', city: 'Berlin' } },
    },
  },
})
