import { aCart } from '@shop/domain/fixtures'
import { type Market, marketOf } from '@shop/domain/market'
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import type { AddressOutcome } from '../features/checkout/address-outcome.ts'
import { aShopResponding, formOf, refusal } from '../features/login/forms.fixtures.ts'
import { createHrefs } from '../href/hrefs.ts'
import { action } from './checkout-addresses.tsx'

let log: MockInstance<typeof process.stderr.write>
beforeEach(() => {
  log = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
})
afterEach(() => log.mockRestore())

const FILLED = {
  firstName: 'Ada',
  lastName: 'Muster',
  streetName: 'Hauptstraße',
  streetNumber: '1',
  postalCode: '10115',
  city: 'Berlin',
  phone: '+49 30 1234567',
}
const namedAs = (role: 'billing' | 'shipping', texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(texts).map(([name, value]) => [`${role}.${name}`, value]))
const GUEST = { email: 'ada@example.org', clientType: 'private', sameAsBilling: 'on', ...namedAs('billing', FILLED) }
const COMPANY = { ...GUEST, clientType: 'company', 'billing.company': 'Muster GmbH', 'billing.vatNumber': 'DE770067399' }

const cart = aCart('DE')
const checked = (state: string, cause?: string) => ({
  cart: { ...cart, version: cart.version + 1 },
  vat: { state, messages: [], ...(cause ? { cause } : {}) },
})

/** What the middleware answers in place of what it answers as a rule. */
type Answers = Readonly<Record<string, () => unknown>>

/** The outcome of a form, where it leads, the calls to the middleware and the cookies. */
async function submit(fields: Readonly<Record<string, string>>, answers: Answers = {}, changes: Partial<Market> = {}) {
  const usual: Answers = {
    getMe: () => ({ me: { activeCart: cart, customer: null } }),
    validateVatNumber: () => checked('success-with-local-vat'),
    updateCart: () => ({ cart }),
  }
  const { shop, calls } = aShopResponding(operation => (answers[operation] ?? usual[operation])?.())
  const market = { ...marketOf('DE'), ...changes }
  const hrefs = createHrefs(market, 'de')
  const setCookies: string[] = []
  const now = '2026-11-21T12:00:00.000Z'
  const context = { get: () => ({ ...shop, market, hrefs, hasSession: true, setCookies, now }) }
  const request = new Request('http://de.localhost/checkout/addresses', { method: 'POST', body: formOf(fields) })
  const end = await Promise.resolve(action({ context, request } as never)).catch((thrown: unknown) => {
    if (thrown instanceof Response) return thrown
    throw thrown
  })
  const location = end instanceof Response ? end.headers.get('location') : undefined
  const outcome =
    end instanceof Response ? undefined : ((('data' in end ? end.data : end) ?? undefined) as AddressOutcome | undefined)
  const status = !(end instanceof Response) && 'init' in end ? end.init?.status : undefined
  const asked = calls.filter(({ operation }) => operation !== 'getMe')
  return { outcome, status, location, setCookies, calls: asked, operations: asked.map(({ operation }) => operation) }
}

test('VAT-12, VAT-15 the button at the VAT number sends that number alone, demands nothing else and keeps what was typed', async () => {
  const typed = { email: 'half an addr', 'billing.city': 'Berlin', clientType: 'company', 'billing.vatNumber': 'DE770067399' }
  const { outcome, calls } = await submit({ ...typed, intent: 'check-vat' })
  const { id, version } = cart
  expect(calls).toEqual([
    { operation: 'validateVatNumber', params: { id, version, vatNumber: 'DE770067399', beforeAddress: true } },
  ])
  expect(outcome).toMatchObject({
    checked: { vat: { state: 'success-with-local-vat' }, vatNumber: 'DE770067399' },
    typed: { email: 'half an addr', clientType: 'company', billing: { city: 'Berlin', vatNumber: 'DE770067399' } },
  })
  expect(outcome).not.toHaveProperty('refusal')
})

test('CHK-05, CHK-21 the button that goes on demands everything, nothing is sent before, and the log names fields and rules alone', async () => {
  const typed = {
    email: 'half an addr',
    clientType: 'company',
    'billing.vatNumber': 'DE770067399',
    'billing.city': 'Secretville',
  }
  const { outcome, calls } = await submit(typed)
  expect(calls).toEqual([])
  expect(outcome?.refusal).toMatchObject({
    step: 'billing',
    problems: expect.arrayContaining([expect.objectContaining({ field: 'email' })]),
  })
  const line = String(log.mock.calls[0]?.[0])
  expect(JSON.parse(line)).toMatchObject({
    level: 'warn',
    fields: expect.stringContaining('email email, billing.firstName required'),
  })
  expect(line).not.toMatch(/half an addr|Secretville|DE770067399/)
})

