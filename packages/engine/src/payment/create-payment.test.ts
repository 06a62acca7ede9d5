import { COD_FEE_SLUG } from '@shop/domain/cart'
import { aSlovakAddress } from '@shop/domain/fixtures'
import { expect, test } from 'vitest'
import { addLineItem, createCart, updateCart } from '../cart/index.ts'
import { failure } from '../testing/failure.fixtures.ts'
import {
  aPaidCart,
  aPaymentDraft,
  aReadyCart,
  aStranger,
  aVisitor,
  CRANE,
  openTestShop,
  PRESS,
  requestOf,
} from '../testing/shop.fixtures.ts'
import { createBankPayment, createCodPayment } from './index.ts'

const { context } = await openTestShop()

const FEE = 495

test('PAY-25, API-34 a bank transfer over the total is put on the cart', async () => {
  const { cart, payment } = await aPaidCart(context)
  expect(cart.paymentInfo).toEqual({ payments: [{ id: payment.id }] })
  expect(payment).toMatchObject({ amountPlanned: cart.totalPrice, paymentMethodInfo: { paymentInterface: 'bank-transfer' } })
})

test('COD-08, COD-09, COD-10, COD-12 cash on delivery brings its fee, split into net and VAT, under the title of the store', async () => {
  const { owner, cart } = await aReadyCart(context)
  const draft = aPaymentDraft(cart, 'cash-on-delivery', cart.totalPrice.centAmount + FEE)
  const paid = await createCodPayment(context, requestOf(owner, cart), draft)
  expect(paid.cart.version).toBe(cart.version + 1)
  expect(paid.cart.totalPrice.centAmount).toBe(cart.totalPrice.centAmount + FEE)
  expect(paid.cart.custom.calculatedCodFee).toEqual({ centAmount: FEE, fractionDigits: 2 })
  expect(paid.cart.customLineItems).toMatchObject([
    { slug: COD_FEE_SLUG, name: { sk: 'Poplatok za dobierku' }, totalPrice: { centAmount: FEE }, quantity: 1 },
  ])
})

test('PAY-24 M3 another amount or currency than the cart has is malformed', async () => {
  const { owner, cart } = await aReadyCart(context)
  const request = requestOf(owner, cart)
  const malformed = failure('malformed-price')
  await expect(createBankPayment(context, request, aPaymentDraft(cart, 'bank-transfer', 1))).rejects.toEqual(malformed)
  // Without the fee the amount of cash on delivery is wrong.
  await expect(createCodPayment(context, request, aPaymentDraft(cart, 'cash-on-delivery'))).rejects.toEqual(malformed)
  const foreign = aPaymentDraft(cart, 'bank-transfer')
  await expect(
    createBankPayment(context, request, { ...foreign, amountPlanned: { ...foreign.amountPlanned, currencyCode: 'CZK' } }),
  ).rejects.toEqual(malformed)
})

test('COD-11 another method takes the fee back, and only the last payment counts', async () => {
  const { owner, cart } = await aReadyCart(context)
  const cash = await createCodPayment(
    context,
    requestOf(owner, cart),
    aPaymentDraft(cart, 'cash-on-delivery', cart.totalPrice.centAmount + FEE),
  )
  const bank = await createBankPayment(context, requestOf(owner, cash.cart), aPaymentDraft(cart, 'bank-transfer'))
  expect(bank.cart.totalPrice).toEqual(cart.totalPrice)
  expect(bank.cart.customLineItems).toEqual([])
  const current = await context.db
    .selectFrom('payment')
    .select('id')
    .where('cart_id', '=', cart.id)
    .where('superseded_at', 'is', null)
    .execute()
  expect(current).toEqual([{ id: bank.payment.id }])
})

test('COD-11 M4 a change of content or address drops the payment and its fee', async () => {
  const { owner, cart } = await aReadyCart(context)
  const draft = aPaymentDraft(cart, 'cash-on-delivery', cart.totalPrice.centAmount + FEE)
  const paid = await createCodPayment(context, requestOf(owner, cart), draft)
  const moved = await updateCart(context, requestOf(owner, paid.cart), [
    { action: 'setShippingAddress', address: aSlovakAddress({ city: 'Košice' }) },
  ])
  expect(moved.paymentInfo).toBeUndefined()
  expect(moved.totalPrice).toEqual(cart.totalPrice)
  const again = await createCodPayment(context, requestOf(owner, moved), draft)
  const grown = await addLineItem(context, requestOf(owner, again.cart), { sku: PRESS, quantity: 1 })
  expect(grown.paymentInfo).toBeUndefined()
  expect(grown.customLineItems).toEqual([])
  const current = await context.db
    .selectFrom('payment')
    .select('id')
    .where('cart_id', '=', cart.id)
    .where('superseded_at', 'is', null)
    .execute()
  expect(current).toEqual([])
})

test('COD-13, COD-03, COD-05 cash on delivery is refused by the server where the country does not permit it', async () => {
  const pair = await aReadyCart(context, { [PRESS]: 2 })
  await expect(
    createCodPayment(
      context,
      requestOf(pair.owner, pair.cart),
      aPaymentDraft(pair.cart, 'cash-on-delivery', pair.cart.totalPrice.centAmount + FEE),
    ),
  ).rejects.toEqual(failure('payment-not-eligible', { reason: 'over-item-limit' }))
})

test('COD-06 freight goods may be paid in cash in Slovakia', async () => {
  const { owner, cart } = await aReadyCart(context, { [CRANE]: 1 })
  const draft = aPaymentDraft(cart, 'cash-on-delivery', cart.totalPrice.centAmount + FEE)
  expect((await createCodPayment(context, requestOf(owner, cart), draft)).cart.lineItems[0]?.isFreight).toBe(true)
})

test('PAY-20, PAY-21 bank transfer is refused above 20 units and outside its markets', async () => {
  const many = await aReadyCart(context, { [PRESS]: 21 })
  await expect(
    createBankPayment(context, requestOf(many.owner, many.cart), aPaymentDraft(many.cart, 'bank-transfer')),
  ).rejects.toEqual(failure('payment-not-eligible', { reason: 'too-many-items' }))
})

test('PAY-10 a cart without e-mail, address or lines cannot be paid', async () => {
  const { owner, cart } = await aVisitor(context)
  const filled = await addLineItem(context, requestOf(owner, cart), { sku: PRESS, quantity: 1 })
  await expect(createBankPayment(context, requestOf(owner, filled), aPaymentDraft(filled, 'bank-transfer'))).rejects.toEqual(
    failure('payment-prerequisite', { field: 'customerEmail' }),
  )
  const mailed = await updateCart(context, requestOf(owner, filled), [{ action: 'setCustomerEmail', email: 'a@example.org' }])
  await expect(createBankPayment(context, requestOf(owner, mailed), aPaymentDraft(mailed, 'bank-transfer'))).rejects.toEqual(
    failure('payment-prerequisite', { field: 'billingAddress' }),
  )
  const unknown = aStranger()
  const empty = await createCart(context, { owner: unknown, storeKey: 'sk' })
  await expect(createBankPayment(context, requestOf(unknown, empty), aPaymentDraft(empty, 'bank-transfer'))).rejects.toEqual(
    failure('cart-not-orderable', { reason: 'empty' }),
  )
})

test('C2 a payment for an older version of the cart is refused', async () => {
  const { owner, cart } = await aReadyCart(context)
  await expect(
    createBankPayment(context, { ...requestOf(owner, cart), version: cart.version - 1 }, aPaymentDraft(cart, 'bank-transfer')),
  ).rejects.toEqual(failure('concurrent-modification', { currentVersion: cart.version }))
})
