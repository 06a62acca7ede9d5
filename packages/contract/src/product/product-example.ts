import { availabilityOf } from '@shop/domain/inventory'
import type { ProductDetails, ProductProjection, ProductUrl } from '@shop/domain/product'
import { reviewStatisticsOf } from '@shop/domain/review'
import { standardTaxCategoryOn } from '@shop/domain/tax'
import { cartExample } from '../cart/cart-example.ts'

const [line] = cartExample.lineItems
if (!line) throw new Error('The example cart has no line')

/** The product in the example cart, as a card shows it. */
export const productExample: ProductProjection = {
  id: line.productId,
  key: 'fryer-8',
  version: 1,
  published: true,
  createdAt: '2026-01-15T08:00:00.000Z',
  name: line.name,
  slug: line.productSlug,
  brand: line.brand,
  model: 'KW-F8',
  family: 'fryer',
  tags: ['new'],
  isFreight: false,
  categories: [{ id: '3c7e9a10-4b6d-4e2f-8c1a-7d9b0e5f6a21', key: 'fryers' }],
  reviewRatingStatistics: reviewStatisticsOf([4]),
  masterVariant: { ...line.variant, price: line.price, availability: availabilityOf(12) },
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
