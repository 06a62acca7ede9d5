import { availabilityOf } from '@shop/domain/inventory'
import { moneyOf } from '@shop/domain/money'
import type { Price, ProductDetails, ProductProjection, ProductUrl } from '@shop/domain/product'
import { reviewStatisticsOf } from '@shop/domain/review'
import { standardTaxCategoryOn } from '@shop/domain/tax'

const variant = {
  id: 1,
  sku: 'EX30000101',
  images: [{ url: '/pictures/fryer-1-front.3fa9c1d2', label: 'front', width: 1200, height: 1200, widths: [400, 800] }],
  attributes: [{ name: 'capacity', value: 8 }],
}

const price: Price = {
  id: 'b0a6b7f4-7c5e-4a57-9a3a-1f0f6a5d2c33',
  value: moneyOf('EUR', 15_900),
  discounted: { value: moneyOf('EUR', 12_900), isActive: true, validUntil: '2026-12-01T00:00:00.000Z' },
  lowestPriorPrice: moneyOf('EUR', 14_900),
}

/** A product, as a card shows it. */
export const productExample: ProductProjection = {
  id: '2f9a6d1e-7b1c-4d39-8f62-5f3c1b7f9a20',
  key: 'fryer-8',
  version: 1,
  published: true,
  createdAt: '2026-01-15T08:00:00.000Z',
  name: { de: 'Fritteuse 8 Liter', en: 'Deep fryer 8 litres' },
  slug: { de: 'fritteuse-8-liter-10000101', en: 'deep-fryer-8-litres-10000101' },
  brand: 'Kesselwerk',
  model: 'KW-F8',
  family: 'fryer',
  tags: ['new'],
  isFreight: false,
  categories: [{ id: '3c7e9a10-4b6d-4e2f-8c1a-7d9b0e5f6a21', key: 'fryers' }],
  reviewRatingStatistics: reviewStatisticsOf([4]),
  masterVariant: { ...variant, price, availability: availabilityOf(12) },
  variants: [],
}

/** The same product, as its page shows it. */
export const productDetailsExample: ProductDetails = {
  ...productExample,
  description: { de: 'Acht Liter Öl, zwei Körbe.', en: 'Eight litres of oil, two baskets.' },
  familyDescription: { de: 'Fritteusen für die Küche.', en: 'Fryers for the kitchen.' },
  highlights: [{ de: 'Kaltzone', en: 'Cool zone' }],
  deliveryPackage: [{ count: 2, name: { de: 'Korb', en: 'Basket' } }],
  faq: [
    {
      question: { de: 'Welche Steckdose braucht sie?', en: 'Which socket does it need?' },
      answer: { de: 'Eine mit 230 V.', en: 'One of 230 V.' },
    },
  ],
  metaTitle: { de: 'Fritteuse 8 Liter', en: 'Deep fryer 8 litres' },
  metaDescription: { de: 'Fritteuse für acht Liter Öl', en: 'Fryer for eight litres of oil' },
  metaKeywords: { de: 'Fritteusen, Gastronomie', en: 'Deep fryers, Catering equipment' },
  taxCategory: standardTaxCategoryOn('2026-11-21'),
  attributeDefinitions: [
    { name: 'capacity', type: 'number', label: { de: 'Inhalt', en: 'Capacity' }, unit: { de: 'l', en: 'l' } },
  ],
  europeanArticleNumber: '4260000000011',
  soldIn: ['AT', 'DE', 'GB'],
}

/** Where the page of the same product is. */
export const productUrlExample: ProductUrl = {
  id: productExample.id,
  sku: productExample.masterVariant.sku,
  slug: productExample.slug,
  updatedAt: '2026-11-02T06:30:00.000Z',
  soldIn: productDetailsExample.soldIn,
  images: productExample.masterVariant.images,
}
