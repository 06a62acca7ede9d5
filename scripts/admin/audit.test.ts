import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { PERSONAL_TABLES } from '../../packages/engine/src/privacy/personal-tables.ts'
import { onDatabaseOf, openTestAdmin } from './admin.fixtures.ts'
import type { AdminCommand } from './command.ts'
import { COMMANDS } from './commands.ts'
import { runAdmin } from './run-admin.ts'

const admin = await openTestAdmin()
const { context, databaseUrl } = admin

/** Tables whose changes are in no line, and why. Every other one has a trigger. */
const NOT_NOTED: Readonly<Record<string, string>> = {
  address_check: 'a count of a session',
  api_token: 'made by its client',
  approval_request: 'decided by the people of its company',
  attribute_definition: 'changed by imports, which say what they did',
  audit_line: 'the log',
  audit_seal: 'the log',
  cart_reminder: 'written by the worker, of carts alone',
  catalogue_change: 'follows from other changes',
  catalogue_change_kept: 'follows from other changes',
  category: 'changed by imports',
  category_slug: 'changed by imports',
  consent_text: 'written by the shop when a page shows new words',
  discount_code_claim: 'an attempt to pay holds it',
  fiscal_counter: 'counts documents, which are noted',
  fiscal_document_shipment: 'belongs to a document, which is noted',
  import_progress: 'of imports',
  import_run: 'of imports',
  imported_variant: 'of imports',
  kysely_migration: 'of releases',
  kysely_migration_lock: 'of releases',
  mail_preference: 'decided by who reads the mails',
  mail_recipient: 'decided by who reads the mails',
  payment_event: 'belongs to a transaction, which is noted',
  price_record: 'a log of its own',
  product: 'changed by imports',
  product_category: 'changed by imports',
  product_text: 'changed by imports',
  product_variant: 'changed by imports',
  recommendation_run: 'belongs to recommendations, which are noted',
  return_event: 'belongs to a return, which is noted',
  return_stock_movement: 'the stock is noted',
  review_statistics: 'follows from reviews',
  search_change: 'follows from other changes',
  search_change_kept: 'follows from other changes',
  signing_key: 'made by the shop when it first signs',
  stock_alert: 'asked for by who waits for an item',
  stock_movement: 'the stock is noted',
  stock_reservation: 'an attempt to pay holds it',
}

test('every table whose rows a command may change notes it, with no value that is secret or says something of a person', async () => {
  const { rows } = await sql<{ table: string; notes: boolean; args: string | null }>`
    select c.relname as "table", t.oid is not null as notes, encode(t.tgargs, 'escape') as args
    from pg_class c left join pg_trigger t on t.tgrelid = c.oid and t.tgname like '%is_noted'
    where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace`.execute(context.db)
  const silent = rows.filter(({ notes, table }) => !notes && !(table in NOT_NOTED)).map(({ table }) => table)
  expect(silent).toEqual([])
  expect(rows.filter(({ notes, table }) => notes && table in NOT_NOTED)).toEqual([])
  for (const { table, args } of rows) {
    const [, subject = '', shown = ''] = (args ?? '').split('\\000')
    const personal = PERSONAL_TABLES.filter(one => one.table === table).flatMap(one => one.personal.split(' '))
    // The id of a customer, and the number that a browser decided under, lead to a person only through the shop's own rows.
    const isId = (name: string) => name === 'customer_id' || (table === 'consent_record' && name === 'id')
    const told = [...subject.split(' ').filter(name => !isId(name)), ...shown.split(' ')].filter(Boolean)
    expect({ table, told: told.filter(name => personal.includes(name) || /hash|secret|token|document$/.test(name)) }).toEqual({
      table,
      told: [],
    })
  }
})

test('a command that says it reads can change nothing, so that each that changes is noted', async () => {
  const { id } = await admin.order()
  const liar: AdminCommand = {
    name: 'orders eat',
    effect: 'reads',
    summary: '',
    usage: '',
    details: [],
    prepare:
      () =>
      async ({ db }) => {
        await db.updateTable('order').set({ order_state: 'Cancelled' }).where('id', '=', id).execute()
        return { text: '', data: {} }
      },
  }
  const work = onDatabaseOf(context, databaseUrl)({ actor: { name: 'eve' }, command: liar.name, isReading: true }, context =>
    liar.prepare([])(context, { actor: { name: 'eve' }, command: liar.name }),
  )
  await expect(work).rejects.toThrow(/read-only/)
  expect(COMMANDS.filter(({ effect }) => effect === 'changes').length).toBeGreaterThan(30)
})

