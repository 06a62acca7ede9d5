import { start as startStandins } from '@shop/standins'
import { afterAll, afterEach, expect, test } from 'vitest'
import { ADDRESS, aShopper, openTestMiddleware, type Shopper } from '../middleware.fixtures.ts'
import { aCompanyCart, COMPANY, switchVat } from './vat.fixtures.ts'

const standins = await startStandins({ port: 0, smtpPort: 0, bindHost: '127.0.0.1' })
afterAll(() => standins.stop())
const middleware = await openTestMiddleware({ standins: standins.address, outside: { totalTimeoutMs: 60_000 } })
const hasty = await openTestMiddleware({ standins: standins.address, outside: { totalTimeoutMs: 300 } })
const alone = await openTestMiddleware()
for (const { engine } of [middleware, hasty, alone]) await switchVat(engine, true)
afterEach(async () => {
  await fetch(`${standins.address}/__sandbox/vat`, { method: 'DELETE' })
})

async function questions(): Promise<unknown[]> {
  return ((await (await fetch(`${standins.address}/__sandbox/vat`)).json()) as { questions: unknown[] }).questions
}

async function validate(shopper: Shopper, vatNumber: string) {
  const { id, version } = await aCompanyCart(shopper)
  return shopper.do('validateVatNumber', { id, version, vatNumber })
}

test('VAT-14, VAT-20, VAT-24, VAT-25, VAT-26 a valid number makes the cart net and is kept', async () => {
  const { cart, vat } = await validate(aShopper(middleware), 'sk 8895 956 619')
  expect(vat).toEqual({
    state: 'valid',
    code: 200,
    messages: ['VAT ID successfully validated.', 'Prices have been adjusted to NET.'],
  })
  expect(cart).toMatchObject({ taxMode: 'External', taxedPrice: { totalTax: { centAmount: 0 } } })
  expect(cart.billingAddress).toMatchObject({ fax: 'SK8895956619', custom: { vatNumber: 'SK8895956619', isVatValidated: true } })
  expect(cart.billingAddress?.custom?.vatResponse).toContain('ErrorCode')
  expect(await questions()).toMatchObject([{ service: 'evatr-xml', own: 'DE123456788', asked: 'SK8895956619' }])
})

test('VAT-17 a number with a wrong form is not valid, and the cart stays gross', async () => {
  const { cart, vat } = await validate(aShopper(middleware), 'SK12')
  expect(vat).toEqual({
    state: 'not-valid',
    code: 209,
    messages: [
      'VAT ID not validated.',
      'Please correct it or continue anyway.',
      'Make sure your VAT ID format is correct to receive a NET invoice or ignore and continue with GROSS invoice.',
    ],
  })
  expect(cart).toMatchObject({ taxMode: 'Platform', billingAddress: { custom: { vatNumber: 'SK12', isVatValidated: false } } })
})

test('VAT-17 where nothing of a number is left, no service is asked', async () => {
  const { vat } = await validate(aShopper(middleware), 'none')
  expect(vat).toMatchObject({ state: 'not-valid', code: 209 })
  expect(await questions()).toEqual([])
})

test('VAT-18 a service that takes too long does not fail the operation', async () => {
  await fetch(`${standins.address}/__sandbox/vat/mode`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mode: 'slow' }),
  })
  const { cart, vat } = await validate(aShopper(hasty), 'SK8895956619')
  await fetch(`${standins.address}/__sandbox/vat/mode`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mode: 'ok' }),
  })
  expect(vat).toEqual({
    state: 'could-not-validate',
    cause: 'timeout',
    messages: ['VAT ID validation is taking too much time.', 'Confirm by clicking the button below.'],
  })
  expect(cart).toMatchObject({ taxMode: 'Platform', billingAddress: { custom: { vatNumber: 'SK8895956619' } } })
})

test('VAT-19 a service that is away does not fail the operation', async () => {
  const { vat } = await validate(aShopper(alone), 'SK8895956619')
  expect(vat).toEqual({ state: 'could-not-validate', cause: 'system-error', messages: ['Technical issue occurred.'] })
})

test('VAT-15 in the own country of the shop a valid number leaves prices gross, and says that its VAT is on the invoice', async () => {
  const shopper = aShopper(middleware, 'de.localhost')
  const { id, version } = await aCompanyCart(shopper, { ...COMPANY, country: 'DE', postalCode: '10115' })
  const { cart, vat } = await shopper.do('validateVatNumber', { id, version, vatNumber: 'DE770067399' })
  expect(cart.taxMode).toBe('Platform')
  expect(vat).toEqual({
    state: 'success-with-local-vat',
    code: 200,
    messages: ['VAT ID successfully validated.', 'This order is sold with VAT (Germany). Your VAT ID is on the invoice.'],
  })
})

