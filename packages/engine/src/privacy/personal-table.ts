import type { DataKind } from '@shop/domain/privacy'
import { type RawBuilder, sql } from 'kysely'
import type { Person } from './person.ts'

/** What an erasure does with the rows of a person. */
export type Erasure =
  | { readonly how: 'delete' }
  /** Assignments of an update that leave nothing of the person. */
  | { readonly how: 'anonymise'; readonly set: RawBuilder<unknown> }
  /** The database takes the rows away with those of another table. */
  | { readonly how: 'cascade'; readonly with: string }
  /** The rows stay until their retention ends, or name no one. */
  | { readonly how: 'keep'; readonly why: string }

/** What the shop has to know of a table with data of people. */
export interface PersonalTable {
  readonly table: string
  readonly kind: DataKind
  /** Columns that say something about a person or lead to one; names with blanks between them. */
  readonly personal: string
  /** All other columns. */
  readonly other: string
  /** The rows that are a person's; `false` where no key leads from a person to rows. */
  readonly rowsOf: (person: Person) => RawBuilder<boolean>
  readonly erasure: Erasure
  /** Assignments, or a deletion, when the account alone is closed; missing where nothing changes. */
  readonly closing?: Erasure
  /** What a copy of their data holds of each row; missing where it would say nothing to them, or give away a secret. */
  readonly exported?: string
  /** Column with the time from which the retention counts; missing where rows go with those of another table. */
  readonly age?: string
}

/** The condition that a column names one of some ids. */
export function isOneOf(column: string, ids: readonly string[]): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} = any(${ids}::uuid[])`
}

/** The condition that a row is of the person's account. */
export function isOfCustomer(column: string, { customerId }: Person): RawBuilder<boolean> {
  return customerId === undefined ? sql<boolean>`false` : sql<boolean>`${sql.ref(column)} = ${customerId}::uuid`
}

/** The condition that a text is the person's address, in any case of letters. */
export function isEmail(text: RawBuilder<unknown>, { email }: Person): RawBuilder<boolean> {
  return sql<boolean>`lower(trim(${text})) = ${email}`
}
