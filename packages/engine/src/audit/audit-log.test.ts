import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { PERSONAL_TABLES } from '../privacy/personal-tables.ts'
import { openTestShop } from '../testing/shop.fixtures.ts'
import { addAuditLine, inAuditedTransaction, verifyAudit } from './index.ts'

const { context } = await openTestShop()

/** Tables whose changes are in no line, and why. Every other one has a trigger. */
const NOT_NOTED: Readonly<Record<string, string>> = {
  address_check: 'a count of a session',
  api_token: 'made by its client',
  approval_request: 'decided by the people of its company',
  credit_reservation: 'goes with its order',
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
  earlier_order: 'changed by imports, which say what they did',
  fiscal_counter: 'counts documents, which are noted',
  fiscal_document_shipment: 'belongs to a document, which is noted',
  import_progress: 'of imports',
  import_run: 'of imports',
  imported_picture: 'of imports, copied by the worker',
  imported_variant: 'of imports',
  kysely_migration: 'of releases',
  kysely_migration_lock: 'of releases',
  mail_preference: 'decided by who reads the mails',
  mail_recipient: 'decided by who reads the mails',
  order_cancellation_line: 'belongs to a cancellation, which is noted',
  order_state_change: 'belongs to an order, which is noted',
  payment_event: 'belongs to a transaction, which is noted',
  preorder: 'goes with its order, which is noted',
  price_drop_notice: 'made by the worker',
  price_record: 'a log of its own',
  price_watch: 'made by the worker',
  product: 'changed by imports',
  product_category: 'changed by imports',
  product_text: 'changed by imports',
  provider_deletion: 'asked for by the provider',
  product_relation: 'follows from rules of relations, which are noted',
  quote_document: 'belongs to a quote, which is noted',
  recommendation_run: 'belongs to recommendations, which are noted',
  related_base: 'follows from rules of relations, which are noted',
  relation_run: 'follows from rules of relations, which are noted',
  return_event: 'belongs to a return, which is noted',
  return_stock_movement: 'the stock is noted',
  review_invitation: 'made by the worker',
  review_statistics: 'follows from reviews',
  search_change: 'follows from other changes',
  search_change_kept: 'follows from other changes',
  shared_cart: 'made by who shares a cart, and never changed',
  shopping_list: 'changed by its customer alone, and gone with them',
  stock_count: 'counts stock, which is noted',
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

test('lines are only ever added: what is changed past the triggers is found, and so is an end that is missing', async () => {
  const audited = { actor: { name: 'anna' }, command: 'stock set' }
  await Promise.all(
    [1, 2, 3, 4].map(number =>
      inAuditedTransaction(context, audited, db => addAuditLine(db, { noun: 'stock', subject: `EX${number}`, action: 'done' })),
    ),
  )
  const { hash, broken, lines } = await verifyAudit(context)
  expect({ broken, lines }).toEqual({ broken: [], lines: 4 })
  expect((await verifyAudit(context, hash)).isHashKnown).toBe(true)
  await expect(sql`update audit_line set actor = 'eve'`.execute(context.db)).rejects.toThrow('only ever added')
  await expect(sql`delete from audit_seal`.execute(context.db)).rejects.toThrow('only ever added')
  await expect(sql`truncate audit_line cascade`.execute(context.db)).rejects.toThrow('only ever added')
  await sql`alter table audit_line disable trigger user`.execute(context.db)
  await sql`alter table audit_seal disable trigger user`.execute(context.db)
  // Lines are sealed in the order of their commits, which is not that of their ids.
  await sql`with last as (delete from audit_seal where position = (select max(position) from audit_seal) returning line_id)
    delete from audit_line using last where id = line_id`.execute(context.db)
  expect((await verifyAudit(context, hash)).isHashKnown).toBe(false)
  await sql`update audit_line set actor = 'eve' where id = (select min(id) from audit_line)`.execute(context.db)
  expect((await verifyAudit(context)).broken).not.toEqual([])
})
