import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { start as startStandins } from '@shop/standins'
import { afterAll, describe, expect, test } from 'vitest'
import { PRESS } from '../catalogue.fixtures.ts'
import { aSignedInShopper } from '../customer/signed-in.fixtures.ts'
import { ADDRESS, aShopper, openTestMiddleware, type Shopper } from '../middleware.fixtures.ts'
import { paidCart } from '../order/checkout.fixtures.ts'
import { aCompanyCart, switchVat } from '../vat/vat.fixtures.ts'

/** A text whose wording is specified, and who sends it over HTTP; where no one does, with the reason. */
interface ExactText {
  readonly id: string
  readonly message: string
  readonly saidBy: 'operation' | 'page' | 'nothing'
  readonly reason?: string
}

const list = new URL('../../../../docs/exact-texts.json', import.meta.url)
const texts: readonly ExactText[] = JSON.parse(await readFile(list, 'utf8'))
const standins = await startStandins({ port: 0, smtpPort: 0, bindHost: '127.0.0.1' })
afterAll(() => standins.stop())
const shop = await openTestMiddleware({ standins: standins.address, outside: { totalTimeoutMs: 60_000 } })
const hasty = await openTestMiddleware({ standins: standins.address, outside: { totalTimeoutMs: 300 } })
const alone = await openTestMiddleware()
for (const { engine } of [shop, hasty, alone]) await switchVat(engine, true)

const account = { email: 'nobody@example.org', password: 'Strong-sword-7' }
const person = { firstName: 'Jana', lastName: 'Nová', locale: 'sk-SK', custom: { customerType: 'private' } }
const review = { sku: PRESS, rating: 4, title: 'Drží', text: 'Pevný.', authorName: 'Jana N.', locale: 'sk-SK', consent: true }

/** What the answer to a call says: its message, or what a review is to be told. */
async function saidTo(shopper: Shopper, operation: string, params: object): Promise<string[]> {
  const { body } = await shopper.post(operation, [params])
  const { message, communicate } = body as { message: string; communicate?: string }
  return [communicate ?? message]
}

const saidToVisitor = (operation: string, params: object) => () => saidTo(aShopper(shop), operation, params)

/** What an operation on a saved address answers. */
function saidToCustomer(operation: string, paramsOf: (customer: { id: string; version: number }) => object) {
  return async () => {
    const { shopper, customer } = await aSignedInShopper(shop)
    return saidTo(shopper, operation, paramsOf({ id: customer.id, version: customer.version }))
  }
}

const unknownAddress = () => ({ id: randomUUID() })

function onCart(action: 'setBillingAddress' | 'setShippingAddress', changes: object) {
  return async () => {
    const shopper = aShopper(shop)
    const { id, version } = await aCompanyCart(shopper)
    return saidTo(shopper, 'updateCart', { id, version, actions: [{ action, address: { ...ADDRESS, ...changes } }] })
  }
}

function checkedVat(vatNumber: string, { middleware = shop } = {}) {
  return async (): Promise<readonly string[]> => {
    const shopper = aShopper(middleware)
    const { id, version } = await aCompanyCart(shopper)
    return (await shopper.do('validateVatNumber', { id, version, vatNumber })).vat.messages
  }
}

async function slowVat(): Promise<readonly string[]> {
  const answerAs = (mode: 'slow' | 'ok') =>
    fetch(`${standins.address}/__sandbox/vat/mode`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ mode }),
    })
  await answerAs('slow')
  const messages = await checkedVat('SK8895956619', { middleware: hasty })()
  await answerAs('ok')
  return messages
}

async function reviewedTwice(): Promise<string[]> {
  const shopper = aShopper(shop)
  const { id, version } = await paidCart(shopper)
  await shopper.do('createMyOrderFromCart', { id, version })
  await shopper.post('addReview', [review])
  return saidTo(shopper, 'addReview', review)
}

const wrongVat = checkedVat('SK12')
/** A number that was confirmed where the store does not change the rate. */
async function unchangedVat(): Promise<readonly string[]> {
  await switchVat(shop.engine, true, { taxRateChange: false })
  const messages = await checkedVat('SK8895956619')()
  await switchVat(shop.engine, true)
  return messages
}
const goodVat = checkedVat('SK8895956619')

