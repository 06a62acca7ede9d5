import type { Language, LocalizedString } from '../market/index.ts'
import type { CountryCode } from '../market/market.ts'
import { instantOnClock } from '../market/wall-clock.ts'
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
 * SHELL-41): a name such as `black_friday`, and when it begins and ends: an ISO instant with its offset, or what the clocks of
 * the market show then, such as `2026-11-23T00:00:00`.
 */
export interface Campaign {
  readonly campaignName: string
  readonly startDate: string
  readonly endDate: string
}

/** A store as far as its campaigns are concerned. */
export type CampaignStore = { readonly country: CountryCode; readonly custom: { readonly campaigns?: readonly Campaign[] } }

interface CampaignPeriod {
  readonly start: number
  readonly end: number
}

/** By campaign, which is one market's: what its clocks show is looked up once, not for each page. */
const periods = new WeakMap<Campaign, CampaignPeriod & { readonly country: CountryCode }>()

/** When a campaign of a market begins, and the first instant without it (epoch, ms); NaN for what is no time. */
export function campaignPeriodOf(campaign: Campaign, market: { readonly country: CountryCode }): CampaignPeriod {
  const known = periods.get(campaign)
  if (known?.country === market.country) return known
  const instantOf = (text: string) => (/(?:Z|[+-]\d\d:?\d\d)$/.test(text) ? Date.parse(text) : instantOnClock(text, market))
  const period = { country: market.country, start: instantOf(campaign.startDate), end: instantOf(campaign.endDate) }
  periods.set(campaign, period)
  return period
}

/** The campaigns a store runs at an instant, in its order: startDate <= now < endDate (SHELL-40). */
export function runningCampaignsOf(store: CampaignStore, now: string): Campaign[] {
  const instant = Date.parse(now)
  return (store.custom.campaigns ?? []).filter(campaign => {
    const { start, end } = campaignPeriodOf(campaign, store)
    return start <= instant && instant < end
  })
}

/** Names of the campaigns a store runs at an instant. */
export function activeCampaignsOf(store: CampaignStore, now: string): string[] {
  return runningCampaignsOf(store, now).map(({ campaignName }) => campaignName)
}
