import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { OperationName } from '@shop/contract/operations'
import type { AddressDraft } from '@shop/domain/address'
import type { AssociateRole } from '@shop/domain/company'
import { aSlovakAddress } from '@shop/domain/fixtures'
import { addLineItem, createCart, updateCart } from '@shop/engine/cart'
import { addAssociate, changeAssociate, createCompany, inviteAssociate, requestApproval } from '@shop/engine/company'
import { issueResetToken } from '@shop/engine/customer'
import type { EngineContext } from '@shop/engine/database'
import { issueInvoice, keepFiles } from '@shop/engine/fiscal'
import { issueOrdersToken } from '@shop/engine/order'
import { confirmOrderCode, findOrderCode, openOrderLink, requestOrderCode, signOrderViewLink } from '@shop/engine/order-access'
import { registerPayment } from '@shop/engine/payment'
import { requestPrivacy } from '@shop/engine/privacy'
import { keepQuoteDocument } from '@shop/engine/quote'
import { approveReturn, keepReturnLabel } from '@shop/engine/return'
import { shipOrder } from '@shop/engine/shipment'
import { aClientAddress } from '@shop/engine/testing'
import { PRESS } from '../../apps/middleware/src/catalogue.fixtures.ts'
import { aSignedInShopper } from '../../apps/middleware/src/customer/signed-in.fixtures.ts'
import { aShopper, type Shopper, type TestMiddleware } from '../../apps/middleware/src/middleware.fixtures.ts'
import { draftOf } from '../../apps/middleware/src/order/checkout.fixtures.ts'
import type { CallerName } from './access-rules.ts'
import type { Belongings, Proof } from './belongings.ts'
import { COLLEAGUES } from './company-access.ts'

/** The smallest picture. */
const PICTURE = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const UNITS = 4
/** The store of the owners, and one in which they are not. */
export const HOME = { host: 'sk.localhost', country: 'SK', locale: 'sk-SK' } as const
export const ABROAD = { host: 'de.localhost', country: 'DE', locale: 'de-DE' } as const

/** Someone with one of everything that a shopper can have. */
export interface Someone {
  readonly shopper: Shopper
  readonly proof: Proof
  /** What they have, as it stands now. */
  belongings(): Promise<Belongings>
  /** A text that stands in all that is personal of them. */
  readonly secret: string
}

/** Someone as one who calls. */
export type Caller = Pick<Someone, 'shopper' | 'proof'>

const at = (engine: EngineContext, hours: number): EngineContext => ({
  ...engine,
  now: () => new Date(Date.now() + hours * 3_600_000).toISOString(),
})

function secretText(): string {
  return `Kanar${randomUUID().replaceAll(/[^a-f]/g, '')}vogel`
}

