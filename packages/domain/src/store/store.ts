import type { Language, LocalizedString } from '../market/index.ts'
import type { CountryCode } from '../market/market.ts'
import type { ReviewStatistics } from '../review/index.ts'
import type { Campaign } from './campaign.ts'

/** The working name of the shop, on pages and in mails; the one place where it is written. */
export const SHOP_NAME = 'Anvil'

/** The country whose tax office the shop answers to (VAT-15). */
export const ESTABLISHED_IN: CountryCode = 'DE'

/** Where a bank transfer goes (ENT-18, CHK-25). */
export interface BankDetails {
  readonly accountOwner: string
  readonly institute: string
  readonly iban: string
  readonly bic: string
}

/** Functions a shop owner switches per store (ENT-19). */
export interface StoreSwitches {
  readonly googleReviews: boolean
  readonly extraGuaranteeSale: boolean
  readonly complementaryProducts: boolean
  readonly addressAutocomplete: boolean
  readonly trustScoreInHeader: boolean
  readonly vatValidation: boolean
  readonly taxRateChange: boolean
  readonly loyaltyDiscount: boolean
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
  /** Given when asked for: what the published reviews of its country come to (SHELL-36). */
  readonly rating?: Pick<ReviewStatistics, 'count' | 'averageRating'>
  readonly custom: {
    readonly bankDetails?: BankDetails
    readonly codFeeTitle: LocalizedString
    readonly phone: string
    readonly email: string
    readonly switches: StoreSwitches
    /** Times of campaigns, past and future ones too. */
    readonly campaigns?: readonly Campaign[]
  }
}

/** A store as an importer hands it over. */
export type StoreDraft = Omit<Store, 'version' | 'rating'>
