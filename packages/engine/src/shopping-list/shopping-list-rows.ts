import type { ShoppingList, ShoppingListSummary } from '@shop/domain/shopping-list'
import { sql } from 'kysely'
import type { Database } from '../database/context.ts'

const COLUMNS = ['id', 'version', 'name', 'line_items', 'created_at', 'last_modified_at'] as const

interface ShoppingListRow {
  readonly id: string
  readonly version: number
  readonly name: string
  readonly line_items: ShoppingList['lineItems']
  readonly created_at: string
  readonly last_modified_at: string
}

/** The lists of a customer, the latest change first, without their lines. */
export async function selectShoppingLists(db: Database, customerId: string): Promise<ShoppingListSummary[]> {
  const rows = await db
    .selectFrom('shopping_list')
    .select(['id', 'version', 'name', 'created_at', 'last_modified_at'])
    .select(sql<number>`jsonb_array_length(line_items)`.as('count'))
    .where('customer_id', '=', customerId)
    .orderBy('last_modified_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(({ id, version, name, count, created_at: createdAt, last_modified_at: lastModifiedAt }) => {
    return { id, version, name, lineItemCount: count, createdAt, lastModifiedAt }
  })
}

/** A list of a customer by its id, by its key, or by the form that made it; locked, where asked for, until the transaction ends. */
export async function selectShoppingList(
  db: Database,
  {
    customerId,
    ...by
  }: { readonly customerId: string } & ({ readonly id: string } | { readonly key: string } | { readonly draftId: string }),
  reading?: 'lock',
): Promise<ShoppingList | undefined> {
  const row = await db
    .selectFrom('shopping_list')
    .select(COLUMNS)
    .where('customer_id', '=', customerId)
    .where(({ eb }) => {
      if ('id' in by) return eb('id', '=', by.id)
      return 'key' in by ? eb('key', '=', by.key) : eb('draft_id', '=', by.draftId)
    })
    .$if(reading === 'lock', query => query.forUpdate())
    .executeTakeFirst()
  return row && shoppingListOfRow(row)
}

/** Writes a new list; one with a key is the only one of its customer that has it. */
export async function insertShoppingList(
  db: Database,
  list: ShoppingList,
  { customerId, draftId, key = null }: { readonly customerId: string; readonly draftId: string; readonly key?: string | null },
): Promise<void> {
  const { id, version, name, lineItems, createdAt, lastModifiedAt } = list
  await db
    .insertInto('shopping_list')
    .values({
      ...{ id, key, version, name, customer_id: customerId, draft_id: draftId, line_items: JSON.stringify(lineItems) },
      ...{ created_at: createdAt, last_modified_at: lastModifiedAt },
    })
    .execute()
}

/** Writes a changed list over the version before it; false, having written nothing, where the stored one is another. */
export async function updateShoppingListRow(db: Database, list: ShoppingList, customerId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('shopping_list')
    .set({
      ...{ version: list.version, name: list.name, line_items: JSON.stringify(list.lineItems) },
      last_modified_at: list.lastModifiedAt,
    })
    .where('id', '=', list.id)
    .where('customer_id', '=', customerId)
    .where('version', '=', list.version - 1)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

function shoppingListOfRow(row: ShoppingListRow): ShoppingList {
  const { id, version, name, line_items: lineItems, created_at: createdAt, last_modified_at: lastModifiedAt } = row
  return { id, version, name, lineItems, createdAt, lastModifiedAt }
}
