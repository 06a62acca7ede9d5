import type { AddressDoubt, MapsAddress } from '@shop/domain/address'
import { entity, list, oneOf } from '../entity.ts'
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
})
