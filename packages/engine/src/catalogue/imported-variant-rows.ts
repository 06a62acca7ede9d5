import { IMPORTED_SKU_NUMBERS, isSku, isVirtualSku, skuOfNumber } from '@shop/domain/product'
import { sql } from 'kysely'
import type { Database } from '../database/context.ts'

/** Which number of ours a foreign number stands for, and the product that has it. */
export interface KnownVariant {
  readonly sku: string
  readonly productId?: string
}

/** What the shop knows of foreign numbers: those it gave a number before, and those that have the form of ours. */
export async function selectKnownVariants(db: Database, foreignSkus: readonly string[]): Promise<Map<string, KnownVariant>> {
  const own = foreignSkus.filter(sku => isSku(sku) && !isVirtualSku(sku))
  const { rows } = await sql<{ foreign_sku: string; sku: string; product_id: string }>`
    select foreign_sku, sku, product_id from imported_variant join product_variant using (sku)
    where foreign_sku = any(${foreignSkus}::text[])
    union all
    select sku, sku, product_id from product_variant where sku = any(${own}::text[])`.execute(db)
  const known = new Map<string, KnownVariant>(own.map(sku => [sku, { sku }]))
  for (const { foreign_sku, sku, product_id } of rows) known.set(foreign_sku, { sku, productId: product_id })
  return known
}

/** Hands out numbers for variants without a SKU, one after the other; undefined when they are used up. */
export async function openSkuNumbers(db: Database): Promise<() => string | undefined> {
  const { first, last } = IMPORTED_SKU_NUMBERS
  const { rows } = await sql<{ given: string | null }>`
    select max(sku) as given from product_variant
    where sku between ${skuOfNumber(first)} and ${skuOfNumber(last)}`.execute(db)
  const given = rows[0]?.given
  let next = given ? Number(given.slice(2)) + 1 : first
  return () => (next <= last ? skuOfNumber(next++) : undefined)
}

/** Keeps which numbers were given to which variants. */
export async function insertImportedVariants(
  db: Database,
  variants: readonly { readonly foreignSku: string; readonly sku: string }[],
): Promise<void> {
  await sql`
    insert into imported_variant (foreign_sku, sku)
    select "foreignSku", sku from jsonb_to_recordset(${JSON.stringify(variants)}::jsonb) as draft ("foreignSku" text, sku text)
    on conflict (foreign_sku) do nothing`.execute(db)
}

/** Ids of products by key. */
export async function selectProductIds(db: Database, keys: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; key: string }>`
    select id, key from product where key = any(${keys}::text[])`.execute(db)
  return new Map(rows.map(({ id, key }) => [key, id]))
}

/** Makes other changes of products wait. */
export async function lockProducts(db: Database, ids: readonly string[]): Promise<void> {
  await sql`select from product where id = any(${ids}::uuid[]) order by id for update`.execute(db)
}

/** Units that can be sold, by SKU; a SKU without an entry is missing. */
export async function selectAvailable(db: Database, skus: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ sku: string; available: number }>`
    select sku, available from inventory_entry where sku = any(${skus}::text[])`.execute(db)
  return new Map(rows.map(({ sku, available }) => [sku, available]))
}