/** A customer with an account, an address, a passkey, orders, a return, a question and a cart. */
export async function aCustomerWithAll(middleware: TestMiddleware): Promise<Someone> {
  const { engine } = middleware
  const secret = secretText()
  const { shopper, customer } = await aSignedInShopper(middleware)
  const address = addressOf(secret)
  const { id } = customer
  const named = await shopper.do('customerUpdateMe', {
    customer: { id, version: 1 },
    data: { firstName: secret, lastName: secret },
  })
  const shipping = await shopper.do('addShippingAddress', { customer: { id, version: named.user.version }, address })
  const addressId = shipping.user.addresses[0]?.id ?? ''
  const { user } = await shopper.do('addBillingAddress', { customer: { id, version: shipping.user.version }, address })
  const billingAddressId = user.addresses.find(saved => saved.id !== addressId)?.id ?? ''
  const passkeyId = randomUUID()
  await engine.db
    .insertInto('passkey')
    .values({
      id: passkeyId,
      credential_id: randomUUID(),
      customer_id: id,
      rp_id: HOME.host,
      public_key: Buffer.from('key'),
      counter: 0,
      transports: [],
      name: secret,
    })
    .execute()
  const listDraft = { draftId: randomUUID(), name: secret, lineItems: [{ sku: PRESS, quantity: 1 }] }
  const { shoppingList } = await shopper.do('createShoppingList', listDraft)
  const order = await anOrder(shopper, { email: customer.email, address })
  const company = await aCompany(engine, id, secret)
  const token = await issueOrdersToken(engine, { customerId: id, email: customer.email, storeKey: 'sk' })
  const { accessToken } = await openOrderLink(engine, { token })
  const below = await whatFollows(middleware, shopper, { ...order, accessToken, secret, email: customer.email })
  const row = await engine.db.selectFrom('customer').select('document').where('id', '=', id).executeTakeFirst()
  const document = JSON.stringify({ ...row?.document, customerType: 'company' })
  await engine.db.updateTable('customer').set({ document }).where('id', '=', id).execute()
  const { quote } = await shopper.do('createQuoteRequest', { draftId: randomUUID(), comment: secret })
  const open = { state: 'Pending', valid_until: '2099-01-01T00:00:00.000Z' } as const
  await engine.db.updateTable('quote').set(open).where('id', '=', quote.id).execute()
  await keepQuoteDocument(engine, quote, Buffer.from(secret))
  return {
    shopper,
    secret,
    proof: { accessToken, email: customer.email, ...HOME },
    belongings: async () => {
      const row = await engine.db.selectFrom('customer').select('version').where('id', '=', id).executeTakeFirst()
      const { version } = await engine.db
        .selectFrom('company')
        .select('version')
        .where('id', '=', company.id)
        .executeTakeFirstOrThrow()
      const list = await engine.db
        .selectFrom('shopping_list')
        .select('version')
        .where('id', '=', shoppingList.id)
        .executeTakeFirst()
      const offer = await engine.db.selectFrom('quote').select('version').where('id', '=', quote.id).executeTakeFirst()
      return {
        ...{
          ...below,
          email: customer.email,
          address,
          addressId,
          billingAddressId,
          passkeyId,
          sku: PRESS,
          draftId: randomUUID(),
        },
        ...{ companyVersion: version, associateId: company.associateId, invitationId: company.invitationId },
        ...{ approvalId: company.approvalId, ownApprovalId: company.ownApprovalId },
        customer: { id, version: row?.version ?? 1 },
        shoppingList: { id: shoppingList.id, version: list?.version ?? 1 },
        quote: { id: quote.id, version: offer?.version ?? 1 },
        cart: await cartOf(engine, below.cartId),
      }
    },
  }
}

/** A guest with orders, a return, a question and a cart, and the access of their mailbox. */
export async function aGuestWithAll(middleware: TestMiddleware): Promise<Someone> {
  const { engine } = middleware
  const secret = secretText()
  const email = `${secret.toLowerCase()}@example.org`
  const shopper = aShopper(middleware)
  const address = addressOf(secret)
  const order = await anOrder(shopper, { email, address })
  const accessToken = await accessByCode(engine, order.orderNumber, email)
  const below = await whatFollows(middleware, shopper, { ...order, accessToken, secret, email })
  return {
    shopper,
    secret,
    proof: { accessToken, email, ...HOME },
    belongings: async () => ({
      ...{ ...below, email, address, sku: PRESS, draftId: randomUUID() },
      ...{ addressId: randomUUID(), billingAddressId: randomUUID(), passkeyId: randomUUID() },
      ...{ companyVersion: 1, associateId: randomUUID(), invitationId: randomUUID() },
      ...{ approvalId: randomUUID(), ownApprovalId: randomUUID() },
      customer: { id: randomUUID(), version: 1 },
      shoppingList: { id: randomUUID(), version: 1 },
      quote: { id: randomUUID(), version: 1 },
      cart: await cartOf(engine, below.cartId),
    }),
  }
}

