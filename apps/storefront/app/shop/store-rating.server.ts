import type { Store } from '@shop/domain/store'
import { createBoundedMemory } from '../guards/bounded-memory.ts'
import { optionalBlock } from './optional-block.server.ts'
import type { ShopRequest } from './request-context.server.ts'

/** What the reviews of a store came to, by country; counted anew after five minutes. */
const memory = createBoundedMemory<Store['rating'] | null>(100, 300_000)

/** What the reviews of the store come to; null where it does not show that, or has none (SHELL-36). */
export async function storeRatingOf(
  { client, market, now }: Pick<ShopRequest, 'client' | 'market' | 'now'>,
  store: Store | undefined,
): Promise<NonNullable<Store['rating']> | null> {
  if (!store?.custom.switches.trustScoreInHeader) return null
  const nowMs = Date.parse(now)
  const known = memory.get(market.country, nowMs)
  if (known) return known.value ?? null
  const answer = await optionalBlock('rating of the store', client.call('getStores', {}, 'store-with-rating'), null)
  if (!answer) return null
  const rating = answer.stores.results[0]?.rating
  const shown = rating && rating.count > 0 ? rating : null
  memory.set(market.country, shown, nowMs)
  return shown
}
