import type { Customer, CustomerGroupKey } from '@shop/domain/customer'
import { sql } from 'kysely'
import type { Database } from '../database/context.ts'
import { documentFormat, type StoredDocument } from '../database/stored-document.ts'

const COLUMNS = ['id', 'version', 'customer_number', 'email', 'group_key', 'document'] as const

/** What the document of a customer holds; the rest has columns of its own. */
type CustomerDocument = Omit<Customer, 'id' | 'version' | 'customerNumber' | 'email' | 'customerGroupAssignments'>

/** How customers are stored: of their first version still, which is written down from now on. */
export const CUSTOMER_DOCUMENT = documentFormat<CustomerDocument>('customer', {})

/** The columns that make a customer. */
export interface CustomerRow {
  readonly id: string
  readonly version: number
  readonly customer_number: string
  readonly email: string
  readonly group_key: CustomerGroupKey | null
  readonly document: StoredDocument
}

/** The customer a row holds. */
export function customerOfRow(row: CustomerRow): Customer {
  const { id, version, customer_number: customerNumber, email, group_key: groupKey, document } = row
  const customerGroupAssignments = groupKey === null ? [] : [{ customerGroup: { key: groupKey } }]
  return { ...CUSTOMER_DOCUMENT.read(document), id, version, customerNumber, email, customerGroupAssignments }
}

/** The text of a customer for its row. */
function documentOf(customer: Customer): string {
  const { id: _id, version: _version, email: _email, ...rest } = customer
  const { customerNumber: _number, customerGroupAssignments: _groups, ...document } = rest
  return CUSTOMER_DOCUMENT.write(document)
}

/** A customer with what is kept of their password. */
export interface StoredCustomer {
  readonly customer: Customer
  /** Undefined when the customer never had a password. */
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

/** The customer of an id. With `lock` everybody else who wants to change them waits until the transaction ends. */
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

/** The number of the next customer; one that is not used is left out. */
export async function nextCustomerNumber(db: Database): Promise<string> {
  const { rows } = await sql<{ number: string }>`select 'C' || nextval('customer_number') as number`.execute(db)
  return (rows[0] as { number: string }).number
}

/**
 * Writes a changed customer over the version before it, one higher; false, having written nothing, when the stored
 * customer is no longer that version. Another e-mail address ends the reset link that went to the one before. Throws
 * the violation of `customer_email_unique` for an address of someone else.
 */
export async function updateCustomerRow(db: Database, before: Customer, after: Customer, now: string): Promise<boolean> {
  const { rows } = await sql`
    with changed as (
      update customer
      set version = ${after.version}, email = ${after.email}, document = ${documentOf(after)}::jsonb,
        last_modified_at = ${now}
      where id = ${before.id} and version = ${before.version}
      returning id),
    ended as (
      delete from password_reset_token
      where customer_id in (select id from changed) and ${before.email !== after.email})
    select id from changed`.execute(db)
  return rows.length === 1
}

/** Inserts a new customer, perhaps without a password; false when the e-mail address belongs to one already. */
export async function insertCustomer(db: Database, customer: Customer, passwordHash: string | null): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('customer')
    .values({
      id: customer.id,
      version: customer.version,
      customer_number: customer.customerNumber,
      email: customer.email,
      password_hash: passwordHash,
      document: documentOf(customer),
    })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}
