import { type Packed, unpack } from './packed.ts'
import type { ShopData } from './shop-data.ts'

/** The data of the root loader as they travel: what all pages of a locale share is packed. */
export type SentShop = Omit<ShopData, 'market' | 'departments'> & {
  readonly market: Packed<ShopData['market']>
  readonly departments: Packed<ShopData['departments']>
}

/** The shop that has arrived. */
export function arrivedShopOf(sent: SentShop): ShopData {
  return { ...sent, market: unpack(sent.market), departments: unpack(sent.departments) }
}
