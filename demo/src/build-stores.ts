import { type CountryCode, type Language, type LocalizedString, MARKETS, type Market, storeKeyOf } from '@shop/domain/market'
import { type Campaign, COD_FEE_TITLES, type StoreDraft } from '@shop/domain/store'
import { demoBankDetails } from './bank-account.ts'
import { deterministicId } from './deterministic-id.ts'

/** Calling code and area of the capital. */
const AREAS: Record<CountryCode, string> = {
  AT: '+43 1',
  BE: '+32 2',
  BG: '+359 2',
  CH: '+41 44',
  CZ: '+420 2',
  DE: '+49 30',
  DK: '+45 3',
  ES: '+34 91',
  FI: '+358 9',
  FR: '+33 1',
  GB: '+44 20',
  GR: '+30 21',
  HR: '+385 1',
  HU: '+36 1',
  IE: '+353 1',
  IT: '+39 06',
  LT: '+370 5',
  NL: '+31 20',
  NO: '+47 2',
  PL: '+48 22',
  PT: '+351 21',
  RO: '+40 21',
  SE: '+46 8',
  SI: '+386 1',
  SK: '+421 2',
}

/** Two weeks at the end of November that every store has, one after the other, by its own clocks (SHELL-41). */
const CAMPAIGNS: readonly Campaign[] = [
  { campaignName: 'black_friday', startDate: '2026-11-23T00:00:00', endDate: '2026-11-30T00:00:00' },
  { campaignName: 'cyber_week', startDate: '2026-11-30T00:00:00', endDate: '2026-12-07T00:00:00' },
]

/** One store per market with fictitious ways to reach and pay it (MKT-16, ENT-18). */
export function buildStores(): StoreDraft[] {
  return MARKETS.map(market => {
    const key = storeKeyOf(market)
    return {
      id: deterministicId('store', key),
      key,
      country: market.country,
      languages: market.languages,
      name: inLanguagesOf(market, language => `Anvil ${countryName(market.country, language)}`),
      distributionChannels: [{ id: deterministicId('distribution-channel', key) }],
      supplyChannels: [{ id: deterministicId('supply-channel', key) }],
      custom: {
        bankDetails: demoBankDetails(market.country),
        codFeeTitle: inLanguagesOf(market, language => COD_FEE_TITLES[language]),
        // No exchange hands out numbers that begin with zeros.
        phone: `${AREAS[market.country]} 0000 0100`,
        email: `service.${key}@anvil.example`,
        switches: {
          googleReviews: market.newTrustFeatures,
          extraGuaranteeSale: true,
          complementaryProducts: true,
          addressAutocomplete: true,
          trustScoreInHeader: market.newTrustFeatures,
          vatValidation: true,
          taxRateChange: true,
          loyaltyDiscount: true,
          codFeeOnWithdrawal: true,
          codFeeOnReturn: false,
        },
        campaigns: CAMPAIGNS,
      },
    }
  })
}

function inLanguagesOf(market: Market, text: (language: Language) => string): LocalizedString {
  return Object.fromEntries(market.languages.map(language => [language, text(language)]))
}

function countryName(country: CountryCode, language: Language): string {
  return new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country
}