test('VAT-21 where the store does not change the rate, a valid number leaves prices gross and support helps', async () => {
  await switchVat(middleware.engine, true, { taxRateChange: false })
  const { cart, vat } = await validate(aShopper(middleware), 'SK8895956619')
  await switchVat(middleware.engine, true)
  expect(cart.taxMode).toBe('Platform')
  expect(vat).toEqual({
    state: 'success-without-tax-rate-change',
    code: 200,
    messages: [
      'VAT ID successfully validated.',
      'We were unable to adjust prices to NET. You can continue and contact our support service to claim the tax back.',
    ],
  })
})

test('VAT-14, VAT-20 a company can check its number before its address is there', async () => {
  const shopper = aShopper(middleware)
  const { cart: empty } = await shopper.do('createCart', {})
  const check = { id: empty.id, version: empty.version, vatNumber: 'SK8895956619', beforeAddress: true }
  const { cart, vat } = await shopper.do('validateVatNumber', check)
  expect(vat).toMatchObject({ state: 'valid', code: 200 })
  expect(cart).toMatchObject({ taxMode: 'External', custom: { pendingVat: { vatNumber: 'SK8895956619', isVatValidated: true } } })
  const refused = await shopper.post('validateVatNumber', [{ ...check, version: cart.version, beforeAddress: false }])
  expect(refused.status).toBe(400)
})

test('VAT-02 where the store has no VAT validation no service is asked, and nothing is validated', async () => {
  await switchVat(middleware.engine, false)
  const { cart, vat } = await validate(aShopper(middleware), 'SK8895956619')
  await switchVat(middleware.engine, true)
  expect(vat).toEqual({ state: 'not-validated', messages: [] })
  expect(cart).toMatchObject({ taxMode: 'Platform', billingAddress: { custom: { vatNumber: 'SK8895956619' } } })
  expect(await questions()).toEqual([])
})

test('VAT-13, VAT-16 an empty number takes number, result and net prices away', async () => {
  const shopper = aShopper(middleware)
  const { cart: net } = await validate(shopper, 'SK8895956619')
  const { cart, vat } = await shopper.do('validateVatNumber', { id: net.id, version: net.version, vatNumber: ' ' })
  expect(vat).toEqual({ state: 'not-validated', messages: [] })
  expect(cart).toMatchObject({ taxMode: 'Platform', billingAddress: COMPANY })
  expect(cart.billingAddress).not.toHaveProperty('custom')
})

test('billing-vat: without the billing address of a company the operation is refused, and no service is asked', async () => {
  for (const billing of [undefined, ADDRESS]) {
    const shopper = aShopper(middleware)
    const { cart: empty } = await shopper.do('createCart', {})
    const actions = billing ? [{ action: 'setBillingAddress' as const, address: billing }] : []
    const { id, version } = billing
      ? (await shopper.do('updateCart', { id: empty.id, version: empty.version, actions })).cart
      : empty
    const { status, body } = await shopper.post('validateVatNumber', [{ id, version, vatNumber: 'SK8895956619' }])
    expect(status).toBe(400)
    expect(body).toMatchObject({
      message: 'Billing vat validation error',
      errors: [{ code: 'InvalidField', message: 'Billing vat validation error', field: 'billingAddress.custom.vatNumber' }],
    })
  }
  expect(await questions()).toEqual([])
})

test('VAT-25 a request cannot claim a result', async () => {
  const shopper = aShopper(middleware)
  const { id, version } = await aCompanyCart(shopper)
  const custom = { vatNumber: 'SK8895956619', isVatValidated: true, vatResponse: '200' }
  const actions = [{ action: 'setBillingAddress', address: { ...COMPANY, custom } }]
  expect(await shopper.post('updateCart', [{ id, version, actions }])).toMatchObject({ status: 400 })
  const field = { action: 'setCustomType', fields: { pendingVat: custom } }
  expect(await shopper.post('updateCart', [{ id, version, actions: [field] }])).toMatchObject({ status: 400 })
  const claim = { id, version, vatNumber: 'SK8895956619', isVatValidated: true }
  expect(await shopper.post('validateVatNumber', [claim])).toMatchObject({ status: 400 })
})

test('A1 the cart of another is as if it did not exist, and no service is asked about it', async () => {
  const { id, version } = await aCompanyCart(aShopper(middleware))
  const answer = await aShopper(middleware).post('validateVatNumber', [{ id, version, vatNumber: 'SK8895956619' }])
  expect(answer.status).toBe(404)
  expect(await questions()).toEqual([])
})

test('A6 C2 numbers do not reach the log, and an older version is refused', async () => {
  const shopper = aShopper(middleware)
  const { id, version } = await aCompanyCart(shopper)
  const stale = [{ id, version: version - 1, vatNumber: 'SK2020317068' }]
  expect(await shopper.post('validateVatNumber', stale)).toMatchObject({
    status: 409,
    body: { errors: [{ currentVersion: version }] },
  })
  expect(middleware.logLines.join('')).not.toMatch(/SK2020317068|SK8895956619/)
})
