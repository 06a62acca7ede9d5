import type {
  CustomLineItem,
  DiscountedPricePerQuantity,
  IncludedDiscountAmount,
  LineItem,
  LineItemVariant,
} from '@shop/domain/cart'
import type { LineItemType } from '@shop/domain/product'
import { entity, list, oneOf } from '../entity.ts'
import { localizedStringSchema } from '../market/market-schema.ts'
import { moneySchema } from '../money/money-schema.ts'
import { attributeSchema, priceSchema, productImageSchema } from '../product/product-schema.ts'
import { taxedItemPriceSchema, taxRateSchema } from '../tax/tax-schema.ts'
import { z } from '../zod.ts'

const channelReference = z.strictObject({ id: z.string() })

const lineItemVariantSchema = entity<LineItemVariant>('LineItemVariant', {
  id: z.int(),
  sku: z.string(),
  images: list(productImageSchema),
  attributes: list(attributeSchema),
})

/** A discount and what it takes off an amount. */
export const includedDiscountSchema = entity<IncludedDiscountAmount>('IncludedDiscountAmount', {
  discount: z.strictObject({ id: z.string() }),
  discountedAmount: moneySchema,
})

const discountedPricePerQuantitySchema = entity<DiscountedPricePerQuantity>('DiscountedPricePerQuantity', {
  quantity: z.int(),
  discountedPrice: z.strictObject({
    value: moneySchema,
    includedDiscounts: list(includedDiscountSchema),
  }),
})

/** A line of a cart or an order (ENT-02). */
export const lineItemSchema = entity<LineItem>('LineItem', {
  id: z.string(),
  productId: z.string(),
  name: localizedStringSchema,
  productSlug: localizedStringSchema,
  productType: z.strictObject({ key: z.string() }),
  brand: z.string(),
  variant: lineItemVariantSchema,
  isFreight: z.boolean(),
  type: oneOf<LineItemType>({ standard_product: true, extra_guarantee: true, accessory: true, product: true }),
  orderHint: z.int(),
  quantity: z.int().min(1),
  price: priceSchema,
  priceMode: oneOf<LineItem['priceMode']>({ Platform: true, ExternalPrice: true, ExternalTotal: true }),
  lineItemMode: oneOf<LineItem['lineItemMode']>({ Standard: true, GiftLineItem: true }),
  discountedPricePerQuantity: list(discountedPricePerQuantitySchema),
  taxRate: taxRateSchema,
  totalPrice: moneySchema,
  taxedPrice: taxedItemPriceSchema,
  supplyChannel: channelReference.optional(),
  distributionChannel: channelReference.optional(),
  custom: z.strictObject({ parentSku: z.string().optional() }),
})

/** A line without product, such as the fee of cash on delivery (COD-12). */
export const customLineItemSchema = entity<CustomLineItem>('CustomLineItem', {
  id: z.string(),
  slug: z.string(),
  name: localizedStringSchema,
  quantity: z.int().min(1),
  money: moneySchema,
  discountedPricePerQuantity: list(discountedPricePerQuantitySchema),
  taxRate: taxRateSchema,
  totalPrice: moneySchema,
  taxedPrice: taxedItemPriceSchema,
})
