import type { StockDraft } from '@shop/domain/inventory'
import { sql } from 'kysely'
import type { EngineContext } from '../database/context.ts'

/** Makes stock entries for SKUs that have none; existing ones keep what was sold from them. */
export async function loadStock(context: EngineContext, drafts: readonly StockDraft[]): Promise<void> {
  await sql`
    insert into inventory_entry (id, sku, loaded, available)
    select id, sku, quantity, quantity
    from jsonb_to_recordset(${JSON.stringify(drafts)}::jsonb) as draft (id uuid, sku text, quantity integer)
    on conflict (sku) do nothing`.execute(context.db)
}
