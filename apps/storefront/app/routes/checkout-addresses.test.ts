import { aCart } from '@shop/domain/fixtures'
import { marketOf } from '@shop/domain/market'
import { expect, test } from 'vitest'
import { aShopResponding, formOf } from '../features/login/forms.fixtures.ts'
import { createHrefs } from '../href/hrefs.ts'
import { action } from './checkout-addresses.tsx'

/** The answer of the page to a form, and the calls to the middleware. */
async function submit(fields: Readonly<Record<string, string>>) {
  const cart = aCart('DE')
  const { shop, calls } = aShopResponding(operation =>
    operation === 'validateVatNumber'
      ? { cart, vat: { state: 'success-with-local-vat', messages: [] } }
      : { me: { activeCart: cart } },
  )
  const market = marketOf('DE')
  const hrefs = createHrefs(market, 'de')
  const context = { get: () => ({ ...shop, market, hrefs, hasSession: true, setCookies: [] }) }
  const request = new Request('http://de.localhost/checkout/addresses', { method: 'POST', body: formOf(fields) })
  const answer = await action({ context, request } as never).catch((thrown: unknown) => {
    if (thrown instanceof Response) return { problems: undefined, location: thrown.headers.get('location') }
    throw thrown
  })
  return { answer, cart, calls: calls.filter(({ operation }) => operation !== 'getMe') }
}

test('VAT-12, VAT-15 the button at the VAT number sends that number alone, demands nothing else and keeps what was typed', async () => {
  const typed = { email: 'half an addr', 'billing.city': 'Berlin', clientType: 'company', 'billing.vatNumber': 'DE770067399' }
  const { answer, cart, calls } = await submit({ ...typed, intent: 'check-vat' })
  const { id, version } = cart
  expect(calls).toEqual([
    { operation: 'validateVatNumber', params: { id, version, vatNumber: 'DE770067399', beforeAddress: true } },
  ])
  expect(answer).toMatchObject({
    vat: { state: 'success-with-local-vat' },
    problems: undefined,
    hasFailed: false,
    typed: { email: 'half an addr', clientType: 'company', billing: { city: 'Berlin', vatNumber: 'DE770067399' } },
  })
})

test('CHK-05 the button that goes on demands everything, and nothing is sent before', async () => {
  const { answer, calls } = await submit({ email: 'half an addr', clientType: 'company', 'billing.vatNumber': 'DE770067399' })
  expect(calls).toEqual([])
  expect(answer.problems?.map(({ field }) => field)).toContain('email')
})

test('NEWS-04, MKT-20 the cart keeps that offers were asked for where the box is ticked, and that they were not where it is left alone', async () => {
  const address = {
    firstName: 'Ada',
    lastName: 'Muster',
    streetName: 'Hauptstraße',
    streetNumber: '1',
    postalCode: '10115',
    city: 'Berlin',
    phone: '+49 30 1234567',
  }
  const billing = Object.fromEntries(Object.entries(address).map(([name, value]) => [`billing.${name}`, value]))
  const typed = { email: 'ada@example.org', clientType: 'private', sameAsBilling: 'on', ...billing }
  for (const [box, agreed] of [[{}, false] as const, [{ newsletterChoice: 'on' }, true] as const]) {
    const { answer, calls } = await submit({ ...typed, ...box })
    expect(answer).toMatchObject({ location: expect.stringContaining('payment') })
    const fields = { customerAgreedToSendEmail: agreed }
    expect(calls).toMatchObject([
      { operation: 'updateCart', params: { actions: expect.arrayContaining([{ action: 'setCustomType', fields }]) } },
    ])
  }
})
