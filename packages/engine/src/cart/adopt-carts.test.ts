import type { Cart } from '@shop/domain/cart'
import { createPasswordHasher } from '@shop/integrations/password'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { signIn, signUp } from '../customer/index.ts'
import { importCartDiscounts } from '../discount/import-discounts.ts'
import { checkInvariants } from '../invariants/index.ts'
import { createOrderFromCart, getOrders } from '../order/index.ts'
import { createBankPayment } from '../payment/index.ts'
import { resolveSession, type Session } from '../session/index.ts'
import { openSession } from '../session/open-session.ts'
import { aCartDiscount } from '../testing/discount-drafts.ts'
import {
  aCustomerDraft,
  aPaymentDraft,
  aReadyCart,
  CRANE,
  openTestShop,
  PRESS,
  requestOf,
  SAW,
} from '../testing/shop.fixtures.ts'
import { readCartDocument } from './cart-document.ts'
import { addLineItem, createCart, getActiveCart, updateCart } from './index.ts'
import type { LineProducts } from './line-products.ts'

const { context } = await openTestShop({ stock: 50, poolSize: 20 })
const hasher = createPasswordHasher()
const clientAddress = '192.0.2.7'

async function aCustomer() {
  const draft = aCustomerDraft()
  const signedIn = await signUp(context, hasher, { storeKey: 'sk' }, draft)
  return { ...signedIn, credentials: { email: draft.email, password: draft.password, clientAddress } }
}

/** A visitor with units of products in their cart. */
async function aVisitorWith(lines: Readonly<Record<string, number>>, storeKey = 'sk'): Promise<{ session: Session; cart: Cart }> {
  const { session } = await openSession(context, { storeKey })
  return { session, cart: await fill(await createCart(context, { owner: session, storeKey }), session, lines) }
}

async function fill(cart: Cart, owner: Session, lines: Readonly<Record<string, number>>): Promise<Cart> {
  let filled = cart
  for (const [sku, quantity] of Object.entries(lines))
    filled = await addLineItem(context, requestOf(owner, filled), { sku, quantity })
  return filled
}

const quantitiesOf = (cart: Cart | undefined) =>
  Object.fromEntries(cart?.lineItems.map(({ variant, quantity }) => [variant.sku, quantity]) ?? [])
async function storedCart(id: string): Promise<Cart | undefined> {
  const row = await context.db.selectFrom('cart').select(['document', 'line_products']).where('id', '=', id).executeTakeFirst()
  return row && readCartDocument(row.document, row.line_products as LineProducts)
}
const brokenInvariants = async () => (await checkInvariants(context)).filter(({ violations }) => violations > 0)

test('AUTH-01, AUTH-02 a customer without cart keeps the visitor’s one, with their e-mail address on it', async () => {
  const { customer, credentials } = await aCustomer()
  const { session, cart } = await aVisitorWith({ [PRESS]: 2 })
  const signedIn = await signIn(context, hasher, { storeKey: 'sk', session }, credentials)
  expect(signedIn.cart).toMatchObject({
    id: cart.id,
    version: cart.version + 1,
    customerId: customer.id,
    customerEmail: customer.email,
    totalPrice: cart.totalPrice,
  })
  expect(await getActiveCart(context, { owner: signedIn.session, storeKey: 'sk' })).toEqual(signedIn.cart)
  expect(await getActiveCart(context, { owner: session, storeKey: 'sk' })).toBeUndefined()
  expect(await brokenInvariants()).toEqual([])
})

test('AUTH-01 so does anyone who registers', async () => {
  const { session, cart } = await aVisitorWith({ [SAW]: 3 })
  const { customer, cart: adopted } = await signUp(context, hasher, { storeKey: 'sk', session }, aCustomerDraft())
  expect(adopted).toMatchObject({ id: cart.id, customerId: customer.id, customerEmail: customer.email })
})

test('C3 the lines of both carts are in the customer’s one, and the visitor’s takes no operation any more', async () => {
  const { session: first, credentials, customer } = await aCustomer()
  const own = await fill(await createCart(context, { owner: first, storeKey: 'sk' }), first, { [PRESS]: 5, [SAW]: 1 })
  const { session, cart } = await aVisitorWith({ [SAW]: 4, [CRANE]: 1 })
  const signedIn = await signIn(context, hasher, { storeKey: 'sk', session }, credentials)
  expect(quantitiesOf(signedIn.cart)).toEqual({ [PRESS]: 5, [SAW]: 4, [CRANE]: 1 })
  expect(signedIn.cart).toMatchObject({ id: own.id, version: own.version + 1, customerEmail: customer.email })
  expect(await storedCart(cart.id)).toMatchObject({ cartState: 'Merged', version: cart.version + 1, lineItems: cart.lineItems })
  const late = addLineItem(context, requestOf(session, cart), { sku: PRESS, quantity: 1 })
  await expect(late).rejects.toMatchObject({ failure: { code: 'invalid-operation' } })
  expect(await brokenInvariants()).toEqual([])
})

