import type { Customer } from '@shop/domain/customer'
import { isOrderNumber } from '@shop/domain/order'
import { sql } from 'kysely'
import type { EngineContext } from '../database/context.ts'
import { type CustomerRow, customerOfRow } from './customer-rows.ts'

const CUSTOMER_NUMBER = /^C\d{6,12}$/

/** People a text may mean: customers, and orders of guests under an e-mail address. */
export interface FoundPeople {
  readonly customers: readonly Customer[]
  /** Numbers of the orders of guests, the newest first. */
  readonly guestOrders: readonly string[]
}

/**
 * Customers by e-mail address, customer number, order number, or parts of their names, and the orders of guests by the first and
 * third; at most `limit` of each. By a name all customers are read: for the shop's own people, never for a request (rule A1).
 */
export async function findPeople({ db }: EngineContext, text: string, limit: number): Promise<FoundPeople> {
  const words = text.trim()
  const { rows } = await sql<CustomerRow>`
    select id, version, customer_number, email, group_key, document from customer
    where ${conditionOf(words)} order by customer_number limit ${limit}`.execute(db)
  const isOfGuest = isOrderNumber(words)
    ? sql<boolean>`order_number = ${words}`
    : sql<boolean>`lower(trim(document ->> 'customerEmail')) = ${words.toLowerCase()}`
  const guests =
    isOrderNumber(words) || words.includes('@')
      ? await sql<{ number: string }>`
          select order_number as number from "order" where customer_id is null and ${isOfGuest}
          order by created_at desc limit ${limit}`.execute(db)
      : undefined
  return { customers: rows.map(customerOfRow), guestOrders: guests?.rows.map(({ number }) => number) ?? [] }
}

function conditionOf(text: string) {
  if (CUSTOMER_NUMBER.test(text)) return sql<boolean>`customer_number = ${text}`
  if (isOrderNumber(text)) return sql<boolean>`id = (select customer_id from "order" where order_number = ${text})`
  if (text.includes('@')) return sql<boolean>`lower(email) = ${text.toLowerCase()}`
  const parts = text.split(/\s+/).map(part => `%${part.replaceAll(/[\\%_]/g, '\\$&')}%`)
  return sql<boolean>`concat_ws(' ', document ->> 'firstName', document ->> 'lastName') ilike all(${parts}::text[])`
}