test('who changed what is in the log with its transaction, and a command that is refused or repeated leaves no line', async () => {
  const order = await admin.order()
  const before = await linesOf(order.id)
  await admin.run('orders', 'confirm', order.orderNumber, '--as', 'anna')
  await admin.run('orders', 'confirm', order.orderNumber, '--as', 'ben').catch(() => undefined)
  await expect(admin.run('orders', 'ship', order.orderNumber, '--state', 'Lost')).rejects.toThrow()
  const lines = await linesOf(order.id)
  expect(lines.length - before.length).toBe(1)
  expect(lines[0]).toMatchObject({
    actor: 'anna',
    command: 'orders confirm',
    noun: 'order',
    action: 'changed',
    before: { order_state: 'Open' },
    after: { order_state: 'Confirmed' },
  })
  await admin.run('stock', 'set', 'EX30000001', '41', '--as', 'anna')
  const [stock] = await linesOf('EX30000001')
  expect(stock).toMatchObject({ noun: 'stock', actor: 'anna', after: { available: expect.any(Number) } })
})

test('A6 looking at people is noted by ids, and nothing in the log names them', async () => {
  const order = await admin.order()
  await admin.run('orders', 'show', order.orderNumber, '--as', 'anna')
  expect((await linesOf(order.id))[0]).toMatchObject({ actor: 'anna', command: 'orders show', action: 'read' })
  const { rows } = await sql<{ text: string }>`select audit_text(audit_line) as text from audit_line`.execute(context.db)
  const all = rows.map(({ text }) => text).join('\n')
  expect(all).not.toContain(order.customerEmail)
  expect(all).not.toContain(order.shippingAddress.streetName)
})

test('lines are only ever added: what is changed past the triggers is found, and so is an end that is missing', async () => {
  await Promise.all([1, 2, 3, 4].map(loaded => admin.run('stock', 'set', `EX3000000${(loaded % 3) + 1}`, String(50 + loaded))))
  const { hash } = (await admin.read('audit', 'verify')) as { hash: string }
  expect(await admin.run('audit', 'verify', '--hash', hash)).toContain('as they were written')
  await expect(sql`update audit_line set actor = 'eve'`.execute(context.db)).rejects.toThrow('only ever added')
  await expect(sql`delete from audit_seal`.execute(context.db)).rejects.toThrow('only ever added')
  await expect(sql`truncate audit_line cascade`.execute(context.db)).rejects.toThrow('only ever added')
  await sql`alter table audit_line disable trigger user`.execute(context.db)
  await sql`alter table audit_seal disable trigger user`.execute(context.db)
  await sql`delete from audit_seal where position = (select max(position) from audit_seal)`.execute(context.db)
  await sql`delete from audit_line where id = (select max(id) from audit_line)`.execute(context.db)
  await expect(admin.run('audit', 'verify', '--hash', hash)).rejects.toThrow('lines were removed')
  await sql`update audit_line set actor = 'eve' where id = (select min(id) from audit_line)`.execute(context.db)
  await expect(admin.run('audit', 'verify')).rejects.toThrow('not as it was written')
  await sql`alter table audit_line enable trigger user`.execute(context.db)
  await sql`alter table audit_seal enable trigger user`.execute(context.db)
})

test('who works is named by letters that a line can hold', async () => {
  const run = (...args: string[]) => runAdmin(args, { onDatabase: onDatabaseOf(context, databaseUrl), write: () => undefined })
  await expect(run('orders', 'list', '--as', "a'b")).rejects.toThrow('--as takes a name')
  await expect(run('orders', 'list', '--as')).rejects.toThrow('--as takes a name')
})

async function linesOf(subject: string) {
  const { lines } = (await admin.read('audit', 'list', '--id', subject)) as { lines: readonly Record<string, unknown>[] }
  return lines
}