test('C3 ten sign-ins at once bring the visitor’s cart over once, and each has a session', async () => {
  const { session: first, credentials } = await aCustomer()
  const own = await fill(await createCart(context, { owner: first, storeKey: 'sk' }), first, { [PRESS]: 5 })
  const { session } = await aVisitorWith({ [PRESS]: 2, [SAW]: 4 })
  const results = await Promise.all(
    Array.from({ length: 10 }, () => signIn(context, hasher, { storeKey: 'sk', session }, credentials)),
  )
  for (const { cart, token } of results) {
    expect(quantitiesOf(cart)).toEqual({ [PRESS]: 5, [SAW]: 4 })
    expect((await resolveSession(context, token))?.customerId).toBe(first.customerId)
  }
  expect(await getActiveCart(context, { owner: first, storeKey: 'sk' })).toMatchObject({
    id: own.id,
    version: own.version + 1,
  })
  expect(await brokenInvariants()).toEqual([])
})

test('C3 sign-ins of several visitors into one account at once lose no line', async () => {
  const { session: first, credentials } = await aCustomer()
  const contents: Record<string, number>[] = [{ [PRESS]: 1 }, { [SAW]: 2 }, { [CRANE]: 3 }, { [PRESS]: 4 }]
  const visitors = await Promise.all(contents.map(lines => aVisitorWith(lines)))
  await Promise.all(visitors.map(({ session }) => signIn(context, hasher, { storeKey: 'sk', session }, credentials)))
  expect(quantitiesOf(await getActiveCart(context, { owner: first, storeKey: 'sk' }))).toEqual({
    [PRESS]: 4,
    [SAW]: 2,
    [CRANE]: 3,
  })
  expect(await brokenInvariants()).toEqual([])
})

test('C3 a cart that another session of theirs makes meanwhile is found, not doubled', async () => {
  const { session: first, credentials } = await aCustomer()
  const { session } = await aVisitorWith({ [PRESS]: 2 })
  const [signedIn, made] = await Promise.all([
    signIn(context, hasher, { storeKey: 'sk', session }, credentials),
    ...Array.from({ length: 8 }, () => createCart(context, { owner: first, storeKey: 'sk' })),
  ])
  const active = await getActiveCart(context, { owner: first, storeKey: 'sk' })
  expect(active?.id).toBe(made?.id)
  expect(signedIn.cart?.id).toBe(active?.id)
  expect(quantitiesOf(active)).toEqual({ [PRESS]: 2 })
  expect(await brokenInvariants()).toEqual([])
})

test('C3 adds that race with the sign-in are in the cart or refused', async () => {
  const { session: first, credentials } = await aCustomer()
  await fill(await createCart(context, { owner: first, storeKey: 'sk' }), first, { [SAW]: 1 })
  const { session, cart } = await aVisitorWith({ [PRESS]: 1 })
  const [signedIn, ...adds] = await Promise.all([
    signIn(context, hasher, { storeKey: 'sk', session }, credentials),
    ...Array.from({ length: 20 }, () =>
      addLineItem(context, requestOf(session, cart), { sku: PRESS, quantity: 1 }).then(
        () => 1,
        () => 0,
      ),
    ),
  ])
  const acked = adds.reduce<number>((sum, add) => sum + add, 0)
  expect(quantitiesOf(signedIn.cart)).toEqual({ [SAW]: 1, [PRESS]: 1 + acked })
  expect(await brokenInvariants()).toEqual([])
})

test('C3 quantities grow as far as stock allows', async () => {
  const { session: first, credentials } = await aCustomer()
  await fill(await createCart(context, { owner: first, storeKey: 'sk' }), first, { [CRANE]: 10 })
  const { session } = await aVisitorWith({ [CRANE]: 40 })
  const stock = (available: number) =>
    sql`update inventory_entry set loaded = ${available} + sold, available = ${available} where sku = ${CRANE}`.execute(
      context.db,
    )
  await stock(25)
  const { cart } = await signIn(context, hasher, { storeKey: 'sk', session }, credentials)
  await stock(50)
  expect(quantitiesOf(cart)).toEqual({ [CRANE]: 25 })
})

test('CART-13, AUTH-02 C3 their cart of another store is cleared, not merged', async () => {
  const { credentials, session: first } = await aCustomer()
  const german = await createCart(context, { owner: first, storeKey: 'de' })
  const { session, cart } = await aVisitorWith({ [PRESS]: 2 })
  const signedIn = await signIn(context, hasher, { storeKey: 'sk', session }, credentials)
  expect(signedIn.cart).toMatchObject({ id: cart.id, store: { key: 'sk' } })
  expect(await storedCart(german.id)).toBeUndefined()
})

