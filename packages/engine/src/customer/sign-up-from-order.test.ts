import { randomUUID } from 'node:crypto'
import { aSlovakAddress } from '@shop/domain/fixtures'
import type { Order } from '@shop/domain/order'
import { createPasswordHasher } from '@shop/integrations/password'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addLineItem, createCart, updateCart } from '../cart/index.ts'
import { createOrderFromCart, getOrders } from '../order/index.ts'
import { createBankPayment } from '../payment/index.ts'
import type { Session } from '../session/index.ts'
import { openSession } from '../session/open-session.ts'
import { aClientAddress, aCustomerDraft, aPaymentDraft, openTestShop, PRESS, requestOf } from '../testing/shop.fixtures.ts'
import { selectCustomerByEmail } from './customer-rows.ts'
import { signIn, signUp, signUpFromOrder } from './index.ts'

const { context } = await openTestShop({ poolSize: 8 })
const hasher = createPasswordHasher()
const password = 'Strong-sword-7'

/** An order that a guest has just placed, with the guest's session. */
async function aGuestOrder(email = `jana-${randomUUID()}@example.org`): Promise<{ order: Order; session: Session }> {
  const { session } = await openSession(context, { storeKey: 'sk' })
  const owner = { anonymousId: session.anonymousId }
  const empty = await createCart(context, { owner, storeKey: 'sk' })
  const filled = await addLineItem(context, requestOf(owner, empty), { sku: PRESS, quantity: 1 })
  const ready = await updateCart(context, requestOf(owner, filled), [
    { action: 'setCustomerEmail', email },
    { action: 'setBillingAddress', address: aSlovakAddress() },
    { action: 'setShippingAddress', address: aSlovakAddress() },
  ])
  const paid = await createBankPayment(context, requestOf(owner, ready), aPaymentDraft(ready, 'bank-transfer'))
  return { order: await createOrderFromCart(context, requestOf(owner, paid.cart)), session }
}

const open = (
  { order, session }: { order: Pick<Order, 'orderNumber'>; session?: Session | undefined },
  changes: { password?: string; clientAddress?: string; storeKey?: string } = {},
) =>
  signUpFromOrder(
    context,
    hasher,
    { storeKey: changes.storeKey ?? 'sk', session },
    { orderNumber: order.orderNumber, password, clientAddress: aClientAddress(), ...changes },
  )

test('CHK-25, AUTH-01, ORD-02 a guest becomes a customer by a password: the order and its addresses are the account’s, and the guest’s session is over', async () => {
  const { order, session } = await aGuestOrder()
  const signedIn = await open({ order, session })
  expect(signedIn.customer).toMatchObject({
    email: order.customerEmail,
    firstName: 'Jana',
    lastName: 'Nová',
    locale: 'sk-SK',
    customerType: 'private',
    addresses: [{ city: 'Bratislava', postalCode: '811 01' }],
  })
  expect(signedIn.customer.defaultShippingAddressId).toBe(signedIn.customer.addresses[0]?.id)
  expect(signedIn.customer.defaultBillingAddressId).toBe(signedIn.customer.addresses[0]?.id)
  const { results } = await getOrders(context, { owner: signedIn.session, where: { orderNumber: order.orderNumber } })
  expect(results).toMatchObject([{ id: order.id, customerId: signedIn.customer.id }])
  // What was typed is the password.
  await expect(
    signIn(context, hasher, { storeKey: 'sk' }, { email: order.customerEmail, password, clientAddress: aClientAddress() }),
  ).resolves.toMatchObject({ customer: { id: signedIn.customer.id } })
  // The session that ordered has ended, and nothing happens twice.
  await expect(open({ order, session })).rejects.toMatchObject({ failure: { code: 'resource-not-found' } })
})

test('CHK-25, A1 the number of an order opens no account: not without the session that ordered, in another one, in another store or as a customer', async () => {
  const { order, session } = await aGuestOrder()
  const { session: other } = await openSession(context, { storeKey: 'sk' })
  const { session: ofCustomer } = await signUp(context, hasher, { storeKey: 'sk' }, aCustomerDraft())
  const refused = { failure: { code: 'resource-not-found', typeId: 'order' } }
  for (const caller of [undefined, other, ofCustomer])
    await expect(open({ order, session: caller })).rejects.toMatchObject(refused)
  await expect(open({ order, session }, { storeKey: 'de' })).rejects.toMatchObject(refused)
  await expect(open({ order: { orderNumber: 'NS99999999' }, session })).rejects.toMatchObject(refused)
  expect(await selectCustomerByEmail(context.db, order.customerEmail)).toBeUndefined()
  await expect(open({ order, session }, { password: 'short' })).rejects.toMatchObject({ failure: { code: 'password-rejected' } })
})

test('CHK-25, A4 of an address that has an account nothing is said but that a mail comes, which goes to its owner', async () => {
  const draft = aCustomerDraft()
  const { customer } = await signUp(context, hasher, { storeKey: 'sk' }, draft)
  const { order, session } = await aGuestOrder(draft.email.toUpperCase())
  await expect(open({ order, session })).rejects.toMatchObject({ failure: { code: 'email-proof-required' } })
  const { rows } = await sql`
    select from outbox where topic = 'known-email-used' and payload ->> 'customerId' = ${customer.id}`.execute(context.db)
  expect(rows).toHaveLength(1)
  const owner = { anonymousId: session.anonymousId }
  // The order stays the guest's until its owner signs in.
  expect((await getOrders(context, { owner, where: { orderNumber: order.orderNumber } })).results).toHaveLength(1)
  await expect(
    signIn(
      context,
      hasher,
      { storeKey: 'sk' },
      { email: draft.email, password: 'Another-sword-8', clientAddress: aClientAddress() },
    ),
  ).rejects.toThrow()
})

test('CHK-25, A4 a network that has heard of enough known addresses hears the same of new ones, whose account is made by the link of a mail', async () => {
  const draft = aCustomerDraft()
  await signUp(context, hasher, { storeKey: 'sk' }, draft)
  const clientAddress = aClientAddress()
  for (let answer = 0; answer < 5; answer++)
    await expect(signUp(context, hasher, { storeKey: 'sk' }, { ...draft, clientAddress })).rejects.toThrow()
  const { order, session } = await aGuestOrder()
  await expect(open({ order, session }, { clientAddress })).rejects.toMatchObject({ failure: { code: 'email-proof-required' } })
  expect(await selectCustomerByEmail(context.db, order.customerEmail)).toBeUndefined()
})