/** Those who call besides the owner of something. Each of them has the same things of their own, or nothing. */
export async function othersThan(
  middleware: TestMiddleware,
  owner: Someone,
  others: Readonly<Record<'customer' | 'guest', Someone>>,
): Promise<Readonly<Record<Exclude<CallerName, 'owner'>, Caller>>> {
  const { engine } = middleware
  const cookie = owner.shopper.cookie ?? ''
  const { orderNumber, orderId } = await abroad(middleware, owner.proof.email)
  const expired = await openOrderLink(at(engine, -5), { token: await signOrderViewLink(at(engine, -5), orderId) })
  return {
    ...others,
    anonymous: {
      shopper: aShopper(middleware),
      proof: { accessToken: 'invented.token', email: 'nobody@example.org', ...HOME },
    },
    store: {
      shopper: aShopper(middleware, ABROAD.host, cookie),
      proof: {
        accessToken: await accessByCode(engine, orderNumber, owner.proof.email, 'de'),
        email: 'nobody@example.org',
        ...ABROAD,
      },
    },
    // The owner is named in it, the secrets are not theirs.
    ended: {
      shopper: aShopper(middleware, HOME.host, withOtherSecrets(cookie)),
      proof: { accessToken: expired.accessToken, email: 'nobody@example.org', ...HOME },
    },
  }
}

/** People of the owner's company, by what they are there, who are signed in and have nothing else. */
export async function colleaguesOf(
  middleware: TestMiddleware,
  owner: Someone,
): Promise<(readonly [keyof typeof COLLEAGUES, Caller])[]> {
  const { engine } = middleware
  const { customer } = await owner.belongings()
  const { company_id: companyId } = await engine.db
    .selectFrom('associate')
    .select('company_id')
    .where('customer_id', '=', customer.id)
    .executeTakeFirstOrThrow()
  const callers: (readonly [keyof typeof COLLEAGUES, Caller])[] = []
  for (const [who, { roles }] of Object.entries(COLLEAGUES) as [keyof typeof COLLEAGUES, { roles: readonly AssociateRole[] }][]) {
    const { shopper, customer: own } = await aSignedInShopper(middleware)
    await addAssociate(engine, { companyId }, { customerId: own.id, roles, approvalLimitCent: 0 })
    callers.push([who, { shopper, proof: { accessToken: 'invented.token', email: own.email, ...HOME } }])
  }
  return callers
}

function withOtherSecrets(cookie: string): string {
  const [name, value = ''] = cookie.split('=')
  const content = JSON.parse(decodeURIComponent(value)) as object
  const other = { ...content, access_token: 'A'.repeat(43), refresh_token: 'B'.repeat(64) }
  return `${name}=${encodeURIComponent(JSON.stringify(other))}`
}

/** An order that the same mailbox placed in another store. */
async function abroad(middleware: TestMiddleware, email: string): Promise<{ orderNumber: string; orderId: string }> {
  const shopper = aShopper(middleware, ABROAD.host)
  const address = { ...aSlovakAddress(), country: ABROAD.country, postalCode: '10115', phone: '+49 30 1234567' }
  return anOrder(shopper, { email, address })
}

/** A company that someone administers, with a colleague, and someone who is invited. */
async function aCompany(engine: EngineContext, customerId: string, secret: string) {
  const { id } = await createCompany(engine, { customerId, storeKey: 'sk', name: secret, isByOwner: true })
  const associateId = randomUUID()
  const document = JSON.stringify({ schemaVersion: 1, firstName: secret, lastName: secret, locale: 'sk-SK' })
  await engine.db
    .insertInto('customer')
    .values({ id: associateId, email: `${associateId}@example.org`, document })
    .execute()
  const grants = { roles: ['buyer', 'approver'], approvalLimitCent: 0 } as const
  await addAssociate(engine, { companyId: id }, { customerId: associateId, ...grants })
  await changeAssociate(engine, { companyId: id }, { associateId: customerId, roles: ['admin', 'buyer'], approvalLimitCent: 0 })
  const ownApprovalId = await anApproval(engine, customerId, secret)
  const free = { roles: ['admin', 'buyer', 'approver'], approvalLimitCent: null } as const
  await changeAssociate(engine, { companyId: id }, { associateId: customerId, ...free })
  const approvalId = await anApproval(engine, associateId, secret)
  const email = `${secret.toLowerCase()}-colleague@example.org`
  await inviteAssociate(engine, { companyId: id }, { email, locale: 'sk-SK', roles: ['buyer'], approvalLimitCent: null })
  const invitation = await engine.db
    .selectFrom('company_invitation')
    .select('id')
    .where('company_id', '=', id)
    .executeTakeFirstOrThrow()
  return { id, associateId, invitationId: invitation.id, approvalId, ownApprovalId }
}

