import type { AddressDraft } from '@shop/domain/address'
import type { Cart } from '@shop/domain/cart'
import { aSlovakAddress } from '@shop/domain/fixtures'
import type { VatCheck } from '@shop/domain/vat'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { EngineContext } from '../database/index.ts'
import { createOrderFromCart } from '../order/index.ts'
import { createBankPayment } from '../payment/index.ts'
import type { Owner } from '../session/index.ts'
import { failure } from '../testing/failure.fixtures.ts'
import { aPaymentDraft, aReadyCart, aVisitor, openTestShop, PRESS, requestOf } from '../testing/shop.fixtures.ts'
import { addLineItem, setVatValidation, updateCart } from './index.ts'

const { context } = await openTestShop()
await switchVat(context, { vatValidation: true, taxRateChange: true })

const CONFIRMED: VatCheck = { kind: 'answered', code: 200, raw: '<params/>' }
const NUMBER = 'SK8895956619'

async function switchVat({ db }: EngineContext, switches: { vatValidation: boolean; taxRateChange: boolean }): Promise<void> {
  await sql`update store set document = jsonb_set(document, '{custom,switches}',
    document #> '{custom,switches}' || ${JSON.stringify(switches)}::jsonb)`.execute(db)
}

function setBilling(owner: Owner, cart: Cart, address: AddressDraft): Promise<Cart> {
  return updateCart(context, requestOf(owner, cart), [{ action: 'setBillingAddress', address }])
}

const company = (changes: Partial<AddressDraft> = {}) => aSlovakAddress({ company: 'Nová s.r.o.', ...changes })

async function aCompanyCart(): Promise<{ owner: Owner; cart: Cart }> {
  const { owner, cart } = await aReadyCart(context)
  return { owner, cart: await setBilling(owner, cart, company()) }
}

async function aNetCart(): Promise<{ owner: Owner; gross: Cart; cart: Cart }> {
  const { owner, cart: gross } = await aCompanyCart()
  return { owner, gross, cart: await setVatValidation(context, requestOf(owner, gross), { vatNumber: NUMBER, check: CONFIRMED }) }
}

test('VAT-01, VAT-14, VAT-25, VAT-26 a confirmed number makes the cart net and is kept with flag, answer and fax', async () => {
  const { gross, cart } = await aNetCart()
  expect(cart).toMatchObject({ taxMode: 'External', version: gross.version + 1 })
  expect(cart.billingAddress).toEqual({
    ...company(),
    fax: NUMBER,
    custom: { vatNumber: NUMBER, isVatValidated: true, vatResponse: '<params/>' },
  })
  expect(cart.shippingAddress).toEqual(gross.shippingAddress)
  expect(cart.taxedPrice.totalTax.centAmount).toBe(0)
  expect(cart.totalPrice.centAmount).toBe(cart.taxedPrice.totalNet.centAmount)
  expect(cart.totalPrice.centAmount).toBeLessThan(gross.totalPrice.centAmount)
})

test('VAT-15, VAT-21 without the switch for tax rates the number is confirmed and prices stay gross', async () => {
  await switchVat(context, { vatValidation: true, taxRateChange: false })
  const { gross, cart } = await aNetCart()
  expect(cart).toMatchObject({ taxMode: 'Platform', billingAddress: { custom: { isVatValidated: true } } })
  expect(cart.totalPrice).toEqual(gross.totalPrice)
  await switchVat(context, { vatValidation: true, taxRateChange: true })
})

test('VAT-15 in the own country of the shop prices stay gross', async () => {
  const { owner, cart: empty } = await aVisitor(context, 'de')
  const german = company({ country: 'DE', postalCode: '10115' })
  const cart = await setBilling(owner, empty, german)
  const checked = await setVatValidation(context, requestOf(owner, cart), { vatNumber: 'DE123456788', check: CONFIRMED })
  expect(checked).toMatchObject({ taxMode: 'Platform', billingAddress: { custom: { isVatValidated: true } } })
})

test.each([
  { kind: 'answered', code: 202, raw: '202' },
  { kind: 'answered', code: 205, raw: '205' },
  { kind: 'silent', cause: 'timeout' },
] as const)('VAT-14 %o after a confirmation makes the cart gross again', async check => {
  const { owner, gross, cart } = await aNetCart()
  const after = await setVatValidation(context, requestOf(owner, cart), { vatNumber: 'SK2020317068', check })
  expect(after).toMatchObject({
    taxMode: 'Platform',
    totalPrice: gross.totalPrice,
    billingAddress: { custom: { vatNumber: 'SK2020317068', isVatValidated: false } },
  })
})

