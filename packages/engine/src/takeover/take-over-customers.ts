import { addAddress, type Customer, customerFromDraft, type SavedAddress } from '@shop/domain/customer'
import { marketOf, storeKeyOf } from '@shop/domain/market'
import type { ImportedCustomer } from '@shop/domain/takeover'
import { sql } from 'kysely'
import { insertCustomer, nextCustomerNumber } from '../customer/customer-rows.ts'
import { PASSWORD_RESET_TOPIC } from '../customer/reset-password.ts'
import type { EngineContext } from '../database/context.ts'
import { idOfName } from '../import-run/import-run.ts'
import type { TakeOverOutcome } from './take-over-outcome.ts'

/**
 * Makes accounts of customers of another shop, without a password. One that is there already, by what the old shop knew them by or by
 * their e-mail address, stays as they are: their data are their own. With `isInviting` each new one gets the mail by which a password
 * is chosen. Belongs into a transaction.
 */
export async function takeOverCustomers(
  context: EngineContext,
  customers: readonly ImportedCustomer[],
  { isInviting }: { readonly isInviting: boolean },
): Promise<TakeOverOutcome[]> {
  const { db } = context
  const { rows } = await sql<{ email: string; foreign_key: string | null }>`
    select lower(email) as email, foreign_key from customer
    where foreign_key = any(${customers.map(({ foreignKey }) => foreignKey)}::text[])
      or lower(email) = any(${customers.map(({ email }) => email.toLowerCase())}::text[])`.execute(db)
  const known = new Set(rows.flatMap(row => [row.email, ...(row.foreign_key === null ? [] : [keyOf(row.foreign_key)])]))
  const outcomes: TakeOverOutcome[] = []
  for (const imported of customers) {
    const isKnown = known.has(keyOf(imported.foreignKey)) || known.has(imported.email.toLowerCase())
    outcomes.push({ kind: isKnown ? 'unchanged' : 'created' })
    known.add(keyOf(imported.foreignKey)).add(imported.email.toLowerCase())
    if (!isKnown) await makeCustomer(context, imported, isInviting)
  }
  return outcomes
}

/** No e-mail address has a blank. */
function keyOf(foreignKey: string): string {
  return `key ${foreignKey}`
}

async function makeCustomer(context: EngineContext, imported: ImportedCustomer, isInviting: boolean): Promise<void> {
  const { db } = context
  const customer = customerOf(imported, await nextCustomerNumber(db))
  await insertCustomer(db, customer, null)
  await sql`update customer set foreign_key = ${imported.foreignKey} where id = ${customer.id}`.execute(db)
  await sql`
    update earlier_order set customer_id = ${customer.id}
    where lower(email) = lower(${imported.email}) and customer_id is null`.execute(db)
  if (!isInviting) return
  const country = marketOf(imported.locale.slice(3) as Parameters<typeof marketOf>[0])
  const told = {
    resetId: customer.id,
    locale: imported.locale,
    storeKey: storeKeyOf(country),
    customerId: customer.id,
    isInvitation: true,
  }
  await sql`
    insert into outbox (topic, payload, dedup_key)
    values (${PASSWORD_RESET_TOPIC}, ${JSON.stringify(told)}::jsonb, ${`${PASSWORD_RESET_TOPIC}/${customer.id}`})`.execute(db)
}

/** The same ids whenever it is made, so that an import that goes on ends like one that was not interrupted. */
function customerOf(imported: ImportedCustomer, customerNumber: string): Customer {
  const { foreignKey, email, firstName, lastName, locale, customerType, dateOfBirth, addresses } = imported
  const id = idOfName('customer', foreignKey)
  const draft = { email, firstName, lastName, locale, custom: { customerType } }
  const saved = addresses.map(
    (address, index): SavedAddress => ({ ...address, id: idOfName('address', foreignKey, String(index)) }),
  )
  const empty = { ...customerFromDraft(draft, { id, customerNumber }), ...(dateOfBirth ? { dateOfBirth } : {}) }
  const customer = saved.reduce(addAddress, empty)
  const ids = saved.map(address => address.id)
  const [first] = ids
  const defaults = first === undefined ? {} : { defaultShippingAddressId: first, defaultBillingAddressId: first }
  return { ...customer, shippingAddressIds: ids, billingAddressIds: ids, ...defaults }
}