/** A cart whose order someone of the company has asked for. */
async function anApproval(engine: EngineContext, customerId: string, secret: string): Promise<string> {
  const owner = { anonymousId: randomUUID(), customerId }
  const requestOf = ({ id, version }: { id: string; version: number }) => ({ owner, storeKey: 'sk', id, version })
  const empty = await createCart(engine, { owner, storeKey: 'sk' })
  const filled = await addLineItem(engine, requestOf(empty), { sku: PRESS, quantity: 1 })
  const cart = await updateCart(engine, requestOf(filled), [
    { action: 'setCustomerEmail', email: `${secret.toLowerCase()}@example.org` },
    { action: 'setBillingAddress', address: addressOf(secret) },
    { action: 'setShippingAddress', address: addressOf(secret) },
  ])
  return (await requestApproval(engine, { ...requestOf(cart), customerId, amountPlanned: cart.totalPrice })).id
}

function addressOf(secret: string): AddressDraft {
  return { ...aSlovakAddress(), firstName: secret, lastName: secret }
}

async function anOrder(
  shopper: Shopper,
  { email, address }: { readonly email: string; readonly address: AddressDraft },
): Promise<{ readonly orderNumber: string; readonly orderId: string; readonly orderLineId: string }> {
  const { cart } = await aFilledCart(shopper, email, address)
  const draft = draftOf('bank-transfer', cart.totalPrice.centAmount)
  const paid = await shopper.do('createBankPayment', { id: cart.id, version: cart.version, draft })
  const { order } = await shopper.do('createMyOrderFromCart', { id: cart.id, version: paid.cart.version })
  return { orderNumber: order.orderNumber, orderId: order.id, orderLineId: order.lineItems[0]?.id ?? '' }
}

async function aFilledCart(shopper: Shopper, email: string, address: AddressDraft) {
  const { cart: empty } = await shopper.do('createCart', {})
  const { id, version } = empty
  const { cart } = await shopper.do('addToCart', { id, version, product: { sku: PRESS }, quantity: UNITS })
  return shopper.do('updateCart', {
    id,
    version: cart.version,
    actions: [
      { action: 'setCustomerEmail', email },
      { action: 'setBillingAddress', address },
      { action: 'setShippingAddress', address },
    ],
  })
}

async function accessByCode(engine: EngineContext, orderNumber: string, email: string, storeKey = 'sk'): Promise<string> {
  const from = { clientAddress: aClientAddress() }
  const { codeId } = await requestOrderCode(engine, { orderNumber, email, storeKey, locale: 'sk-SK', ...from })
  const code = (await findOrderCode(engine, codeId))?.code ?? ''
  return (await confirmOrderCode(engine, { codeId, code, ...from }))?.accessToken ?? ''
}

