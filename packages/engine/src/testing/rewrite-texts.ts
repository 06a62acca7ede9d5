import { sql } from 'kysely'
import type { EngineContext } from '../database/context.ts'

/** Gives the product of a SKU another name or description in all its languages, as an import would. */
export async function rewriteTexts(
  { db }: EngineContext,
  sku: string,
  { name = null, description = null }: { readonly name?: string | null; readonly description?: string | null },
): Promise<void> {
  await sql`
    update product_text set name = coalesce(${name}, name), description = coalesce(${description}, description)
    where product_id = (select product_id from product_variant where sku = ${sku})`.execute(db)
}
