import { addLine, type Cart, emptyCart, type LineItem, recalculateCart } from '@shop/domain/cart'
import { marketOf } from '@shop/domain/market'
import { moneyOf } from '@shop/domain/money'
import { taxGross, taxRateOn } from '@shop/domain/tax'
import { addressExample } from '../address/address-draft.ts'
import { productExample } from '../product/product-example.ts'

const market = marketOf('DE')
const taxRate = taxRateOn('DE', '2026-11-21')
const { id, sku, images, attributes, price } = productExample.masterVariant
if (!price) throw new Error('The example product has no price')
const unitPrice = moneyOf('EUR', 12_900)

const line: LineItem = {
  id: '6f1d5f0c-3f0a-4a52-9a9e-0f5f3a5b7c11',
  productId: productExample.id,
  name: productExample.name,
  productSlug: productExample.slug,
  productType: { key: 'fryer' },
  brand: productExample.brand,
  variant: { id, sku, images, attributes },
  isFreight: false,
  type: 'standard_product',
  orderHint: 1,
  quantity: 2,
  price,
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

/** A cart with two units of the example product, priced by the rules of the shop. */
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
