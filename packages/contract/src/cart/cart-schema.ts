import type { Cart, CartCustomFields, CartQuote, CartState, DiscountOnTotalPrice, ShippingInfo } from '@shop/domain/cart'
import { ROUNDING_MODES } from '@shop/domain/money'
import { TAX_MODES } from '@shop/domain/tax'
import { addressSchema, vatFieldsSchema } from '../address/address-schema.ts'
import { entity, list, oneOf } from '../entity.ts'
import { countrySchema, localeSchema } from '../market/market-schema.ts'
import { moneySchema } from '../money/money-schema.ts'
import { shippingMethodKeySchema } from '../shipping/shipping-method-schema.ts'
import { taxedItemPriceSchema, taxedPriceSchema, taxRateSchema } from '../tax/tax-schema.ts'
import { z } from '../zod.ts'
import { appliedDiscountSchema, cartDiscountCodeSchema } from './discount-code-schema.ts'
import { customLineItemSchema, includedDiscountSchema, lineItemSchema } from './line-item-schema.ts'

/** The chosen way of shipping and what it costs (SHIP-13). */
export const shippingInfoSchema = entity<ShippingInfo>('ShippingInfo', {
  shippingMethod: z.strictObject({ id: z.string(), key: shippingMethodKeySchema }),
  shippingMethodState: oneOf<ShippingInfo['shippingMethodState']>({ MatchesCart: true, DoesNotMatchCart: true }),
  price: moneySchema,
  discountedPrice: z.strictObject({ value: moneySchema, includedDiscounts: list(includedDiscountSchema) }).optional(),
  taxedPrice: taxedItemPriceSchema,
  taxRate: taxRateSchema,
  deliveryTime: z.string(),
})

/** What discounts on the total take off it. */
export const discountOnTotalPriceSchema = entity<DiscountOnTotalPrice>('DiscountOnTotalPrice', {
  discountedAmount: moneySchema,
  discountedNetAmount: moneySchema,
  includedDiscounts: list(includedDiscountSchema),
})

/** How taxes come about (ORD-08). */
export const taxModeSchema = z.enum(TAX_MODES)

const cartCustomFieldsSchema = entity<CartCustomFields>('CartCustomFields', {
  calculatedCodFee: z.strictObject({ centAmount: z.int(), fractionDigits: z.int() }).optional(),
  customerAgreedToSendEmail: z.boolean().optional(),
  utmSource: z.string().optional(),
  pendingVat: vatFieldsSchema.optional(),
})

/** The quote that a cart was made from. */
const cartQuoteSchema = entity<CartQuote>('CartQuote', {
  id: z.string(),
  quoteNumber: z.string(),
  version: z.int().min(1),
  validUntil: z.string(),
  shippingPrice: moneySchema.optional(),
})

/** A cart (ENT-01). */
export const cartSchema = entity<Cart>('Cart', {
  id: z.string(),
  version: z.int().min(1),
  createdAt: z.string(),
  lastModifiedAt: z.string(),
  store: z.strictObject({ key: z.string() }),
  country: countrySchema,
  locale: localeSchema,
  anonymousId: z.string().optional(),
  customerId: z.string().optional(),
  customerEmail: z.string().optional(),
  purchaseOrderNumber: z.string().optional(),
  costCentre: z.string().optional(),
  cartState: oneOf<CartState>({ Active: true, Ordered: true, Merged: true, Frozen: true, PutAside: true }),
  inventoryMode: z.literal('TrackOnly'),
  taxMode: taxModeSchema,
  taxRoundingMode: z.enum(ROUNDING_MODES).optional(),
  lineItems: list(lineItemSchema),
  customLineItems: list(customLineItemSchema),
  totalLineItemQuantity: z.int().min(0),
  totalPrice: moneySchema,
  taxedPrice: taxedPriceSchema,
  shippingInfo: shippingInfoSchema.optional(),
  shippingAddress: addressSchema.optional(),
  billingAddress: addressSchema.optional(),
  discountCodes: list(cartDiscountCodeSchema),
  appliedDiscounts: list(appliedDiscountSchema),
  discountOnTotalPrice: discountOnTotalPriceSchema.optional(),
  personalisation: z.enum(['automated', 'assigned']).optional(),
  paymentInfo: z.strictObject({ payments: list(z.strictObject({ id: z.string() })) }).optional(),
  refusedGifts: list(z.strictObject({ id: z.string() })),
  quote: cartQuoteSchema.optional(),
  custom: cartCustomFieldsSchema,
})
