import type { AttributeType, AttributeTypeName } from './attribute.ts'

function one(name: AttributeTypeName): AttributeType {
  return { name }
}

function setOf(name: AttributeTypeName): AttributeType {
  return { name: 'set', elementType: { name } }
}

/**
 * Attributes that variants of every family may have, besides the technical ones of their family (ENT-10). Lengths are in
 * cm, weights in kg; net is the goods, gross the parcel. `hsCode`
 * is the number of the customs tariff, `countryOfOrigin` ISO 3166-1 alpha-2, `formerNumbers` what a variant was ordered by before. `energyRatingLabel`, `energyRatingFiche`, `manualUrl` and
 * `video` are URLs; `hazards` are what its manual warns of.
 */
export const GENERAL_ATTRIBUTES = {
  brand: one('text'),
  family: one('text'),
  model: one('text'),
  bware: one('boolean'),
  tags: setOf('enum'),
  eligibleForSelling: one('boolean'),
  releaseDate: one('date'),
  europeanArticleNumber: one('text'),
  formerNumbers: setOf('text'),
  volumeDiscountGroup: one('text'),
  netLength: one('number'),
  netWidth: one('number'),
  netHeight: one('number'),
  netWeight: one('number'),
  grossLength: one('number'),
  grossWidth: one('number'),
  grossHeight: one('number'),
  grossWeight: one('number'),
  hsCode: one('text'),
  countryOfOrigin: one('text'),
  description: one('ltext'),
  highlights: setOf('ltext'),
  deliveryPackage: setOf('ltext'),
  techDetails: setOf('ltext'),
  faq: setOf('ltext'),
  manualUrl: one('text'),
  hazards: setOf('enum'),
  video: one('text'),
  numberOf360Images: one('number'),
  parentProductsForAccessory: setOf('reference'),
  relatedAccessories: setOf('reference'),
  referencedCategories: setOf('reference'),
  energyRatingLabel: one('text'),
  energyRatingFiche: one('text'),
  energyRatingClass: one('enum'),
} as const satisfies Record<string, AttributeType>

export type GeneralAttributeName = keyof typeof GENERAL_ATTRIBUTES

/** What cards and carts read of the general attributes; product pages get all of them. */
const ON_CARDS: ReadonlySet<string> = new Set<GeneralAttributeName>([
  'bware',
  'eligibleForSelling',
  'volumeDiscountGroup',
  'energyRatingLabel',
  'energyRatingFiche',
  'energyRatingClass',
])

/** Type of a general attribute, or undefined for another name. */
export function generalAttributeTypeOf(name: string): AttributeType | undefined {
  return Object.hasOwn(GENERAL_ATTRIBUTES, name) ? GENERAL_ATTRIBUTES[name as GeneralAttributeName] : undefined
}

/** General attributes that only product pages read; cards carry the others, and all technical ones. */
export const GENERAL_ATTRIBUTES_OFF_CARDS: readonly string[] = Object.keys(GENERAL_ATTRIBUTES).filter(name => !ON_CARDS.has(name))
