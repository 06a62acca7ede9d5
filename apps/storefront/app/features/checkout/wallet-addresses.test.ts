import { aCart } from '@shop/domain/fixtures'
import { marketOf } from '@shop/domain/market'
import { expect, test } from 'vitest'
import { readAddressForm } from './address-form-data.ts'
import { addressFormOfWallet, fieldsOfAddressForm, readWalletPayment, type WalletPayment } from './wallet-addresses.ts'

const HOME = {
  name: 'Jana Maria Test',
  address1: 'Friedrichstraße 68',
  address2: 'Hinterhaus',
  address3: '3. OG',
  locality: 'Berlin',
  administrativeArea: '',
  countryCode: 'DE',
  postalCode: '10117',
  phoneNumber: '+49 (30) 5550-1000',
}

/** A payment as Google's script hands it on. */
function paymentData(
  changes: { readonly shippingAddress?: object | undefined; readonly billingAddress?: object | undefined } = {},
) {
  const { shippingAddress, billingAddress } = { shippingAddress: HOME, billingAddress: HOME, ...changes }
  const paymentMethodData = { info: { billingAddress }, tokenizationData: { token: '{"protocolVersion":"ECv2"}' } }
  return JSON.stringify({ email: ' jana@example.org ', shippingAddress, paymentMethodData })
}

function formOf(text: string, country: 'DE' | 'HU' | 'CZ' = 'DE') {
  return addressFormOfWallet(readWalletPayment(text) as WalletPayment, marketOf(country), aCart(country))
}

test('PAY-19 the addresses step is filled in from a wallet', () => {
  const form = formOf(paymentData())
  expect(form).toMatchObject({ email: 'jana@example.org', clientType: 'private', sameAsBilling: true, saveBilling: false })
  expect(form.shipping).toMatchObject({
    firstName: 'Jana Maria',
    lastName: 'Test',
    streetName: 'Friedrichstraße',
    streetNumber: '68',
    additionalStreetInfo: 'Hinterhaus, 3. OG',
    postalCode: '10117',
    city: 'Berlin',
    phone: '+49 30 5550 1000',
  })
})

test('PAY-19 two addresses stay two, and a name begins with the family where that is said first', () => {
  const other = {
    ...HOME,
    name: 'Nagy Anna',
    address1: 'Andrássy út 22',
    locality: 'Budapest',
    countryCode: 'HU',
    postalCode: '1061',
  }
  const form = formOf(paymentData({ billingAddress: { ...other, name: 'Kis Béla' }, shippingAddress: other }), 'HU')
  expect(form).toMatchObject({
    sameAsBilling: false,
    billing: { firstName: 'Béla', lastName: 'Kis' },
    shipping: { firstName: 'Anna', lastName: 'Nagy', streetNumber: '22' },
  })
})

test('PAY-19 a billing address abroad is not made one of the market', () => {
  const { billing, shipping } = formOf(paymentData({ billingAddress: { ...HOME, countryCode: 'AT' } }))
  expect(billing.streetName).toBe('')
  expect(shipping.streetName).toBe('Friedrichstraße')
})

test('PAY-19 the addresses step reads from the fields what was written into them', () => {
  for (const text of [paymentData(), paymentData({ billingAddress: { ...HOME, name: 'Jana' } })]) {
    const form = formOf(text)
    const sent = new FormData()
    for (const [name, value] of Object.entries(fieldsOfAddressForm(form))) sent.set(name, value)
    expect(readAddressForm(sent)).toEqual(form)
  }
})

test('PAY-19 a wallet without an address has none, and one without a card is no payment', () => {
  expect(readWalletPayment(paymentData({ shippingAddress: undefined }))).toMatchObject({ shipping: undefined })
  expect(readWalletPayment(paymentData({ billingAddress: { name: 'Jana' } }))).toMatchObject({ billing: undefined })
  for (const text of ['', '{', 'null', '[]', '{"paymentMethodData":{"tokenizationData":{"token":7}}}'])
    expect(readWalletPayment(text)).toBeUndefined()
  expect(readWalletPayment(paymentData({ shippingAddress: { ...HOME, name: 'x'.repeat(9999) } }))?.shipping?.name).toHaveLength(
    300,
  )
})
