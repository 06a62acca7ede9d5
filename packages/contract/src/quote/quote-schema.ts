import { QUOTE_STATES, type Quote, type QuoteSummary } from '@shop/domain/quote'
import { lineItemSchema } from '../cart/line-item-schema.ts'
import { entity, list } from '../entity.ts'
import { localeSchema } from '../market/market-schema.ts'
import { moneySchema } from '../money/money-schema.ts'
import { taxedPriceSchema } from '../tax/tax-schema.ts'
import { z } from '../zod.ts'

const fields = {
  id: z.string(),
  quoteNumber: z.string(),
  version: z.int().min(1),
  state: z.enum(QUOTE_STATES),
  createdAt: z.string(),
  lastModifiedAt: z.string(),
  validUntil: z.string().optional(),
  totalPrice: moneySchema,
}

/** A quote among others, without its lines. */
export const quoteSummarySchema = entity<QuoteSummary>('QuoteSummary', fields)

/** What a company asked a price for, and what the shop offers. */
export const quoteSchema = entity<Quote>('Quote', {
  ...fields,
  storeKey: z.string(),
  locale: localeSchema,
  comment: z.string().optional(),
  sellerComment: z.string().optional(),
  lineItems: list(lineItemSchema),
  unitPrices: z.record(z.uuid(), z.int().min(0)),
  shippingPrice: moneySchema.optional(),
  taxedPrice: taxedPriceSchema,
  orderNumber: z.string().optional(),
})
