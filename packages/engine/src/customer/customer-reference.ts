import type { Customer } from '@shop/domain/customer'
import { CommerceError } from '@shop/domain/error'
import { sql } from 'kysely'
import type { EngineContext } from '../database/context.ts'
import { type CustomerRow, customerOfRow } from './customer-rows.ts'

/**
 * A customer by what they are called outside of the shop: an e-mail address, in whatever case, or a customer number such as C100001.
 * For the shop's own people (rule A1). Throws `CommerceError` `resource-not-found`.
 */
export async function getCustomerByReference({ db }: Pick<EngineContext, 'db'>, reference: string): Promise<Customer> {
  const { rows } = await sql<CustomerRow>`
    select id, version, customer_number, email, group_key, document from customer
    where customer_number = ${reference} or lower(email) = lower(${reference})`.execute(db)
  if (!rows[0])
    throw new CommerceError(
      { code: 'resource-not-found', typeId: 'customer', id: reference },
      `There is no customer ${reference}`,
    )
  return customerOfRow(rows[0])
}