test('CHK-04 billing comes before the VAT number, and that before the delivery', async () => {
  const shipping = { ...COMPANY, sameAsBilling: '', ...namedAs('shipping', { ...FILLED, postalCode: '1' }) }
  const { sameAsBilling: _same, ...elsewhere } = shipping
  const wrongBilling = await submit({ ...elsewhere, 'billing.city': '' })
  expect([wrongBilling.outcome?.refusal?.step, wrongBilling.operations]).toEqual(['billing', []])

  const wrongNumber = await submit(elsewhere, { validateVatNumber: () => checked('not-valid') })
  expect([wrongNumber.outcome?.refusal?.step, wrongNumber.operations]).toEqual(['vat', ['validateVatNumber']])

  const wrongShipping = await submit(elsewhere)
  expect(wrongShipping.outcome?.refusal).toMatchObject({ step: 'shipping', problems: [{ field: 'shipping.postalCode' }] })
  expect(wrongShipping.operations).toEqual(['validateVatNumber'])

  const good = await submit({ ...elsewhere, 'shipping.postalCode': '10623' })
  expect(good.location).toContain('payment')
  expect(good.operations).toEqual(['validateVatNumber', 'updateCart'])
  expect(good.calls[1]?.params).toMatchObject({ version: cart.version + 1 })
})

for (const [state, cause] of [
  ['not-valid', undefined],
  ['could-not-validate', 'timeout'],
  ['could-not-validate', 'system-error'],
  ['success-without-tax-rate-change', undefined],
] as const) {
  test(`VAT-17, VAT-18, VAT-19, VAT-23 a company whose number is ${state} ${cause ?? ''} goes on with VAT only by its own decision`, async () => {
    const answers = { validateVatNumber: () => checked(state, cause) }
    const first = await submit(COMPANY, answers)
    expect(first.outcome).toMatchObject({
      refusal: { step: 'vat', vat: { state } },
      checked: { vat: { state }, vatNumber: 'DE770067399' },
    })
    expect(first.operations).toEqual(['validateVatNumber'])
    // The decision is about one number, not about any that is typed afterwards.
    const another = await submit({ ...COMPANY, acceptedNumber: 'DE123456789' }, answers)
    expect(another.outcome?.refusal?.step).toBe('vat')
    const decided = await submit({ ...COMPANY, acceptedNumber: 'DE770067399' }, answers)
    expect([decided.location, decided.operations]).toEqual(['/checkout/payment', ['updateCart']])
  })
}

test('VAT-13 a number that was confirmed before is not asked about again, another one is', async () => {
  const confirmed = { ...cart, custom: { pendingVat: { vatNumber: 'DE770067399', isVatValidated: true } } }
  const answers = { getMe: () => ({ me: { activeCart: confirmed, customer: null } }) }
  expect((await submit({ ...COMPANY, 'billing.vatNumber': 'de 770 067 399' }, answers)).operations).toEqual(['updateCart'])
  const other = await submit({ ...COMPANY, 'billing.vatNumber': 'DE123456788' }, answers)
  expect(other.operations).toEqual(['validateVatNumber', 'updateCart'])
})

test('VAT-02 where the store validates no numbers the company goes on', async () => {
  const { location } = await submit(COMPANY, { validateVatNumber: () => checked('not-validated') })
  expect(location).toBe('/checkout/payment')
})

test('NEWS-04, MKT-20 the cart keeps that offers were asked for where the box is ticked, and that they were not where it is left alone', async () => {
  for (const [box, agreed] of [[{}, false] as const, [{ newsletterChoice: 'on' }, true] as const]) {
    const { location, calls } = await submit({ ...GUEST, ...box })
    expect(location).toContain('payment')
    const fields = { customerAgreedToSendEmail: agreed }
    expect(calls).toMatchObject([
      { operation: 'updateCart', params: { actions: expect.arrayContaining([{ action: 'setCustomType', fields }]) } },
    ])
  }
})

test('CHK-08, CHK-11 who buys and how it is delivered are remembered', async () => {
  const { setCookies } = await submit(COMPANY)
  expect(setCookies.map(cookie => cookie.split(';')[0])).toEqual([
    `vsf-client-type=${cart.id}.company`,
    'vsf-shipping-address-type=SAME_AS_BILLING',
  ])
})

