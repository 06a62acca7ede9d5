import { moneyOf } from '@shop/domain/money'
import type { Price, ProductDetails } from '@shop/domain/product'
import { standardTaxCategoryOn } from '@shop/domain/tax'

/** A price of 129.95 EUR, or a reduced one that is compared with 159 EUR. */
export function aPrice(reduction: Pick<NonNullable<Price['discounted']>, 'validFrom' | 'validUntil'> | null = null): Price {
  if (!reduction) return { id: 'price', value: moneyOf('EUR', 12_995) }
  return {
    id: 'price',
    value: moneyOf('EUR', 18_000),
    discounted: { value: moneyOf('EUR', 12_995), isActive: true, ...reduction },
    lowestPriorPrice: moneyOf('EUR', 15_900),
  }
}

/** A product of four languages that Germany, Austria and Britain sell, on stock for 129.95 EUR. */
export function aProduct(changes: Partial<ProductDetails> = {}): ProductDetails {
  return {
    id: '1b4e28ba-2fa1-41d2-883f-0016d3cca427',
    key: 'saw-1',
    version: 1,
    published: true,
    createdAt: '2026-01-01T00:00:00.000Z',
    name: { de: 'Säge <250 W> & Koffer' },
    slug: { de: 'saege-30000001', en: 'saw-30000001', fr: 'scie-30000001', sk: 'pila-30000001' },
    brand: 'MSW',
    model: 'MSW-S10',
    family: 'saw',
    tags: [],
    isFreight: false,
    categories: [],
    masterVariant: {
      id: 1,
      sku: 'EX30000001',
      images: ['front', 'side'].map(label => ({
        url: `/pictures/saw-1-${label}.0`,
        label,
        width: 800,
        height: 800,
        widths: [400, 800],
      })),
      price: aPrice(),
      availability: { noChannel: { isOnStock: true, availableQuantity: 5 } },
      attributes: [{ name: 'grossWeight', value: 4.2 }],
    },
    variants: [],
    description: { de: 'Sägt </script> alles & mehr.' },
    familyDescription: { de: '' },
    highlights: [{ de: 'Leise' }],
    deliveryPackage: [],
    faq: [],
    metaTitle: { de: 'Säge – 250 W' },
    metaDescription: { de: 'Eine Säge.' },
    metaKeywords: { de: '' },
    taxCategory: standardTaxCategoryOn('2026-11-21'),
    attributeDefinitions: [],
    europeanArticleNumber: '4059865915659',
    soldIn: ['AT', 'DE', 'GB'],
    ...changes,
  }
}

/** A product with another master variant. */
export function aProductWith(
  variant: Partial<ProductDetails['masterVariant']>,
  changes: Partial<ProductDetails> = {},
): ProductDetails {
  const product = aProduct(changes)
  return { ...product, masterVariant: { ...product.masterVariant, ...variant } }
}
