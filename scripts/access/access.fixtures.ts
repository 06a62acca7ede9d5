import { randomUUID } from 'node:crypto'
import type { AssociateRole } from '@shop/domain/company'
import { aSlovakAddress } from '@shop/domain/fixtures'
import { addAssociate } from '@shop/engine/company'
import type { EngineContext } from '@shop/engine/database'
import { issueOrdersToken } from '@shop/engine/order'
import { openOrderLink, signOrderViewLink } from '@shop/engine/order-access'
import { keepQuoteDocument } from '@shop/engine/quote'
import { PRESS } from '../../apps/middleware/src/catalogue.fixtures.ts'
import { aSignedInShopper } from '../../apps/middleware/src/customer/signed-in.fixtures.ts'
import { aShopper, type Shopper, type TestMiddleware } from '../../apps/middleware/src/middleware.fixtures.ts'
import type { CallerName } from './access-rules.ts'
import type { Belongings, Proof } from './belongings.ts'
import { aCompany } from './company-access.fixtures.ts'
import { COLLEAGUES } from './company-access.ts'
import { accessByCode, addressOf, anOrder, at, whatFollows } from './orders-access.fixtures.ts'

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
