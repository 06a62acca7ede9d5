import { randomUUID } from 'node:crypto'
import type { Cart } from '@shop/domain/cart'
import { aSlovakAddress } from '@shop/domain/fixtures'
import type { ProductDraft } from '@shop/domain/product'
import { afterAll } from 'vitest'
import { addLineItem, type CartRequest, createCart, updateCart } from '../cart/index.ts'
import { importCatalogue } from '../catalogue/index.ts'
import type { ConnectionSettings } from '../database/connection.ts'
import { createContext, type EngineContext, openDatabase } from '../database/index.ts'
import { createBankPayment } from '../payment/index.ts'
import type { Owner } from '../session/index.ts'
import { openSession } from '../session/open-session.ts'
import { aCatalogue, aProduct } from './catalogue-drafts.ts'
import { cloneDatabaseUrl } from './cloned-database.ts'

/** SKUs of the products every test shop has. */
export const PRESS = 'EX30000001'
export const SAW = 'EX30000002'
export const CRANE = 'EX30000003'
export const GUARANTEE = '4100001'

/** A press for 100 EUR, a saw for 19.99 EUR instead of 25, a crane that travels as freight, a virtual guarantee. */
function testProducts(): ProductDraft[] {
  return [
    aProduct({ sku: PRESS, name: 'Press', eurCent: 10_000 }),
    aProduct({ sku: SAW, name: 'Saw', eurCent: 2500, discountedEurCent: 1999 }),
    aProduct({ sku: CRANE, name: 'Crane', eurCent: 29_900, isFreight: true }),
    aProduct({ sku: GUARANTEE, name: 'Guarantee', eurCent: 1500 }),
  ]
}

/** A shop of its own for one test file. */
export interface TestShop {
  readonly context: EngineContext
  readonly databaseUrl: string
}

/**
 * Opens a shop with all stores, the test products and `stock` units of each. Waiting is not limited as in
 * production: a slow machine must not fail a race.
 */
export async function openTestShop(
  options: Partial<ConnectionSettings> & { stock?: number; products?: readonly ProductDraft[] } = {},
): Promise<TestShop> {
  const { stock, products = testProducts(), ...settings } = options
  const databaseUrl = await cloneDatabaseUrl()
  const db = openDatabase({ databaseUrl, acquireTimeoutMs: 300_000, lockTimeoutMs: 300_000, ...settings })
  afterAll(() => db.destroy())
  const context = createContext(db)
  await importCatalogue(context, aCatalogue(products, stock), { name: 'test', contentHash: 'test' })
  return { context, databaseUrl }
}

/** A new visitor of a store with an empty cart. */
export async function aVisitor(context: EngineContext, storeKey = 'sk'): Promise<{ owner: Owner; cart: Cart }> {
  const { session } = await openSession(context, { storeKey })
  const owner: Owner = { anonymousId: session.anonymousId }
  return { owner, cart: await createCart(context, { owner, storeKey }) }
}

/** An address in a network of its own each time, so that what is limited per network is not. */
export function aClientAddress(): string {
  return `2001:db8:${randomUUID().slice(9, 18).replace('-', ':')}::1`
}

/** What someone fills in to become a customer; the address is one of its own each time. */
export function aCustomerDraft(changes: { email?: string; password?: string } = {}) {
  return {
    email: `jana-${randomUUID()}@example.org`,
    password: 'Strong-sword-7',
    firstName: 'Jana',
    lastName: 'Nová',
    locale: 'sk-SK',
    custom: { customerType: 'private' },
    clientAddress: aClientAddress(),
    ...changes,
  } as const
}

/** The request that means a cart at the version it was seen. */
export function requestOf(owner: Owner, cart: Cart): CartRequest {
  return { owner, storeKey: cart.store.key, id: cart.id, version: cart.version }
}

/** A Slovak visitor whose cart has units of a product, e-mail and addresses. */
export async function aReadyCart(
  context: EngineContext,
  lines: Readonly<Record<string, number>> = { [PRESS]: 1 },
): Promise<{ owner: Owner; cart: Cart }> {
  const { owner, cart: empty } = await aVisitor(context)
  let cart = empty
  for (const [sku, quantity] of Object.entries(lines)) {
    cart = await addLineItem(context, requestOf(owner, cart), { sku, quantity })
  }
  cart = await updateCart(context, requestOf(owner, cart), [
    { action: 'setCustomerEmail', email: 'jana@example.org' },
    { action: 'setBillingAddress', address: aSlovakAddress() },
    { action: 'setShippingAddress', address: aSlovakAddress() },
  ])
  return { owner, cart }
}

/** A ready cart with a bank transfer over its total. */
export async function aPaidCart(context: EngineContext, lines?: Readonly<Record<string, number>>) {
  const { owner, cart } = await aReadyCart(context, lines)
  const paid = await createBankPayment(context, requestOf(owner, cart), aPaymentDraft(cart, 'bank-transfer'))
  return { owner, ...paid }
}

/** A draft over a cart's total, or over another amount. */
export function aPaymentDraft(
  cart: Cart,
  paymentInterface: 'bank-transfer' | 'cash-on-delivery' | 'on-account',
  centAmount = cart.totalPrice.centAmount,
) {
  return {
    paymentMethodInfo: { paymentInterface, name: { en: 'Payment' } },
    amountPlanned: { currencyCode: cart.totalPrice.currencyCode, centAmount },
  }
}

/** An owner no one knows. */
export function aStranger(): Owner {
  return { anonymousId: randomUUID() }
}
