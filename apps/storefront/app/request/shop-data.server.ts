import { type CartDiscount, volumeTiersOf } from '@shop/domain/discount'
import { dayIn } from '@shop/domain/market'
import { campaignPeriodOf, runningCampaignsOf, type Store } from '@shop/domain/store'
import manifest from '../../package.json' with { type: 'json' }
import { optionalBlock } from './optional-block.server.ts'
import type { ShopRequest } from './request-context.server.ts'
import type { VolumeOffers } from './shop-data.ts'

/** The version of the shop, where the address asks for it: `?appVersion=true` (SHELL-08). */
export function appVersionOf(parameters: URLSearchParams): string | undefined {
  return parameters.get('appVersion') === 'true' ? manifest.version : undefined
}

/** The campaign a page shows: the one that ends first of those the store runs at an ISO instant, with its last day there (SHELL-39, SHELL-40). */
export function campaignOfStore(
  store: Pick<Store, 'country' | 'custom'> | undefined,
  now: string,
): { readonly name: string; readonly lastDay: string } | undefined {
  if (!store) return undefined
  const running = runningCampaignsOf(store, now).map(campaign => ({
    name: campaign.campaignName,
    end: campaignPeriodOf(campaign, store).end,
  }))
  const [first] = running.toSorted((a, b) => a.end - b.end)
  // The end is the first instant without the campaign.
  return first && { name: first.name, lastDay: dayIn(store, new Date(first.end - 1).toISOString()) }
}

/** The rating of the store by its reviews; null where it does not show one, or has no reviews (SHELL-36). */
export async function storeRatingOf(
  { client }: Pick<ShopRequest, 'client'>,
  store: Store | undefined,
): Promise<NonNullable<Store['rating']> | null> {
  if (!store?.custom.switches.trustScoreInHeader) return null
  const answer = await optionalBlock('rating of the store', client.call('getStores', {}, 'store-with-rating'), null)
  const rating = answer?.stores.results[0]?.rating
  return rating && rating.count > 0 ? rating : null
}

/** The first step of each group's volume discount in the store, for cards; empty while they cannot be loaded (DISC-11). */
export async function volumeOffersOf({ client }: Pick<ShopRequest, 'client'>): Promise<VolumeOffers> {
  const answer = await optionalBlock('volume discounts', client.call('getVolumeDiscounts', {}), null)
  return answer ? offersOf(answer.cartDiscounts.results) : {}
}

/** By answer: as long as the discounts stay the same, a middleware in this process answers with the same list. */
const ofAnswers = new WeakMap<readonly CartDiscount[], VolumeOffers>()

function offersOf(results: readonly CartDiscount[]): VolumeOffers {
  const known = ofAnswers.get(results)
  if (known) return known
  const groups = [...new Set(results.flatMap(({ custom }) => custom.volumeDiscountGroup ?? []))]
  const offers = Object.fromEntries(
    groups.flatMap(group => {
      const [first] = volumeTiersOf(group, results)
      return first ? [[group, { threshold: first.threshold, permyriad: first.permyriad }]] : []
    }),
  )
  ofAnswers.set(results, offers)
  return offers
}
