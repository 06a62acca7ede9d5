import { sql } from 'kysely'
import type { Person } from './person.ts'
import { isOfCustomer, type PersonalTable } from './personal-table.ts'

const isOnlyAssociate = ({ customerId }: Person) =>
  customerId === undefined
    ? sql<boolean>`false`
    : sql<boolean>`(id in (select company_id from associate where customer_id = ${customerId}::uuid)
        and not exists (select from associate where company_id = company.id and customer_id <> ${customerId}::uuid))`

/**
 * Companies, their people, and the orders that wait for an approval. In the order of an erasure, before carts and customers; see
 * `PERSONAL_TABLES`.
 */
export const COMPANY_TABLES: readonly PersonalTable[] = [
  {
    table: 'approval_request',
    kind: 'cart',
    personal: 'cart_id customer_id decided_by reason',
    other: 'id company_id store_key state currency total_cent requested_at decided_at',
    // Of who has decided, the database takes the name away.
    rowsOf: person => isOfCustomer('customer_id', person),
    erasure: { how: 'delete' },
    closing: { how: 'delete' },
    exported: 'store_key state currency total_cent reason requested_at decided_at',
  },
  {
    table: 'company_invitation',
    kind: 'account',
    personal: 'id email',
    other: 'company_id locale roles approval_limit_cent invited_at expires_at',
    rowsOf: person => sql<boolean>`email = ${person.email}`,
    erasure: { how: 'delete' },
    exported: 'email roles approval_limit_cent invited_at expires_at',
  },
  {
    table: 'company',
    kind: 'account',
    personal: 'name vat_number',
    other: 'id version store_key created_at last_modified_at',
    // Of several people it is not the data of one.
    rowsOf: isOnlyAssociate,
    erasure: { how: 'delete' },
    closing: { how: 'delete' },
    exported: 'store_key name vat_number created_at last_modified_at',
  },
  {
    table: 'associate',
    kind: 'account',
    personal: 'customer_id',
    other: 'company_id roles approval_limit_cent joined_at',
    rowsOf: person => isOfCustomer('customer_id', person),
    erasure: { how: 'cascade', with: 'customer' },
    exported: 'roles approval_limit_cent joined_at',
  },
]
