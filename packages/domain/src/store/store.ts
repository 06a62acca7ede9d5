import type { Language, LocalizedString } from '../market/index.ts'
import type { CountryCode } from '../market/market.ts'
import type { ReviewStatistics } from '../review/index.ts'

/** The working name of the shop, on pages and in mails; defined here only. */
export const SHOP_NAME = 'Anvil'

/** The country whose tax office the shop reports to (VAT-15). */
export const ESTABLISHED_IN: CountryCode = 'DE'

/** Where a bank transfer goes (ENT-18, CHK-25). */
export interface BankDetails {
  readonly accountOwner: string
  readonly institute: string
  readonly iban: string
  readonly bic: string
}

/** Features that a shop owner switches per store (ENT-19). */
export interface StoreSwitches {
  readonly googleReviews: boolean
  readonly extraGuaranteeSale: boolean
  readonly complementaryProducts: boolean
  readonly addressAutocomplete: boolean
  readonly trustScoreInHeader: boolean
  readonly vatValidation: boolean
  readonly taxRateChange: boolean
  readonly loyaltyDiscount: boolean
  /** Whether the fee of cash on delivery goes back when a buyer withdraws from all of an order. */
  readonly codFeeOnWithdrawal: boolean
  /** Whether it goes back too when all of an order is returned of one's own will later than that. */
  readonly codFeeOnReturn: boolean
}

/** The one store of a market (ENT-18). */
export interface Store {
  readonly id: string
  readonly key: string
  readonly version: number
  readonly country: CountryCode
  readonly languages: readonly Language[]
  readonly name: LocalizedString
  readonly distributionChannels: readonly { readonly id: string }[]
  readonly supplyChannels: readonly { readonly id: string }[]
  /** Statistics of the published reviews of its country, where requested (SHELL-36). */
  readonly rating?: Pick<ReviewStatistics, 'count' | 'averageRating'>
  readonly custom: {
    readonly bankDetails?: BankDetails
    readonly codFeeTitle: LocalizedString
    readonly phone: string
    readonly email: string
    readonly switches: StoreSwitches
    /** Periods of campaigns, past and future ones too. */
    readonly campaigns?: readonly Campaign[]
  }
}

/** A store before it is saved. */
export type StoreDraft = Omit<Store, 'version' | 'rating'>

/** Prefix of a campaign's name in a product label, such as `campaign:cyber_week`; never shown (SHELL-42). */
export const CAMPAIGN_LABEL_PREFIX = 'campaign:'

/**
 * The period of a store's campaign, in the form of the store's custom field, whose value is JSON (ENT-18,
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
