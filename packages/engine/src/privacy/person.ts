import { sql } from 'kysely'
import type { Database } from '../database/context.ts'

/** A person as the shop's tables know them: by the address they have proven, and by what hangs together with it. */
export interface Person {
  /** In lower case. */
  readonly email: string
  readonly customerId: string | undefined
  /** Visitors as whom they had carts and orders. */
  readonly anonymousIds: readonly string[]
  readonly orderIds: readonly string[]
  readonly cartIds: readonly string[]
  readonly paymentIds: readonly string[]
  /** Browsers that took their carts through the checkout, where statistics were agreed to. */
  readonly browserIds: readonly string[]
}

/** All that is known of a person, or what belongs to the account alone and ends with it. */
export type PersonExtent = 'everything' | 'account'

/**
 * Finds what belongs to an address: the account that has it, that account's orders under any address, orders and carts of guests
 * under this one. Reads all orders, which takes a while in a large shop: for the worker and the owner, never for a page.
 */
export async function findPerson(db: Database, address: string, extent: PersonExtent = 'everything'): Promise<Person> {
  const email = address.trim().toLowerCase()
  const customer = await db.selectFrom('customer').select('id').where(sql`lower(email)`, '=', email).executeTakeFirst()
  const customerId = customer?.id
  const ofCustomer = customerId === undefined ? sql<boolean>`false` : sql<boolean>`customer_id = ${customerId}::uuid`
  const isEverything = extent === 'everything'
  const orders = await sql<{ id: string; cart_id: string; anonymous_id: string | null }>`
    select id, cart_id, anonymous_id from "order"
    where ${ofCustomer} or (${isEverything}::boolean and lower(trim(document ->> 'customerEmail')) = ${email})`.execute(db)
  const orderedCarts = orders.rows.map(row => row.cart_id)
  const carts = await sql<{ id: string; anonymous_id: string | null }>`
    select id, anonymous_id from cart
    where (id = any(${orderedCarts}::uuid[]) or ${ofCustomer}
      or (${isEverything}::boolean and state <> 'Ordered' and lower(trim(document ->> 'customerEmail')) = ${email}))`.execute(db)
  const visitors = [...orders.rows, ...carts.rows].flatMap(row => (row.anonymous_id ? [row.anonymous_id] : []))
  const anonymousIds = isEverything ? distinct(visitors) : []
  const others = await sql<{ id: string }>`
    select id from cart where state <> 'Ordered' and customer_id is null and anonymous_id = any(${anonymousIds}::uuid[])`.execute(
    db,
  )
  const cartIds = distinct([...carts.rows, ...others.rows].map(row => row.id))
  const payments = await sql<{ id: string }>`select id from payment where cart_id = any(${cartIds}::uuid[])`.execute(db)
  const browsers = await sql<{ id: string }>`
    select distinct browser_id as id from tracking_cart where cart_id = any(${cartIds}::uuid[])
    union select distinct browser_id from tracking_event where ${ofCustomer}`.execute(db)
  return {
    email,
    customerId,
    anonymousIds,
    orderIds: orders.rows.map(row => row.id),
    cartIds,
    paymentIds: payments.rows.map(row => row.id),
    browserIds: isEverything ? browsers.rows.map(row => row.id) : [],
  }
}

function distinct(ids: readonly string[]): string[] {
  return [...new Set(ids)]
}
