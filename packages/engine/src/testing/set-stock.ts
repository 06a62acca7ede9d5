import { sql } from 'kysely'
import type { EngineContext } from '../database/context.ts'

/** Makes so many pieces of each SKU available; what was sold or reserved stays so. For SKUs that have stock entries. */
export async function setStock(context: EngineContext, pieces: Readonly<Record<string, number>>): Promise<void> {
  await sql`
    update inventory_entry set available = wanted.pieces, loaded = wanted.pieces + reserved + sold
    from (select key as sku, value::integer as pieces from jsonb_each_text(${JSON.stringify(pieces)}::jsonb)) as wanted
    where inventory_entry.sku = wanted.sku`.execute(context.db)
}
