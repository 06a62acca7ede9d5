import { expect, test } from 'vitest'
import { moneyOf } from '../money/index.ts'
import { checkoutProperties, consentProperties, trackedItemOf, trackedLineOf, viewItemProperties } from './index.ts'

const price = { id: 'p', value: moneyOf('EUR', 2500) } as const
const reduced = { ...price, discounted: { value: moneyOf('EUR', 1999), isActive: true } } as const
const product = {
  sku: 'EX10000001',
  name: 'Säge',
  brand: 'MSW',
  model: 'M-1',
  price: reduced,
  isOnStock: false,
  isFreight: true,
  gtin: '4006381333931',
  categories: ['Werkstatt', 'Sägen', 'A', 'B', 'C', 'D'],
  locale: 'de-AT',
} as const

test('TRACK-12 an item has all the specified fields, amounts in major units and at most five levels of categories', () => {
  expect(trackedItemOf(product, 3)).toEqual({
    item_id: 'EX10000001',
    item_name: 'Säge',
    item_brand: 'MSW',
    item_variant: 'M-1',
    price: 19.99,
    currency: 'EUR',
    discount: 5.01,
    quantity: 1,
    in_stock: false,
    shipping_type: 'freight',
    item_type: 'accessory',
    index: 3,
    gtin: '4006381333931',
    item_category: 'Werkstatt',
    item_category2: 'Sägen',
    item_category3: 'A',
    item_category4: 'B',
    item_category5: 'C',
    languageAndCountry: 'de-AT',
  })
})

test('TRACK-12 a line has its quantity and what a unit costs after all discounts', () => {
  const line = { quantity: 3, totalPrice: moneyOf('EUR', 5000), price: reduced } as const
  expect(trackedLineOf(trackedItemOf(product), line, 1)).toMatchObject({ quantity: 3, price: 16.67, discount: 8.33, index: 1 })
})

test('TRACK-02, TRACK-06, TRACK-09 properties are those that the service asks for', () => {
  expect(viewItemProperties(trackedItemOf({ ...product, categories: ['Werkstatt', 'Sägen'] }))).toEqual({
    product_id: 'EX10000001',
    title: 'Säge',
    brand: 'MSW',
    price: 19.99,
    category_1: 'Werkstatt',
    category_2: 'Sägen',
    language: 'de',
    location: 'AT',
  })
  const decided = { category: 'sms', placement: 'account' } as const
  const common = { category: 'sms', source: 'page', language: 'sk', placement: 'account' }
  expect(consentProperties({ ...decided, isAccepted: true }, 'sk-SK')).toEqual({
    action: 'accept',
    valid_until: 'unlimited',
    ...common,
  })
  const shown = { text: 'Yes, by text message.', version: 2 }
  expect(consentProperties({ ...decided, isAccepted: true, shown }, 'sk-SK')).toEqual({
    action: 'accept',
    valid_until: 'unlimited',
    ...common,
    consent_text: 'Yes, by text message.',
    consent_version: 2,
  })
  // What is refused was agreed to in no words.
  expect(consentProperties({ ...decided, isAccepted: false, shown }, 'sk-SK')).toEqual({ action: 'reject', ...common })
  expect(checkoutProperties('cart-1', 5)).toEqual({ cart_id: 'cart-1', step_number: 5, step_title: 'thank you' })
})
