import { createHash } from 'node:crypto'
import { CommerceError } from '@shop/domain/error'
import { isOrderNumber, type Order } from '@shop/domain/order'
import { type RawBuilder, sql } from 'kysely'
import type { EngineContext } from '../database/context.ts'
import { type OrderConditions, type OrderPageOptions, type PagedOrders, selectOrderPage } from '../order/find-orders.ts'
import { orderNotFound } from '../order/order-rows.ts'
import { findSigningKey } from '../signing-key/find-signing-key.ts'
import { signText, verifyText } from '../signing-key/signed-text.ts'

/**
 * Whose orders may be seen: all of a customer; those that guests placed from a mailbox in a store, and the one by which the
 * mailbox was proven; or one order alone, by the link of a mail, which may have been passed on.
 */
export type OrderAccess =
  | { readonly kind: 'customer'; readonly customerId: string }
  | { readonly kind: 'mailbox'; readonly orderId: string; readonly email: string; readonly storeKey: string }
  | { readonly kind: 'order'; readonly orderId: string }

/** What a token of access says, signed: a kind, an id and until when; nothing about a person (rule A6). */
interface AccessClaim {
  readonly kind: OrderAccess['kind']
  /** Of the customer, else of the order. */
  readonly id: string
  /** Of a customer: what the password was then. */
  readonly stamp: string
  /** Milliseconds since 1970. */
  readonly expires: number
}

/** An access that was granted, as its holder keeps it. */
export interface GrantedAccess {
  readonly accessToken: string
  /** ISO instant. */
  readonly expiresAt: string
  /** The order that it was granted for; undefined for all of a customer. */
  readonly orderNumber?: string
}

const PURPOSE = 'order-access'
const HOURS = 4
const LONGEST = 512
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** A token of access for four hours. The caller has proven who asks. */
export async function grantOrderAccess(
  context: EngineContext,
  to:
    | { readonly kind: 'customer'; readonly id: string }
    | { readonly kind: 'mailbox' | 'order'; readonly id: string; readonly orderNumber: string },
): Promise<GrantedAccess> {
  const expires = Date.parse(context.now()) + HOURS * 3_600_000
  const stamp = to.kind === 'customer' ? await stampOf(context, to.id) : ''
  if (stamp === undefined) throw denied()
  const key = await findSigningKey(context, PURPOSE)
  return {
    accessToken: signText(key, PURPOSE, JSON.stringify([to.kind, to.id, stamp, expires])),
    expiresAt: new Date(expires).toISOString(),
    ...('orderNumber' in to ? { orderNumber: to.orderNumber } : {}),
  }
}

/**
 * What a token of access lets its holder see. Throws `CommerceError` `unauthenticated` for one that is not the shop's or has
 * expired, and for one of a customer who has another password since, has signed out everywhere, or is gone (rules A1, A2).
 */
export async function requireOrderAccess(context: EngineContext, accessToken: string): Promise<OrderAccess> {
  const claim = readClaim(await findSigningKey(context, PURPOSE), accessToken)
  if (!claim || claim.expires <= Date.parse(context.now())) throw denied()
  const { kind, id } = claim
  if (kind === 'customer') {
    if ((await stampOf(context, id)) !== claim.stamp) throw denied()
    return { kind, customerId: id }
  }
  if (kind === 'order') return { kind, orderId: id }
  const { rows } = await sql<{ email: string; store_key: string }>`
    select lower(trim(document ->> 'customerEmail')) as email, store_key from "order" where id = ${id}`.execute(context.db)
  if (!rows[0]) throw denied()
  return { kind, orderId: id, email: rows[0].email, storeKey: rows[0].store_key }
}

/** A page of the orders that an access shows, newest first. */
export async function findAccessibleOrders(
  context: EngineContext,
  access: OrderAccess,
  where: Pick<OrderConditions, 'text' | 'orderState' | 'orderNumber'>,
  page: Pick<OrderPageOptions, 'limit' | 'offset'>,
): Promise<PagedOrders> {
  return selectOrderPage(context.db, shownTo(access), where, page)
}

/** One of the orders that an access shows. Throws `CommerceError` `resource-not-found` for any other, as if it did not exist (rule A1). */
export async function findAccessibleOrder(context: EngineContext, access: OrderAccess, orderNumber: string): Promise<Order> {
  const found = isOrderNumber(orderNumber)
    ? await findAccessibleOrders(context, access, { orderNumber }, { limit: 1 })
    : undefined
  const order = found?.results[0]
  if (!order) throw orderNotFound({ orderNumber })
  return order
}

function shownTo(access: OrderAccess): RawBuilder<boolean> {
  switch (access.kind) {
    case 'customer':
      return sql<boolean>`"order".customer_id = ${access.customerId}`
    case 'order':
      return sql<boolean>`"order".id = ${access.orderId}`
    case 'mailbox':
      return sql<boolean>`("order".id = ${access.orderId} or ("order".customer_id is null and "order".store_key = ${access.storeKey}
        and lower(trim("order".document ->> 'customerEmail')) = ${access.email}))`
  }
}

function readClaim(key: Uint8Array, token: string): AccessClaim | undefined {
  const content = token.length > LONGEST ? undefined : verifyText(key, PURPOSE, token)
  if (content === undefined) return undefined
  // Signed, so that it was written above.
  const [kind, id, stamp, expires] = JSON.parse(content) as [OrderAccess['kind'], string, string, number]
  return UUID.test(id) ? { kind, id, stamp, expires } : undefined
}

/** What changes with the password of a customer; undefined where there is no such customer, or they have signed out everywhere. */
async function stampOf({ db }: EngineContext, customerId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('customer')
    .select('password_hash')
    .where('id', '=', customerId)
    .where(sql<boolean>`exists (select from session where customer_id = customer.id and expires_at > now())`)
    .executeTakeFirst()
  return (
    row &&
    createHash('sha256')
      .update(row.password_hash ?? '')
      .digest('base64url')
      .slice(0, 16)
  )
}

function denied(): CommerceError {
  return new CommerceError({ code: 'unauthenticated' }, 'The access to orders has expired or was not granted')
}
