import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createContext, type EngineContext } from '@shop/engine/database'
import { cloneDatabase } from '@shop/engine/testing'
import { parse } from 'csv-parse/sync'
import { sql } from 'kysely'
import { afterAll } from 'vitest'
import { runImport } from './run-import.ts'

/** Shopify columns of most tests. */
export const SHOPIFY_HEADER =
  'Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Qty,Variant Price,Variant Compare At Price,Variant Barcode,Image Src,Image Position,Image Alt Text,Variant Image,Status'

export const AS_SHOPIFY = ['--format', 'shopify', '--currency', 'EUR', '--language', 'de'] as const

/** An empty shop of its own with the command in front of it. */
export async function openTestImport() {
  const context = createContext(await cloneDatabase())
  const folder = mkdtempSync(join(tmpdir(), 'import-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  return {
    context,
    /** Writes a file and answers its path. */
    file(name: string, content: string | Uint8Array): string {
      const path = join(folder, name)
      writeFileSync(path, content)
      return path
    },
    run: (args: readonly string[], surroundings: Surroundings = {}) => run(context, args, surroundings),
    /** Rows of a report by column. */
    report: (path: string): Record<string, string>[] =>
      parse(readFileSync(`${path}.report.csv`, 'utf8'), { columns: true, bom: true }),
  }
}

interface Surroundings {
  readonly context?: EngineContext
  readonly signal?: AbortSignal
  readonly batchSize?: number
}

async function run(context: EngineContext, args: readonly string[], surroundings: Surroundings) {
  const lines: string[] = []
  const { context: own = context, ...others } = surroundings
  const code = await runImport(args, { onDatabase: work => work(own), write: line => lines.push(line), ...others })
  return { code, lines, text: lines.join('\n') }
}

/** What the tables of the catalogue say, without when and in which transaction it was written. */
export async function contentOf({ db }: EngineContext): Promise<unknown> {
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
