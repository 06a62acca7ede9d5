import { CUSTOMER_GROUP_KEYS } from '@shop/domain/customer'
import type { Availability } from '@shop/domain/inventory'
import type {
  Attribute,
  AttributeDefinition,
  AttributeType,
  AttributeTypeName,
  AttributeValue,
  Price,
  ProductDetails,
  ProductImage,
  ProductProjection,
  ProductTag,
  ProductVariant,
} from '@shop/domain/product'
import { entity, list, nameSchema, oneOf } from '../entity.ts'
import { country } from '../fields.ts'
import { localizedStringSchema } from '../market/market-schema.ts'
import { moneySchema } from '../money/money-schema.ts'
import { reviewStatisticsSchema } from '../review/review-schema.ts'
import { taxCategorySchema } from '../tax/tax-schema.ts'
import { z } from '../zod.ts'

export const productTagSchema = oneOf<ProductTag>({
  new: true,
  bestseller: true,
  popular: true,
  'on-sale': true,
  sale: true,
  bware: true,
  topRated: true,
  'campaign:black_friday': true,
  'campaign:cyber_week': true,
})

/** A picture in several widths; its url has neither width nor ending. */
export const productImageSchema = entity<ProductImage>('ProductImage', {
  url: z.string(),
  label: z.string(),
  width: z.int(),
  height: z.int(),
  widths: list(z.int()),
  frames: z.int().min(1).optional(),
})

/** An instant; of a validity the first is included, the last is not. */
const instant = z.iso.datetime()

/** A price in one currency, with whom and when it is for and what its reduction is compared with (ENT-09, DISC-16). */
export const priceSchema = entity<Price>('Price', {
  id: z.string(),
  value: moneySchema,
  country: country.optional(),
  customerGroup: z.enum(CUSTOMER_GROUP_KEYS).optional(),
  validFrom: instant.optional(),
  validUntil: instant.optional(),
  discounted: z
    .strictObject({
      value: moneySchema,
      isActive: z.boolean(),
      validFrom: instant.optional(),
      validUntil: instant.optional(),
    })
    .optional(),
  lowestPriorPrice: moneySchema.optional(),
})

const technicalValues = [
  z.number(),
  z.boolean(),
  z.string(),
  z.strictObject({ min: z.number(), max: z.number() }),
  z.strictObject({ length: z.number(), width: z.number(), height: z.number() }),
  z.strictObject({ count: z.number(), value: z.number() }),
] as const
const singleValueSchema = z.union([
  ...technicalValues,
  z.strictObject({ typeId: z.enum(['product', 'category']), id: z.string() }),
  moneySchema,
  localizedStringSchema,
])
const attributeValueSchema: z.ZodType<AttributeValue> = nameSchema(
  'AttributeValue',
  z.union([singleValueSchema, z.array(singleValueSchema)]),
)

const attributeTypeNameSchema = oneOf<AttributeTypeName>({
  text: true,
  ltext: true,
  enum: true,
  lenum: true,
  number: true,
  boolean: true,
  date: true,
  time: true,
  datetime: true,
  money: true,
  reference: true,
})
const attributeTypeSchema: z.ZodType<AttributeType> = z.union([
  z.strictObject({ name: attributeTypeNameSchema }),
  z.strictObject({ name: z.literal('set'), elementType: z.strictObject({ name: attributeTypeNameSchema }) }),
])

/** An attribute of a variant: technical ones free of language, general ones as ENT-10 lists them. */
export const attributeSchema = entity<Attribute>('Attribute', { name: z.string(), value: attributeValueSchema })

/** How an attribute is shown (ENT-11). */
const attributeDefinitionSchema = entity<AttributeDefinition>('AttributeDefinition', {
  name: z.string(),
  type: z.enum(['number', 'range', 'boolean', 'enum', 'text', 'dimensions', 'multiple']),
  attributeType: attributeTypeSchema.optional(),
  label: localizedStringSchema,
  unit: localizedStringSchema.optional(),
  values: z.record(z.string(), localizedStringSchema).optional(),
  isFilter: z.literal(false).optional(),
})

/** Stock of a variant (STOCK-04). */
const availabilitySchema = entity<Availability>('Availability', {
  noChannel: z.strictObject({
    isOnStock: z.boolean(),
    availableQuantity: z.int(),
    expectedDelivery: z.iso.date().optional(),
    preorderQuantity: z.int().min(1).optional(),
  }),
})

/** A sellable variant with its price for one currency and country (ENT-09). */
const productVariantSchema = entity<ProductVariant>('ProductVariant', {
  id: z.int(),
  sku: z.string(),
  images: list(productImageSchema),
  price: priceSchema.optional(),
  availability: availabilitySchema,
  attributes: list(attributeSchema),
})

const projectionFields = {
  id: z.string(),
  key: z.string(),
  version: z.int(),
  published: z.boolean(),
  createdAt: z.string(),
  name: localizedStringSchema,
  slug: localizedStringSchema,
  brand: z.string(),
  model: z.string(),
  family: z.string(),
  tags: list(productTagSchema),
  isFreight: z.boolean(),
  categories: list(z.strictObject({ id: z.string(), key: z.string() })),
  reviewRatingStatistics: reviewStatisticsSchema.optional(),
  masterVariant: productVariantSchema,
  variants: list(productVariantSchema),
}

/** What a card needs of a product (ENT-08, ENT-10). */
export const productProjectionSchema = entity<ProductProjection>('ProductProjection', projectionFields)

/** What there is to tell of a product beyond the card (PDP-02, PDP-22, ENT-08). */
export const productDetailsSchema = entity<ProductDetails>('ProductDetails', {
  ...projectionFields,
  description: localizedStringSchema,
  descriptionHtml: localizedStringSchema.optional(),
  familyDescription: localizedStringSchema,
  highlights: list(localizedStringSchema),
  deliveryPackage: list(z.strictObject({ count: z.int(), name: localizedStringSchema })),
  faq: list(z.strictObject({ question: localizedStringSchema, answer: localizedStringSchema })),
  metaTitle: localizedStringSchema,
  metaDescription: localizedStringSchema,
  metaKeywords: localizedStringSchema,
  taxCategory: taxCategorySchema,
  attributeDefinitions: list(attributeDefinitionSchema),
  europeanArticleNumber: z.string(),
  soldIn: list(country),
  siblings: list(
    z.strictObject({
      attribute: z.string(),
      members: list(
        z.strictObject({ sku: z.string(), slug: z.string(), value: z.union(technicalValues), isOnStock: z.boolean() }),
      ),
    }),
  ).optional(),
})
