/** A time in which a store runs a campaign, such as `black_friday`; ISO instants (ENT-18). */
export interface Campaign {
  readonly key: string
  readonly startsAt: string
  readonly endsAt: string
}

/** Keys of the campaigns a store runs at an instant: startsAt <= now < endsAt. */
export function activeCampaignsOf(
  store: { readonly custom: { readonly campaigns?: readonly Campaign[] } },
  now: string,
): string[] {
  const instant = Date.parse(now)
  return (store.custom.campaigns ?? [])
    .filter(({ startsAt, endsAt }) => Date.parse(startsAt) <= instant && instant < Date.parse(endsAt))
    .map(({ key }) => key)
}
