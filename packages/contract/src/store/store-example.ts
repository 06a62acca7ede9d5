import type { Store } from '@shop/domain/store'

/** The store of a market. */
export const storeExample: Store = {
  id: '4e8b1d7a-6c2f-4b9e-8a5d-1f3c7e9b0a43',
  key: 'de',
  version: 1,
  country: 'DE',
  languages: ['de'],
  name: { de: 'Anvil Deutschland' },
  distributionChannels: [{ id: '7d1f3b5a-9c0e-4d2b-8f6a-3e5c7a9d1b54' }],
  supplyChannels: [{ id: '0c2e4a6b-8d1f-4c3e-9a7b-5d7f9b1c3e65' }],
  rating: { count: 128, averageRating: 4.6 },
  custom: {
    bankDetails: { accountOwner: 'Anvil GmbH', institute: 'Musterbank', iban: 'DE02120300000000202051', bic: 'BYLADEM1001' },
    codFeeTitle: { de: 'Nachnahmegebühr' },
    phone: '+49 30 1234567',
    email: 'service@anvil.de',
    switches: {
      googleReviews: false,
      extraGuaranteeSale: true,
      complementaryProducts: true,
      addressAutocomplete: false,
      trustScoreInHeader: true,
      vatValidation: true,
      taxRateChange: false,
      loyaltyDiscount: false,
      codFeeOnWithdrawal: true,
      codFeeOnReturn: false,
    },
    campaigns: [{ campaignName: 'black_friday', startDate: '2026-11-26T23:00:00.000Z', endDate: '2026-11-29T23:00:00.000Z' }],
  },
}
