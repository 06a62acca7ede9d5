import type { ShopClient } from '@shop/contract'
import { SHOWN_VOLUME_TIERS, type VolumeTier, volumeTiersOf } from '@shop/domain/discount'
import type { ProductProjection } from '@shop/domain/product'
import { optionalBlock } from '../../shop/optional-block.server.ts'

/**
 * The volume tiers a product page shows, by rising threshold (DISC-17). Only a product with a group has any to ask for
 * (DISC-10); when they cannot be had, nothing is returned (DISC-11).
 */
export async function loadVolumeTiers(
  client: ShopClient,
  product: Pick<ProductProjection, 'masterVariant'>,
): Promise<readonly VolumeTier[] | undefined> {
  const group: unknown = product.masterVariant.attributes.find(({ name }) => name === 'volumeDiscountGroup')?.value
  if (typeof group !== 'string') return undefined
  const tiers = client
    .call('getVolumeDiscounts', { discountGroup: group, sort: 'sortOrder asc' })
    .then(({ cartDiscounts }) => volumeTiersOf(group, cartDiscounts.results).slice(0, SHOWN_VOLUME_TIERS))
  return optionalBlock('volume discounts', tiers, undefined)
}
