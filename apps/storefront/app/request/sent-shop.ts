import { type Packed, pack, unpack } from './packed.ts'
import type { ShopData } from './shop-data.ts'

/** The data of the root loader as they travel: what all pages of a locale share is packed. */
export type SentShop = Omit<ShopData, 'market' | 'departments'> & {
  readonly market: Packed<ShopData['market']>
  readonly departments: Packed<ShopData['departments']>
}

/** Departments without their pictures, which only still parts show, by the departments. */
const withoutPictures = new WeakMap<ShopData['departments'], ShopData['departments']>()

/** Leaves out what only still parts show: pictures of departments, the volume offers of cards, and which widgets there are. */
export function sentShopOf(data: ShopData): SentShop {
  const departments =
    withoutPictures.get(data.departments) ?? data.departments.map(({ imageUrl: _imageUrl, ...department }) => department)
  withoutPictures.set(data.departments, departments)
  return { ...data, market: pack(data.market), departments: pack(departments), volumeOffers: {}, widgets: [] }
}

/** The shop that has arrived. */
export function arrivedShopOf(sent: SentShop): ShopData {
  return { ...sent, market: unpack(sent.market), departments: unpack(sent.departments) }
}