test('CHK-20 a cart that takes no address, or that nothing can deliver, is notified of and loses nothing typed', async () => {
  const refusing = (error: Error) => ({
    updateCart: () => {
      throw error
    },
  })
  for (const answers of [
    refusing(refusal(409, 'ConcurrentModification')),
    { updateCart: () => ({ cart: { ...cart, shippingInfo: undefined } }) },
  ]) {
    const { outcome, status } = await submit(GUEST, answers)
    expect([outcome?.refusal, outcome?.typed.billing.city, status]).toEqual([{ step: 'cart' }, 'Berlin', undefined])
  }
  // In an outage the page stays too, and is not loaded again, which would fail.
  const away = await submit(GUEST, refusing(refusal(503, 'ServiceUnavailable')))
  expect([away.outcome?.refusal, away.outcome?.typed.email, away.status]).toEqual([{ step: 'cart' }, 'ada@example.org', 503])
})

const SAVED = { id: 'home', key: 'k', country: 'DE', ...FILLED, streetName: 'Hafenweg' } as const
const CUSTOMER = {
  id: 'customer',
  version: 7,
  firstName: 'Ada',
  lastName: 'Muster',
  addresses: [SAVED],
  billingAddressIds: ['home'],
  shippingAddressIds: ['home'],
}
const signedIn = { getMe: () => ({ me: { activeCart: cart, customer: CUSTOMER } }), customerUpdateMe: () => ({ user: CUSTOMER }) }

test('CHK-14, CHK-13 a saved address goes onto the cart without id and key', async () => {
  const { calls, location } = await submit({ email: 'ada@example.org', billingAddress: 'home', sameAsBilling: 'on' }, signedIn)
  expect(location).toContain('payment')
  const { id: _id, key: _key, ...address } = SAVED
  expect(calls).toMatchObject([
    {
      operation: 'updateCart',
      params: {
        actions: expect.arrayContaining([
          { action: 'setBillingAddress', address },
          { action: 'setShippingAddress', address },
        ]),
      },
    },
  ])
})

test('CHK-16, CHK-17 a typed address is saved only where its box is ticked, by a customer, and not twice', async () => {
  const elsewhere = { ...namedAs('shipping', { ...FILLED, streetName: 'Am Kai' }) }
  const { sameAsBilling: _same, ...GUEST_ELSEWHERE } = GUEST
  const saves = async (fields: Readonly<Record<string, string>>, answers: Answers = signedIn) =>
    (await submit(fields, answers)).calls.filter(({ operation }) => operation === 'customerUpdateMe').map(({ params }) => params)
  const both = { ...GUEST_ELSEWHERE, ...elsewhere, saveBilling: 'on', saveShipping: 'on' }
  expect(await saves({ ...GUEST_ELSEWHERE, ...elsewhere })).toEqual([])
  expect(await saves(both, {})).toEqual([])
  expect(await saves({ ...GUEST, 'billing.streetName': 'Hafenweg', saveBilling: 'on' })).toEqual([])
  expect(await saves({ ...GUEST, saveBilling: 'on', saveShipping: 'on' })).toMatchObject([
    { actions: [{ action: 'addBillingAddress' }] },
  ])
  expect(await saves(both)).toMatchObject([
    {
      customer: { id: 'customer', version: 7 },
      actions: [
        { action: 'addBillingAddress', address: { streetName: 'Hauptstraße', key: expect.stringMatching(/^10115-\d+$/) } },
        { action: 'addShippingAddress', address: { streetName: 'Am Kai', key: expect.stringMatching(/^10115-\d+$/) } },
      ],
    },
  ])
})

test('CHK-17 where the address book takes no more the order still goes on, without saving', async () => {
  const full = () => {
    throw refusal(400, 'MaxResourceLimitExceeded')
  }
  const { outcome, operations } = await submit({ ...GUEST, saveBilling: 'on' }, { ...signedIn, customerUpdateMe: full })
  expect(operations).toEqual(['updateCart', 'customerUpdateMe'])
  expect(outcome).toMatchObject({ refusal: { step: 'address-book' }, typed: { saveBilling: false } })
})

test('ADDR-21, ADDR-22 where the market asks the map, a doubtful delivery address is shown once, and nothing waits for a silent map', async () => {
  const market = { mapsAddressCheck: true }
  const found = { regionCode: 'DE', addressLines: ['Hauptstraße 1'], postalCode: '10117', city: 'Berlin' }
  const verdict = (state: string) => ({ validateAddress: () => ({ verdict: { state, doubts: [] }, address: found }) })
  const doubtful = await submit(GUEST, verdict('failed'), market)
  expect([doubtful.outcome?.refusal, doubtful.operations]).toEqual([{ step: 'map', found }, ['validateAddress']])
  for (const state of ['passed', 'not-checked'])
    expect((await submit(GUEST, verdict(state), market)).location).toContain('payment')
  const silent = {
    validateAddress: () => {
      throw refusal(503, 'ServiceUnavailable')
    },
  }
  expect((await submit(GUEST, silent, market)).location).toContain('payment')
  expect((await submit(GUEST)).operations).toEqual(['updateCart'])
})
