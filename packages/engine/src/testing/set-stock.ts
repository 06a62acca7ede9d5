import { sql } from 'kysely'
import type { EngineContext } from '../database/context.ts'

/** Makes so many units of each SKU available; what was sold or reserved stays so. For SKUs that have stock entries. */
export async function setStock(context: EngineContext, quantities: Readonly<Record<string, number>>): Promise<void> {
  await sql`
    update inventory_entry set available = wanted.quantity, loaded = wanted.quantity + reserved + sold
    from (select key as sku, value::integer as quantity from jsonb_each_text(${JSON.stringify(quantities)}::jsonb)) as wanted
    where inventory_entry.sku = wanted.sku`.execute(context.db)
}
