import { addLine, type Cart, emptyCart, type LineItem, recalculateCart } from '@shop/domain/cart'
import { marketOf } from '@shop/domain/market'
import { moneyOf } from '@shop/domain/money'
import { taxGross, taxRateOn } from '@shop/domain/tax'
import { addressExample } from '../address/address-draft.ts'

const market = marketOf('DE')
const taxRate = taxRateOn('DE', '2026-11-21')
const unitPrice = moneyOf('EUR', 12_900)

const line: LineItem = {
  id: '6f1d5f0c-3f0a-4a52-9a9e-0f5f3a5b7c11',
  productId: '2f9a6d1e-7b1c-4d39-8f62-5f3c1b7f9a20',
  name: { de: 'Fritteuse 8 Liter', en: 'Deep fryer 8 litres' },
  productSlug: { de: 'fritteuse-8-liter-10000101', en: 'deep-fryer-8-litres-10000101' },
  productType: { key: 'fryer' },
  brand: 'Kesselwerk',
  variant: {
    id: 1,
    sku: 'EX30000101',
    images: [{ url: '/pictures/fryer-1-front.3fa9c1d2', label: 'front', width: 1200, height: 1200, widths: [400, 800] }],
    attributes: [{ name: 'capacity', value: 8 }],
  },
  isFreight: false,
  type: 'standard_product',
  orderHint: 1,
  quantity: 2,
  price: {
    id: 'b0a6b7f4-7c5e-4a57-9a3a-1f0f6a5d2c33',
    value: moneyOf('EUR', 15_900),
    discounted: { value: unitPrice, isActive: true, validUntil: '2026-12-01T00:00:00.000Z' },
    lowestPriorPrice: moneyOf('EUR', 14_900),
  },
  priceMode: 'Platform',
  lineItemMode: 'Standard',
  discountedPricePerQuantity: [],
  taxRate,
  totalPrice: unitPrice,
  taxedPrice: taxGross(unitPrice, taxRate),
  custom: {},
}

const empty = emptyCart(market, {
  id: '9d0c3c1e-52a5-4f2b-8a3e-3d8a1c0b6e55',
  locale: 'de-DE',
  now: '2026-11-21T09:30:00.000Z',
  anonymousId: '5d2f1d52-1a7b-4e0e-9a51-0c4f6d1b8e77',
})

/** A cart with two pieces of one product, priced by the rules of the shop. */
export const cartExample: Cart = {
  ...recalculateCart({ ...empty, lineItems: addLine(empty, line, 12) }, market, taxRate),
  version: 4,
  customerEmail: 'ada@example.org',
  billingAddress: addressExample,
  shippingAddress: addressExample,
}

/** The cart before anything was put into it. */
export const emptyCartExample: Cart = empty

/** The line of the example cart, as a call names it. */
export const lineItemReferenceExample = { id: line.id }
