import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createContext, type EngineContext } from '@shop/engine/database'
import { contentOfCatalogue, rowsOfTable } from '@shop/engine/proving'
import { exportProducts } from '@shop/engine/takeover'
import { cloneDatabase } from '@shop/engine/testing'
import { readRecords } from '@shop/importers/csv'
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
    /** Writes a file and returns its path. */
    file(name: string, content: string | Uint8Array): string {
      const path = join(folder, name)
      writeFileSync(path, content)
      return path
    },
    run: (args: readonly string[], surroundings: Surroundings = {}) => run(context, args, surroundings),
    /** Pictures of the variants of a product, which are still to be copied. */
    async pictures(key: string) {
      for await (const { product } of exportProducts(context))
        if (product.key === key) return product.variants.map(({ images }) => images)
      return []
    },
    /** Rows of a report by column. */
    report: (path: string) => readReport(`${path}.report.csv`),
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

async function readReport(path: string): Promise<Record<string, string>[]> {
  const records = await Array.fromAsync(readRecords(chunkOf(readFileSync(path, 'utf8'))))
  const [header = [], ...rows] = records.map(record => ('cells' in record ? record.cells : []))
  return rows.map(cells => Object.fromEntries(header.map((name, index) => [name, cells[index] ?? ''])))
}

async function* chunkOf(text: string) {
  yield text
}

/** All that was taken over, but for when and by which numbers that were given on the way. */
export async function contentOf({ context }: { readonly context: EngineContext }): Promise<object> {
  const customers = (await rowsOfTable(context, 'customer', 'email')).map(
    ({ customer_number, created_at, last_modified_at, ...customer }) => customer,
  )
  const redirects = await rowsOfTable(context, 'redirect', 'source')
  const orders = await rowsOfTable(context, 'earlier_order', 'order_number')
  const stock = (await rowsOfTable(context, 'inventory_entry', 'sku')).map(({ sku, available, sold }) => [sku, available, sold])
  return {
    catalogue: await contentOfCatalogue(context),
    customers,
    redirects: new Set(redirects.map(row => JSON.stringify(row))),
    orders,
    stock,
  }
}