/** What comes after an order: its invoice, a return with a picture and a label, a review, a question; and the next cart. */
async function whatFollows(
  { engine }: TestMiddleware,
  shopper: Shopper,
  its: { orderNumber: string; orderId: string; orderLineId: string; accessToken: string; secret: string; email: string },
) {
  const { orderNumber, orderId, orderLineId, accessToken, secret, email } = its
  await registerPayment(engine, { id: orderId }, {})
  await shipOrder(engine, { id: orderId }, { parcels: [{ trackingNumber: '00340434161094042557', carrier: 'DHL' }] })
  const issued = await issueInvoice(engine, { id: orderId }, [])
  if (!issued) throw new Error('The order has no invoice')
  await keepFiles(engine, issued, { cii: Buffer.from(`<${secret}/>`), pdf: Buffer.from(secret) })
  const { return: created } = await shopper.do('createReturn', {
    ...{ accessToken, orderNumber, draftId: randomUUID(), reason: 'defective', wish: 'refund', comment: secret },
    lines: [{ lineItemId: orderLineId, quantity: 1 }],
    pictures: [PICTURE],
  })
  await approveReturn(engine, created.returnNumber)
  await keepReturnLabel(engine, created.id, Buffer.from(secret))
  await shopper.do('addReview', {
    ...{ sku: PRESS, rating: 4, title: secret, text: secret, authorName: secret, locale: 'sk-SK', consent: true },
  })
  await shopper.do('createSupportCase', {
    ...{ draftId: randomUUID(), locale: 'sk-SK', reason: 'other', subreason: 'feedback', contactName: secret },
    ...{ customerEmail: email, subject: secret, description: secret },
  })
  const { cart } = await aFilledCart(shopper, email, addressOf(secret))
  return {
    ...{ orderNumber, orderLineId, returnNumber: created.returnNumber, cartId: cart.id },
    documentNumber: issued.document.number,
  }
}

async function cartOf(engine: EngineContext, id: string): Promise<Belongings['cart']> {
  const row = await engine.db.selectFrom('cart').select(['version', 'document']).where('id', '=', id).executeTakeFirst()
  const document = (typeof row?.document === 'string' ? JSON.parse(row.document) : row?.document) as
    | { lineItems: { id: string }[]; totalPrice: { centAmount: number } }
    | undefined
  return {
    id,
    version: row?.version ?? 1,
    lineItemId: document?.lineItems[0]?.id ?? randomUUID(),
    centAmount: document?.totalPrice?.centAmount ?? 1,
  }
}

/** Operations with a secret that was good and is not any more, and with one that never was. */
export async function secretsThatAreOver(
  engine: EngineContext,
  { proof: { email }, belongings }: Someone,
): Promise<[OperationName, object, object][]> {
  const invented = 'A'.repeat(43)
  const { orderNumber, customer } = await belongings()
  const order = await engine.db.selectFrom('order').select('id').where('order_number', '=', orderNumber).executeTakeFirstOrThrow()
  const link = await signOrderViewLink(at(engine, -24 * 31), order.id)
  const from = { clientAddress: aClientAddress() }
  const { codeId } = await requestOrderCode(engine, { orderNumber, email, storeKey: 'sk', locale: 'sk-SK', ...from })
  const code = (await findOrderCode(engine, codeId))?.code ?? ''
  await confirmOrderCode(engine, { codeId, code, ...from })
  const reset = (await issueResetToken(engine, customer.id))?.token ?? ''
  await engine.db.updateTable('password_reset_token').set({ expires_at: PAST }).where('customer_id', '=', customer.id).execute()
  const ownData = await expiredPrivacyToken(engine, email)
  return [
    ['openOrderLink', { token: link }, { token: invented }],
    ['confirmOrderCode', { codeId, code }, { codeId: randomUUID(), code }],
    [
      'customerResetPassword',
      { tokenValue: reset, newPassword: 'Other-sword-8' },
      { tokenValue: invented, newPassword: 'Other-sword-8' },
    ],
    ...(['getPrivacyRequest', 'confirmPrivacyRequest', 'downloadPrivacyExport'] as const).map(
      (name): [OperationName, object, object] => [name, { token: ownData }, { token: invented }],
    ),
  ]
}

const PAST = '2020-01-01T00:00:00.000Z'

async function expiredPrivacyToken(engine: EngineContext, email: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const draft = { kind: 'export', email, locale: 'sk-SK', storeKey: 'sk', clientAddress: aClientAddress() } as const
  await requestPrivacy(engine, draft)
  const values = { token_hash: createHash('sha256').update(token).digest(), token_expires_at: PAST }
  await engine.db.updateTable('privacy_request').set(values).where('email', '=', email).execute()
  return token
}
