import { availabilityOf } from '../inventory/index.ts'
import { moneyOf } from '../money/index.ts'
import type { Attribute, AttributeDefinition } from './attribute.ts'
import type { ProductDetails, ProductImage, ProductVariant } from './product.ts'

/** A picture, or a turn of so many frames. */
export function anImage(label: string, frames?: number): ProductImage {
  return { url: `/pictures/${label}`, label, width: 800, height: 800, widths: [400, 800], ...(frames ? { frames } : {}) }
}

/** A variant for 100 EUR on stock. */
export function aVariant(id: number, attributes: Readonly<Record<string, Attribute['value']>>): ProductVariant {
  return {
    id,
    sku: `EX3000000${id}`,
    images: [anImage(`front-${id}`)],
    price: { id: `price-${id}`, value: moneyOf('EUR', 10_000) },
    availability: availabilityOf(5),
    attributes: Object.entries(attributes).map(([name, value]) => ({ name, value })),
  }
}

/** A product of these variants, whose technical attributes have these names. */
export function aProductOf(
  variants: readonly [ProductVariant, ...ProductVariant[]],
  names: readonly string[] = [],
): ProductDetails {
  const [masterVariant, ...others] = variants
  return {
    id: 'product',
    key: 'product',
    version: 1,
    published: true,
    createdAt: '2026-01-01T00:00:00.000Z',
    name: {},
    slug: {},
    brand: 'MSW',
    model: 'M-1',
    family: 'press',
    tags: [],
    isFreight: false,
    categories: [],
    masterVariant,
    variants: others,
    description: {},
    familyDescription: {},
    highlights: [],
    deliveryPackage: [],
    faq: [],
    metaTitle: {},
    metaDescription: {},
    metaKeywords: {},
    taxCategory: { rates: [] },
    attributeDefinitions: names.map((name): AttributeDefinition => ({ name, type: 'text', label: {} })),
    europeanArticleNumber: '4059865915659',
    soldIn: [],
  }
}