test('VAT-13, VAT-16 clearing the number, changing it or leaving company returns the cart to gross', async () => {
  for (const draft of [
    company(),
    company({ custom: { vatNumber: 'SK2020317068' } }),
    aSlovakAddress({ custom: { vatNumber: NUMBER } }),
    aSlovakAddress({ company: '  ', custom: { vatNumber: NUMBER } }),
  ]) {
    const { owner, gross, cart } = await aNetCart()
    const after = await setBilling(owner, cart, draft)
    expect(after).toMatchObject({ taxMode: 'Platform', totalPrice: gross.totalPrice })
    expect(after.billingAddress?.custom ?? {}).not.toHaveProperty('isVatValidated')
    expect(after.billingAddress?.custom ?? {}).not.toHaveProperty('vatResponse')
  }
  const { owner, gross, cart } = await aNetCart()
  const cleared = await setVatValidation(context, requestOf(owner, cart), {})
  expect(cleared).toMatchObject({ taxMode: 'Platform', totalPrice: gross.totalPrice, billingAddress: company() })
  expect(cleared.billingAddress).toEqual(company())
})

test('VAT-25 a number that is confirmed again on the same day keeps the proof of the first time, and the payment', async () => {
  const { owner, cart } = await aCompanyCart()
  const confirmed = (requestId: string): VatCheck => ({
    ...CONFIRMED,
    raw: requestId,
    source: { service: 'vies-rest', requestId },
  })
  const net = await setVatValidation(context, requestOf(owner, cart), { vatNumber: NUMBER, check: confirmed('first') })
  expect(net.billingAddress?.custom?.vatEvidence).toMatchObject({ service: 'vies-rest', requestId: 'first' })
  const { cart: paid } = await createBankPayment(context, requestOf(owner, net), aPaymentDraft(net, 'bank-transfer'))
  expect(await setVatValidation(context, requestOf(owner, paid), { vatNumber: NUMBER, check: confirmed('second') })).toEqual(paid)
  const order = await createOrderFromCart(context, requestOf(owner, paid))
  expect(order).toMatchObject({ domesticPermyriad: 2300, billingAddress: { custom: { vatEvidence: { requestId: 'first' } } } })
})

test('VAT-13 a billing address with the same number, written otherwise, keeps the validation', async () => {
  const { owner, cart } = await aNetCart()
  const moved = await setBilling(owner, cart, company({ city: 'Košice', custom: { vatNumber: 'sk 88 9595 6619' } }))
  expect(moved).toMatchObject({ taxMode: 'External', totalPrice: cart.totalPrice })
  expect(moved.billingAddress).toEqual({ ...cart.billingAddress, city: 'Košice' })
  expect(await setBilling(owner, moved, company({ city: 'Košice', custom: { vatNumber: NUMBER } }))).toEqual(moved)
})

test('VAT-25 M3 no one can say that a number is validated, on neither address', async () => {
  const { owner, cart } = await aCompanyCart()
  const custom = { vatNumber: NUMBER, isVatValidated: true, vatResponse: 'ErrorCode 200' }
  const claimed = company({ fax: 'x', custom })
  const after = await updateCart(context, requestOf(owner, cart), [
    { action: 'setBillingAddress', address: claimed },
    { action: 'setShippingAddress', address: claimed },
  ])
  expect(after.taxMode).toBe('Platform')
  expect(after.billingAddress).toEqual(company({ fax: NUMBER, custom: { vatNumber: NUMBER } }))
  expect(after.shippingAddress).toEqual(company({ custom: { vatNumber: NUMBER } }))
})

test('VAT-01 a cart without billing address, or that of a private person, keeps no result', async () => {
  const { owner, cart } = await aVisitor(context)
  const vat = { vatNumber: NUMBER, check: CONFIRMED }
  await expect(setVatValidation(context, requestOf(owner, cart), vat)).rejects.toEqual(failure('billing-vat'))
  const ready = await aReadyCart(context)
  await expect(setVatValidation(context, requestOf(ready.owner, ready.cart), vat)).rejects.toEqual(failure('billing-vat'))
})

const ahead = (vatNumber = NUMBER) => ({ vatNumber, check: CONFIRMED, beforeAddress: true })