const SAID_BY_OPERATIONS: Readonly<Record<string, () => Promise<readonly string[]>>> = {
  'review-not-purchased': saidToVisitor('addReview', review),
  'review-duplicate': reviewedTwice,
  'review-other': saidToVisitor('addReview', { ...review, rating: 6 }),
  'billing-address': onCart('setBillingAddress', { phone: '12' }),
  'billing-vat': async () => {
    const shopper = aShopper(shop)
    const { id, version } = (await shopper.do('createCart', {})).cart
    return saidTo(shopper, 'validateVatNumber', { id, version, vatNumber: 'SK8895956619' })
  },
  'shipping-address': onCart('setShippingAddress', { city: '' }),
  'postal-billing': onCart('setBillingAddress', { postalCode: '8110' }),
  'postal-shipping': onCart('setShippingAddress', { postalCode: '8110' }),
  'register-failed': async () => {
    const { customer } = await aSignedInShopper(shop)
    return saidTo(aShopper(shop), 'customerSignMeUp', { ...account, ...person, email: customer.email })
  },
  'login-failed': saidToVisitor('customerSignMeIn', account),
  'password-failed': saidToCustomer('customerChangeMyPassword', ({ version }) => ({
    version,
    currentPassword: 'Wrong-sword-1',
    newPassword: 'Other-sword-8',
  })),
  'password-rule': saidToVisitor('customerSignMeUp', { ...account, ...person, password: 'only letters' }),
  'user-not-found': saidToCustomer('customerUpdateMe', ({ version }) => ({
    customer: { id: randomUUID(), version },
    data: { firstName: 'Eva' },
  })),
  'not-authenticated': saidToVisitor('customerChangeMyPassword', {
    version: 1,
    currentPassword: 'Strong-sword-7',
    newPassword: 'Other-sword-8',
  }),
  'address-add': saidToCustomer('addShippingAddress', ({ version }) => ({
    customer: { id: randomUUID(), version },
    address: ADDRESS,
  })),
  'address-delete': saidToCustomer('deleteBillingAddress', customer => ({ customer, address: unknownAddress() })),
  'address-update': saidToCustomer('updateShippingAddress', customer => ({
    customer,
    address: { ...ADDRESS, ...unknownAddress() },
  })),
  'address-default': saidToCustomer('setDefaultBillingAddress', customer => ({ customer, address: unknownAddress() })),
  'address-update-id': saidToCustomer('updateBillingAddress', customer => ({ customer, address: ADDRESS })),
  'address-default-billing-id': saidToCustomer('setDefaultBillingAddress', customer => ({ customer, address: {} })),
  'address-default-shipping-id': saidToCustomer('setDefaultShippingAddress', customer => ({ customer, address: {} })),
  'vat-not-validated': wrongVat,
  'vat-correct-or-continue': wrongVat,
  'vat-format': wrongVat,
  'vat-timeout': slowVat,
  'vat-confirm': slowVat,
  'vat-technical': checkedVat('SK8895956619', { middleware: alone }),
  'vat-net': goodVat,
  'vat-no-net': unchangedVat,
  'vat-success': unchangedVat,
}

const saidByOperations = texts.filter(({ saidBy }) => saidBy === 'operation')

describe('texts whose words are specified', () => {
  test('each has a call that brings it about, a page that says it, or a reason why nothing does', () => {
    expect(Object.keys(SAID_BY_OPERATIONS).sort()).toEqual(saidByOperations.map(({ id }) => id).sort())
    for (const { id, saidBy, reason } of texts) expect(reason === undefined, id).toBe(saidBy !== 'nothing')
    expect(new Set(texts.map(({ id }) => id)).size).toBe(texts.length)
  })

  test.each(saidByOperations)('$id is answered over HTTP, word by word', async ({ id, message }) => {
    const said = await SAID_BY_OPERATIONS[id]?.()
    // A wrong postal code is followed by its address.
    expect(said?.map(text => (id.startsWith('postal-') ? text.split(': ')[0] : text))).toContain(message)
  })
})