test('COD-11 a payment that was chosen before the sign-in is dropped', async () => {
  const { credentials } = await aCustomer()
  const { session } = await openSession(context, { storeKey: 'sk' })
  const { owner, cart } = await aReadyCart(context)
  await sql`update session set anonymous_id = ${owner.anonymousId} where id = ${session.id}`.execute(context.db)
  await createBankPayment(context, requestOf(owner, cart), aPaymentDraft(cart, 'bank-transfer'))
  const visitor = { ...session, anonymousId: owner.anonymousId }
  const signedIn = await signIn(context, hasher, { storeKey: 'sk', session: visitor }, credentials)
  expect(signedIn.cart).toMatchObject({ id: cart.id })
  expect(signedIn.cart).not.toHaveProperty('paymentInfo')
  expect(await brokenInvariants()).toEqual([])
})

/** A visitor who has ordered as a guest, with an e-mail address. */
async function aGuestOrder(email: string) {
  const { session } = await openSession(context, { storeKey: 'sk' })
  const { owner, cart: ready } = await aReadyCart(context)
  const cart = await updateCart(context, requestOf(owner, ready), [{ action: 'setCustomerEmail', email }])
  const paid = await createBankPayment(context, requestOf(owner, cart), aPaymentDraft(cart, 'bank-transfer'))
  const order = await createOrderFromCart(context, requestOf(owner, paid.cart))
  return { owner, order, session: { ...session, anonymousId: owner.anonymousId } }
}

test('AUTH-01, ORD-02 the visitor’s orders with the customer’s address become the customer’s, with their content as it was', async () => {
  const { credentials, customer } = await aCustomer()
  const { owner, order, session } = await aGuestOrder(credentials.email.toUpperCase())
  const signedIn = await signIn(context, hasher, { storeKey: 'sk', session }, credentials)
  expect((await getOrders(context, { owner: signedIn.session })).results).toEqual([{ ...order, customerId: customer.id }])
  expect((await getOrders(context, { owner })).results).toEqual([])
})

test('A1 signing in or registering on a browser that a guest has ordered with gives nothing of the guest’s orders', async () => {
  const { credentials } = await aCustomer()
  const enterings = [
    (session: Session) => signIn(context, hasher, { storeKey: 'sk', session }, credentials),
    (session: Session) => signUp(context, hasher, { storeKey: 'sk', session }, aCustomerDraft()),
  ]
  for (const enter of enterings) {
    const { order, session } = await aGuestOrder('someone.else@example.org')
    const signedIn = await enter(session)
    expect((await getOrders(context, { owner: signedIn.session })).results).toEqual([])
    const stored = await context.db.selectFrom('order').selectAll().where('id', '=', order.id).executeTakeFirstOrThrow()
    expect(stored).toMatchObject({ customer_id: null, anonymous_id: session.anonymousId })
    expect(stored.document).not.toHaveProperty('customerId')
  }
})

test('A2 signing in as someone else takes nothing from the first customer', async () => {
  const jana = await aCustomer()
  await fill(await createCart(context, { owner: jana.session, storeKey: 'sk' }), jana.session, { [PRESS]: 1 })
  const peter = await aCustomer()
  const signedIn = await signIn(context, hasher, { storeKey: 'sk', session: jana.session }, peter.credentials)
  expect(signedIn.cart).toBeUndefined()
  expect(await resolveSession(context, jana.token)).toBeUndefined()
  const { session } = await signIn(context, hasher, { storeKey: 'sk' }, jana.credentials)
  expect(quantitiesOf(await getActiveCart(context, { owner: session, storeKey: 'sk' }))).toEqual({ [PRESS]: 1 })
})

test('DISC-08, DISC-12 the cart has the prices of the customer’s tier as soon as they have signed in', async () => {
  const { credentials, customer } = await aCustomer()
  await sql`update store set document = jsonb_set(document, '{custom,switches,loyaltyDiscount}', 'true') where key = 'sk'`.execute(
    context.db,
  )
  await importCartDiscounts(context, [aCartDiscount({ stores: [{ key: 'sk' }], custom: { cohortTier: 'tier2' } })])
  await context.db.updateTable('customer').set({ group_key: 'tier2' }).where('id', '=', customer.id).execute()
  const { session, cart } = await aVisitorWith({ [PRESS]: 2 })
  const signedIn = await signIn(context, hasher, { storeKey: 'sk', session }, credentials)
  expect(signedIn.cart?.appliedDiscounts).toHaveLength(1)
  expect(signedIn.cart?.totalPrice.centAmount).toBeLessThan(cart.totalPrice.centAmount)
  expect(await brokenInvariants()).toEqual([])
})
