import type { BankDetails, Store, StoreSwitches } from '@shop/domain/store'
import { entity, list } from '../entity.ts'
import { countrySchema, languageSchema, localizedStringSchema } from '../market/market-schema.ts'
import { z } from '../zod.ts'

const bankDetailsSchema = entity<BankDetails>('BankDetails', {
  accountOwner: z.string(),
  institute: z.string(),
  iban: z.string(),
  bic: z.string(),
})

const storeSwitchesSchema = entity<StoreSwitches>('StoreSwitches', {
  googleReviews: z.boolean(),
  extraGuaranteeSale: z.boolean(),
  complementaryProducts: z.boolean(),
  addressAutocomplete: z.boolean(),
  trustScoreInHeader: z.boolean(),
  vatValidation: z.boolean(),
  taxRateChange: z.boolean(),
  loyaltyDiscount: z.boolean(),
  codFeeOnWithdrawal: z.boolean(),
  codFeeOnReturn: z.boolean(),
})

/** The one store of a market (ENT-18, ENT-19). */
export const storeSchema = entity<Store>('Store', {
  id: z.string(),
  key: z.string(),
  version: z.int(),
  country: countrySchema,
  languages: list(languageSchema),
  name: localizedStringSchema,
  distributionChannels: list(z.strictObject({ id: z.string() })),
  supplyChannels: list(z.strictObject({ id: z.string() })),
  rating: z.strictObject({ count: z.int().min(0), averageRating: z.number().min(0).max(5) }).optional(),
  custom: z.strictObject({
    bankDetails: bankDetailsSchema.optional(),
    codFeeTitle: localizedStringSchema,
    phone: z.string(),
    email: z.string(),
    switches: storeSwitchesSchema,
    campaigns: list(z.strictObject({ campaignName: z.string(), startDate: z.string(), endDate: z.string() })).optional(),
  }),
})
