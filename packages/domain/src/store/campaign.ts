/** What stands before the name of a campaign in a label of products, such as `campaign:cyber_week`; never shown (SHELL-42). */
export const CAMPAIGN_LABEL_PREFIX = 'campaign:'

/**
 * A time in which a store runs a campaign, in the form of the store's custom field, whose value is JSON (ENT-18,
 * SHELL-41): a name such as `black_friday` and ISO instants.
 */
export interface Campaign {
  readonly campaignName: string
  readonly startDate: string
  readonly endDate: string
}

/** The campaigns a store runs at an instant, in its order: startDate <= now < endDate (SHELL-40). */
export function runningCampaignsOf(
  store: { readonly custom: { readonly campaigns?: readonly Campaign[] } },
  now: string,
): Campaign[] {
  const instant = Date.parse(now)
  return (store.custom.campaigns ?? []).filter(
    ({ startDate, endDate }) => Date.parse(startDate) <= instant && instant < Date.parse(endDate),
  )
}

/** Names of the campaigns a store runs at an instant. */
export function activeCampaignsOf(store: Parameters<typeof runningCampaignsOf>[0], now: string): string[] {
  return runningCampaignsOf(store, now).map(({ campaignName }) => campaignName)
}
