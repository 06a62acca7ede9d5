import { sql } from 'kysely'
import type { EngineContext } from '../database/context.ts'

/** What the tables of the catalogue say, without when and in which transaction it was written. */
export async function contentOfCatalogue({ db }: EngineContext): Promise<unknown> {
  const { rows } = await sql<{ content: unknown }>`
    select jsonb_build_object(
      'products', (select jsonb_agg(to_jsonb(p) - 'created_at' - 'updated_at' - 'content_hash' order by key) from product p),
      'texts', (select jsonb_agg(to_jsonb(t) order by product_id, language) from product_text t),
      'variants', (select jsonb_agg(to_jsonb(v) order by sku) from product_variant v),
      'prices', (select jsonb_agg(to_jsonb(p) order by sku, id) from price p),
      'records', (select jsonb_agg(to_jsonb(r) - 'id' - 'recorded_at' - 'in_force_from' order by sku, id) from price_record r),
      'stock', (select jsonb_agg(to_jsonb(s) order by sku) from inventory_entry s),
      'categories', (select jsonb_agg(to_jsonb(c) order by key) from category c),
      'members', (select jsonb_agg(to_jsonb(m) order by product_id, position) from product_category m),
      'numbers', (select jsonb_agg(to_jsonb(n) order by sku) from imported_variant n),
      'progress', (select jsonb_agg(to_jsonb(i)) from import_progress i)) as content`.execute(db)
  return rows[0]?.content
}
