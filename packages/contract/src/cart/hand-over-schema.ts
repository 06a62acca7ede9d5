import type { LeftBehind } from '@shop/domain/cart'
import { type CountryCode, MARKETS } from '@shop/domain/market'
import { entity, list } from '../entity.ts'
import { localizedStringSchema } from '../market/market-schema.ts'
import { z } from '../zod.ts'

/** A country with a storefront. */
export const countryCode = z.enum(MARKETS.map(({ country }) => country) as [CountryCode, ...CountryCode[]])

/** What did not come from the cart of another store. */
export const leftBehindSchema = list(
  entity<LeftBehind>('LeftBehind', { sku: z.string(), name: localizedStringSchema, quantity: z.int().min(1) }),
)

export const handOverExample = 'mOq3v0Yw5r1Jt8aZ'

export const leftBehindExample: readonly LeftBehind[] = [
  { sku: 'EX30000101', name: { en: 'Bench vice', fr: 'Étau' }, quantity: 1 },
]
