import { volumeTiersOf } from '@shop/domain/discount'
import { createBoundedMemory } from '../guards/bounded-memory.ts'
import { optionalBlock } from './optional-block.server.ts'
import type { ShopRequest } from './request-context.server.ts'
import type { VolumeOffers } from './shop-data.ts'

/** What was offered, by country; asked for anew after a minute. */
const memory = createBoundedMemory<VolumeOffers>(100, 60_000)

/** The first step of each group's volume discount in the store, for cards; none while they cannot be had (DISC-11). */
export async function volumeOffersOf({
  client,
  market,
  now,
}: Pick<ShopRequest, 'client' | 'market' | 'now'>): Promise<VolumeOffers> {
  const nowMs = Date.parse(now)
  const known = memory.get(market.country, nowMs)
  if (known) return known.value
  const answer = await optionalBlock('volume discounts', client.call('getVolumeDiscounts', {}), null)
  if (!answer) return {}
  const { results } = answer.cartDiscounts
  const groups = [...new Set(results.flatMap(({ custom }) => custom.volumeDiscountGroup ?? []))]
  const offers = Object.fromEntries(
    groups.flatMap(group => {
      const [first] = volumeTiersOf(group, results)
      return first ? [[group, { threshold: first.threshold, permyriad: first.permyriad }]] : []
    }),
  )
  memory.set(market.country, offers, nowMs)
  return offers
}
