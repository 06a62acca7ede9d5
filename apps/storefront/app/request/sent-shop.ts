import { type Packed, unpack } from './packed.ts'
import type { ShopData } from './shop-data.ts'

/** The data of the root loader as they travel: what all pages of a locale share is packed. */
export type SentShop = Omit<ShopData, 'market' | 'departments'> & {
  readonly market: Packed<ShopData['market']>
  readonly departments: Packed<ShopData['departments']>
}

const arrived = new WeakMap<SentShop, ShopData>()

/** The shop that has arrived, the same object each time. */
export function arrivedShopOf(sent: SentShop): ShopData {
  const known = arrived.get(sent)
  if (known) return known
  const shop = { ...sent, market: unpack(sent.market), departments: unpack(sent.departments) }
  arrived.set(sent, shop)
  return shop
}