test('VAT-14, VAT-25 a number that is checked ahead makes the cart net at once and moves to the address of its company', async () => {
  const { owner, cart: gross } = await aVisitor(context)
  const filled = await addLineItem(context, requestOf(owner, gross), { sku: PRESS, quantity: 1 })
  const net = await setVatValidation(context, requestOf(owner, filled), ahead())
  expect(net).toMatchObject({ taxMode: 'External', custom: { pendingVat: { vatNumber: NUMBER, isVatValidated: true } } })
  expect(net.billingAddress).toBeUndefined()
  const moved = await setBilling(owner, net, company({ custom: { vatNumber: 'sk 88 9595 6619' } }))
  expect(moved).toMatchObject({ taxMode: 'External', totalPrice: net.totalPrice })
  expect(moved.billingAddress?.custom).toEqual({ vatNumber: NUMBER, isVatValidated: true, vatResponse: '<params/>' })
  expect(moved.custom).not.toHaveProperty('pendingVat')
})

test('VAT-13, VAT-16 a number checked ahead is worth nothing to a private person, and nothing for another number', async () => {
  for (const draft of [
    aSlovakAddress(),
    aSlovakAddress({ custom: { vatNumber: NUMBER } }),
    company({ custom: { vatNumber: 'SK2020317068' } }),
  ]) {
    const { owner, cart: gross } = await aReadyCart(context)
    const net = await setVatValidation(context, requestOf(owner, gross), ahead())
    expect(net.taxMode).toBe('External')
    const after = await setBilling(owner, net, draft)
    expect(after).toMatchObject({ taxMode: 'Platform', totalPrice: gross.totalPrice })
    expect(after.custom).not.toHaveProperty('pendingVat')
  }
  const { owner, cart: gross } = await aReadyCart(context)
  const net = await setVatValidation(context, requestOf(owner, gross), ahead())
  const cleared = await setVatValidation(context, requestOf(owner, net), { beforeAddress: true })
  expect(cleared).toMatchObject({ taxMode: 'Platform', totalPrice: gross.totalPrice })
  expect(cleared.custom).not.toHaveProperty('pendingVat')
})

test('VAT-14, VAT-16 a cart that is net ahead of its address cannot be paid with the address of a private person', async () => {
  const { owner, cart } = await aReadyCart(context)
  const net = await setVatValidation(context, requestOf(owner, cart), ahead())
  expect(net).toMatchObject({ taxMode: 'External', billingAddress: aSlovakAddress() })
  const payment = createBankPayment(context, requestOf(owner, net), aPaymentDraft(net, 'bank-transfer'))
  await expect(payment).rejects.toEqual(failure('payment-prerequisite'))
})

test('C2 A1 an answer that comes after the cart has changed is not kept, nor one for the cart of another', async () => {
  const { owner, cart } = await aCompanyCart()
  const vat = { vatNumber: NUMBER, check: CONFIRMED }
  const stale = requestOf(owner, cart)
  const cleared = await setBilling(owner, cart, aSlovakAddress())
  await expect(setVatValidation(context, stale, vat)).rejects.toEqual(failure('concurrent-modification'))
  const unknown = requestOf((await aVisitor(context)).owner, cleared)
  await expect(setVatValidation(context, unknown, vat)).rejects.toEqual(failure('resource-not-found'))
})

test('C1 checks of one cart at the same moment: one is kept, the others are given the conflict', async () => {
  const { owner, cart } = await aCompanyCart()
  const answers = await Promise.allSettled(
    Array.from({ length: 8 }, () => setVatValidation(context, requestOf(owner, cart), { vatNumber: NUMBER, check: CONFIRMED })),
  )
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('VAT-14, COD-11 going net drops the payment, and the order then freezes the net total', async () => {
  const { owner, cart } = await aCompanyCart()
  const paid = await createBankPayment(context, requestOf(owner, cart), aPaymentDraft(cart, 'bank-transfer'))
  const net = await setVatValidation(context, requestOf(owner, paid.cart), { vatNumber: NUMBER, check: CONFIRMED })
  expect(net.paymentInfo).toBeUndefined()
  const more = await addLineItem(context, requestOf(owner, net), { sku: net.lineItems[0]?.variant.sku ?? '', quantity: 1 })
  expect(more).toMatchObject({ taxMode: 'External', taxedPrice: { totalTax: { centAmount: 0 } } })
  const again = await createBankPayment(context, requestOf(owner, more), aPaymentDraft(more, 'bank-transfer'))
  const order = await createOrderFromCart(context, requestOf(owner, again.cart))
  expect(order.totalPrice).toEqual(more.totalPrice)
  expect(order.taxedPrice).toEqual(more.taxedPrice)
})
