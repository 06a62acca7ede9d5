import pg from 'pg'
import { createDatabase } from '../database/create-database.ts'

/** The least that reading a document, changing a cart and placing an order can cost on a server: one statement each. */
export interface FloorStatements {
  /** Reads a document by its key, as text. */
  select(): Promise<string>
  /** Writes a document over the version it has. */
  update(): Promise<number>
  /** Writes an order with five lines, takes their stock and closes a cart. */
  order(): Promise<string>
  close(): Promise<void>
}

const ROWS = 1000
const LINES = 5
const SKUS = 20_000
/** So large are the documents of carts and of product pages. */
const DOCUMENT_BYTES = 3600

const TABLES = `
  create table if not exists floor_row (id integer primary key, version integer not null, document jsonb not null);
  create table if not exists floor_order (id bigint generated always as identity primary key, cart_id integer not null, document jsonb not null);
  create table if not exists floor_line (order_id bigint not null, position integer not null, sku integer not null, primary key (order_id, position));
  create table if not exists floor_stock (sku integer primary key, available integer not null);
  truncate floor_row, floor_order, floor_line, floor_stock;`

const SELECT = 'select document::text as document from floor_row where id = $1'
const UPDATE = 'update floor_row set version = version + 1, document = $3::jsonb where id = $1 and version = $2 returning version'
const ORDER = `
  with taken as (
    update floor_stock set available = available - 1 where sku = any($3::integer[]) and available >= 1 returning sku
  ), placed as (
    insert into floor_order (cart_id, document) select $1, $2::jsonb where (select count(*) from taken) = ${LINES} returning id
  ), lines as (
    insert into floor_line (order_id, position, sku)
    select placed.id, line.position, line.sku from placed, unnest($3::integer[]) with ordinality as line (sku, position)
  ), closed as (
    update floor_row set version = version + 1 where id = $1
  )
  select id::text as id from placed`

/**
 * Makes the floors' tables in a database of their own on a server, made when it is missing, and a pool that runs their
 * statements, each named and so prepared once per connection. No two calls that run at once share a row.
 */
export async function openFloorStatements(databaseUrl: string, poolSize: number): Promise<FloorStatements> {
  await createDatabase(databaseUrl)
  const pool = new pg.Pool({ connectionString: databaseUrl, max: poolSize, idleTimeoutMillis: 0 })
  await pool.query(TABLES)
  await pool.query(`insert into floor_stock select sku, 1000000 from generate_series(1, ${SKUS}) as sku`)
  await pool.query(`insert into floor_row select id, 1, $1::jsonb from generate_series(1, ${ROWS}) as id`, [documentOf(1)])
  await pool.query('analyze floor_row, floor_stock')
  const versions = new Map<number, number>()
  let calls = 0
  const nextRow = () => (calls++ % ROWS) + 1
  async function run<Row extends pg.QueryResultRow>(name: string, text: string, values: readonly unknown[]): Promise<Row> {
    const { rows } = await pool.query<Row>({ name, text, values: [...values] })
    const [row] = rows
    if (!row) throw new Error(`The floor ${name} found no row`)
    return row
  }
  return {
    select: async () => (await run<{ document: string }>('select', SELECT, [nextRow()])).document,
    async update() {
      const id = nextRow()
      const seen = versions.get(id) ?? 1
      const { version } = await run<{ version: number }>('update', UPDATE, [id, seen, documentOf(seen)])
      versions.set(id, version)
      return version
    },
    async order() {
      const id = nextRow()
      const first = (calls * LINES) % (SKUS - LINES)
      const skus = Array.from({ length: LINES }, (_, line) => first + line + 1)
      // The statement changes the version of the row, too.
      versions.set(id, (versions.get(id) ?? 1) + 1)
      return (await run<{ id: string }>('order', ORDER, [id, documentOf(id), skus])).id
    },
    close: () => pool.end(),
  }
}

function documentOf(version: number): string {
  const line = { sku: 'EX30010001', quantity: version, price: { centAmount: 12_345, currencyCode: 'EUR' } }
  const lines = Array.from({ length: LINES }, (_, index) => ({ id: index, ...line }))
  const document = { version, lines, filling: '' }
  return JSON.stringify({ ...document, filling: 'x'.repeat(DOCUMENT_BYTES - JSON.stringify(document).length) })
}
