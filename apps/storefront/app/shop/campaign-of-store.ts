import { runningCampaignsOf, type Store } from '@shop/domain/store'

/** The campaign a page shows: the one that ends first of those the store runs at an ISO instant (SHELL-39, SHELL-40). */
export function campaignOfStore(
  store: Pick<Store, 'custom'> | undefined,
  now: string,
): { readonly name: string; readonly lastDay: string } | undefined {
  const running = store ? runningCampaignsOf(store, now) : []
  const [first] = running.toSorted((a, b) => Date.parse(a.endDate) - Date.parse(b.endDate))
  if (!first) return undefined
  // The end is the first instant without the campaign.
  const lastInstant = new Date(Date.parse(first.endDate) - 1)
  return { name: first.campaignName, lastDay: lastInstant.toISOString().slice(0, 10) }
}
