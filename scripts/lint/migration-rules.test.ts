import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { breaksOf } from './migration-rules.ts'

const FOLDER = join(import.meta.dirname, '../../packages/engine/migrations')

const CLOSED = 'of a time when the shop was closed while it was brought to a new release'

/**
 * Migrations that the release before cannot live with, each with its reason: that no release has used since which one what it
 * takes away.
 */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  '0009-price-records.sql': CLOSED,
  '0010-customer-accounts.sql': CLOSED,
  '0022-updated-products.sql': CLOSED,
  '0042-set-old-job-queue-aside.sql': CLOSED,
  '0043-catalogue-changes.sql': CLOSED,
  '0056-smaller-carts.sql': CLOSED,
  '0090-cheaper-orders.sql': CLOSED,
  '0120-documents-of-carts-as-text.sql': CLOSED,
  '0193-preorders.sql': CLOSED,
}

test.each([
  ['alter table cart drop column net_cent', 'still reads or writes the column'],
  ['alter table cart drop net_cent', 'still reads or writes the column'],
  ['alter table cart add column note text, drop column net_cent', 'still reads or writes the column'],
  ['drop table cart', 'still uses it'],
  ['drop function place_order(uuid)', 'still calls it'],
  ['alter table cart rename column net_cent to net', 'knows the old name'],
  ['alter table cart rename to basket', 'knows the old name'],
  ['alter table cart alter column net_cent type numeric', 'the old type'],
  ['alter table cart alter column note set not null', 'may write null'],
  ['alter table cart alter note drop default', 'leaves the column out'],
  ['alter table cart add column note text not null', 'give it a default'],
  ['do $$ begin if true then drop table cart; end if; end $$', 'still uses it'],
])('a migration that would break the release before is found: %s', (migration, reason) => {
  expect(breaksOf(migration).map(found => found.reason)).toEqual([expect.stringContaining(reason)])
})

test.each([
  'alter table cart add column note text',
  "alter table cart add column note text not null default 'none', add column total numeric(10, 2)",
  'alter table cart add constraint note_length check (length(note) <= 10 and note is not null)',
  'alter table cart drop constraint note_length, alter column note drop not null',
  'create table note (id uuid); alter table note add column text text not null; alter table note alter column id set not null',
  'drop index cart_note; drop trigger note on cart; alter index a rename to b',
  "comment on table cart is 'drop table cart' -- drop table cart",
])('a migration that the release before does not notice passes: %s', migration => {
  expect(breaksOf(migration)).toEqual([])
})

test('every migration lets the release before run on, or is on a list with its reason', () => {
  const files = readdirSync(FOLDER).filter(name => name.endsWith('.sql'))
  expect(files.length).toBeGreaterThan(90)
  const breaking = files.filter(file => breaksOf(readFileSync(join(FOLDER, file), 'utf8')).length > 0)
  expect(breaking).toEqual(Object.keys(EXCEPTIONS))
})
