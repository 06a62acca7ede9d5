import { type Language, type LocalizedString, type Market, storeKeyOf } from '@shop/domain/market'
import { COD_FEE_TITLES, SHOP_NAME, type StoreDraft } from '@shop/domain/store'
import { idOfName } from '../import-run/import-run.ts'

/**
 * The store of a market before its owner has said anything: what the market itself decides, every function that needs
 * nobody's account switched on, and neither a way to reach the shop nor one to pay it.
 */
export function newStoreOf(market: Market): StoreDraft {
  const key = storeKeyOf(market)
  return {
    id: idOfName('store', key),
    key,
    country: market.country,
    languages: market.languages,
    name: inLanguagesOf(market, language => `${SHOP_NAME} ${countryName(market.country, language)}`),
    distributionChannels: [{ id: idOfName('distribution-channel', key) }],
    supplyChannels: [{ id: idOfName('supply-channel', key) }],
    custom: {
      codFeeTitle: inLanguagesOf(market, language => COD_FEE_TITLES[language]),
      phone: '',
      email: '',
      switches: {
        googleReviews: false,
        extraGuaranteeSale: true,
        complementaryProducts: true,
        addressAutocomplete: false,
        trustScoreInHeader: false,
        vatValidation: true,
        taxRateChange: true,
        loyaltyDiscount: true,
      },
    },
  }
}

function inLanguagesOf(market: Market, text: (language: Language) => string): LocalizedString {
  return Object.fromEntries(market.languages.map(language => [language, text(language)]))
}

function countryName(country: string, language: Language): string {
  return new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country
}
