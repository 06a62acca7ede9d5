import { randomUUID } from 'node:crypto'
import { aSlovakAddress } from '@shop/domain/fixtures'
import { marketOf } from '@shop/domain/market'
import type { ImportedReview, ReviewDraft } from '@shop/domain/review'
import { sql } from 'kysely'
import { addLineItem, createCart, updateCart } from '../cart/index.ts'
import type { EngineContext } from '../database/index.ts'
import { createOrderFromCart } from '../order/index.ts'
import { createBankPayment } from '../payment/index.ts'
import type { Owner } from '../session/index.ts'
import { aPaymentDraft, PRESS, requestOf } from '../testing/shop.fixtures.ts'

export const SLOVAKIA = marketOf('SK')

/** Orders one unit of each SKU as a guest, or as a customer when the owner is one. */
export async function order(context: EngineContext, owner: Owner, email: string, ...skus: string[]) {
  let cart = await createCart(context, { owner, storeKey: 'sk' })
  for (const sku of skus) cart = await addLineItem(context, requestOf(owner, cart), { sku, quantity: 1 })
  cart = await updateCart(context, requestOf(owner, cart), [
    { action: 'setCustomerEmail', email },
    { action: 'setBillingAddress', address: aSlovakAddress() },
    { action: 'setShippingAddress', address: aSlovakAddress() },
  ])
  const paid = await createBankPayment(context, requestOf(owner, cart), aPaymentDraft(cart, 'bank-transfer'))
  return createOrderFromCart(context, requestOf(owner, paid.cart))
}

/** A guest who has ordered the press, or other SKUs. */
export async function aGuest(context: EngineContext, email = `${randomUUID()}@example.org`, skus = [PRESS]): Promise<Owner> {
  const owner = { anonymousId: randomUUID() }
  await order(context, owner, email, ...skus)
  return owner
}

/** A signed-in customer without orders. */
export async function aCustomer(context: EngineContext): Promise<Required<Owner>> {
  const id = randomUUID()
  await context.db
    .insertInto('customer')
    .values({ id, email: `${id}@example.org`, password_hash: null, document: '{"addresses":[]}' })
    .execute()
  return { anonymousId: randomUUID(), customerId: id }
}

/** A good review of the press. */
export function aDraft(changes: Partial<ReviewDraft> = {}): ReviewDraft {
  return {
    sku: PRESS,
    rating: 4,
    title: 'Robí, čo má',
    text: 'Lisujeme každý deň.',
    authorName: 'Jana N.',
    locale: 'sk-SK',
    consent: true,
    ...changes,
  }
}

/** A review of the press from another source. */
export function anImport(changes: Partial<ImportedReview> = {}): ImportedReview {
  return {
    id: randomUUID(),
    sku: PRESS,
    rating: 5,
    title: 'Solid',
    text: 'Runs every day.',
    authorName: 'Owen P.',
    locale: 'en-GB',
    reviewCreatedAt: '2026-03-01T09:00:00.000Z',
    translations: { title: {}, text: {}, answer: {} },
    ...changes,
  }
}

/** Id of the product of a SKU. */
export async function productIdOf(context: EngineContext, sku = PRESS): Promise<string> {
  const { rows } = await sql<{ id: string }>`select product_id as id from product_variant where sku = ${sku}`.execute(context.db)
  return rows[0]!.id
}
