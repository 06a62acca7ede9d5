import type { Customer, CustomerGroupKey } from '@shop/domain/customer'
import { sql } from 'kysely'
import type { Database } from '../database/context.ts'
import type { CustomerDocument } from '../database/tables.ts'

const COLUMNS = ['id', 'version', 'email', 'group_key', 'document'] as const

/** The columns that make a customer. */
export interface CustomerRow {
  readonly id: string
  readonly version: number
  readonly email: string
  readonly group_key: CustomerGroupKey | null
  readonly document: CustomerDocument
}

/** The customer a row holds. */
export function customerOfRow({ id, version, email, group_key: groupKey, document }: CustomerRow): Customer {
  const customerGroupAssignments = groupKey === null ? [] : [{ customerGroup: { key: groupKey } }]
  return { ...document, id, version, email, customerGroupAssignments }
}

/** What goes into the document of a customer. */
function documentOf(customer: Customer): CustomerDocument {
  const { id: _id, version: _version, email: _email, customerGroupAssignments: _groups, ...document } = customer
  return document
}

/** A customer with what is kept of her password. */
export interface StoredCustomer {
  readonly customer: Customer
  /** Undefined when she never had a password. */
  readonly passwordHash: string | undefined
}

/** The customer of an e-mail address, in whatever case it is written. */
export async function selectCustomerByEmail(db: Database, email: string): Promise<StoredCustomer | undefined> {
  return storedCustomerOf(
    await db
      .selectFrom('customer')
      .select([...COLUMNS, 'password_hash'])
      .where(sql<boolean>`lower(email) = lower(${email.trim()})`)
      .executeTakeFirst(),
  )
}

/** The customer of an id. With `lock` everybody else who wants to change her waits until the transaction ends. */
export async function selectCustomerById(db: Database, id: string, lock?: 'lock'): Promise<StoredCustomer | undefined> {
  const found = db
    .selectFrom('customer')
    .select([...COLUMNS, 'password_hash'])
    .where('id', '=', id)
  return storedCustomerOf(await (lock ? found.forUpdate() : found).executeTakeFirst())
}

function storedCustomerOf(row: (CustomerRow & { password_hash: string | null }) | undefined): StoredCustomer | undefined {
  return row && { customer: customerOfRow(row), passwordHash: row.password_hash ?? undefined }
}

/** Inserts a new customer; false when the e-mail address belongs to one already. */
export async function insertCustomer(db: Database, customer: Customer, passwordHash: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('customer')
    .values({
      id: customer.id,
      version: customer.version,
      email: customer.email,
      password_hash: passwordHash,
      document: JSON.stringify(documentOf(customer)),
    })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}
