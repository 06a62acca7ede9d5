import type { TaxCategory, TaxedItemPrice, TaxedPrice, TaxPortion, TaxRate } from '@shop/domain/tax'
import { entity, list } from '../entity.ts'
import { countrySchema } from '../market/market-schema.ts'
import { moneySchema } from '../money/money-schema.ts'
import { z } from '../zod.ts'

/** A VAT rate in 1/10000 (UX-11). */
export const taxRateSchema = entity<TaxRate>('TaxRate', {
  country: countrySchema,
  permyriad: z.int().min(0).max(10_000),
  name: z.string(),
  includedInPrice: z.boolean(),
})

/** How goods are taxed in each country (ENT-08); an amount of 0.19 is 19 %. */
export const taxCategorySchema = entity<TaxCategory>('TaxCategory', {
  rates: list(z.strictObject({ amount: z.number().min(0).max(1), country: countrySchema })),
})

/** One rate's share of the tax in a total. */
const taxPortionSchema = entity<TaxPortion>('TaxPortion', {
  rate: z.number().min(0).max(1),
  name: z.string(),
  amount: moneySchema,
})

const taxedItemPriceFields = { totalNet: moneySchema, totalGross: moneySchema, totalTax: moneySchema }

/** Net, gross and tax of a line, a fee or a shipping price. */
export const taxedItemPriceSchema = entity<TaxedItemPrice>('TaxedItemPrice', taxedItemPriceFields)

/** Taxed total of a cart or an order (rule M2). */
export const taxedPriceSchema = entity<TaxedPrice>('TaxedPrice', {
  ...taxedItemPriceFields,
  taxPortions: list(taxPortionSchema),
})
