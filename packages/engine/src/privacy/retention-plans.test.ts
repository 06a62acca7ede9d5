import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { createContext } from '../database/index.ts'
import { createOrderFromCart } from '../order/index.ts'
import { forgetRelayedMessages } from '../outbox/index.ts'
import { forgetCatalogueChanges } from '../read-model/catalogue-changes.ts'
import { type ExplainedStatement, openExplainedDatabase, stepsOf } from '../testing/explained-database.ts'
import { growShop } from '../testing/grow-shop.ts'
import { findLargeTables, sampleShop } from '../testing/sample-shop.ts'
import { aPaidCart, aReadyCart, aVisitor, openTestShop, PRESS, requestOf } from '../testing/shop.fixtures.ts'
import { runRetention } from './retention.ts'

const CARTS = 30_000
const { context, databaseUrl } = await openTestShop({ stock: 50 })
const { owner, cart } = await aPaidCart(context, { [PRESS]: 1 })
await createOrderFromCart(context, requestOf(owner, cart))
await aReadyCart(context, { [PRESS]: 2 })
await aVisitor(context)
await growShop(databaseUrl, { products: 3000, carts: CARTS, onProgress: () => undefined })

let seen: ExplainedStatement[] = []
const db = openExplainedDatabase(databaseUrl, explained => seen.push(explained))
afterAll(() => db.destroy())
const explained = createContext(db)

async function rowsOf(table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from ${sql.table(table)}`.execute(context.db)
  return rows[0]?.count ?? 0
}

test('what has served its time is found by its age, whatever the number of carts, sessions, messages, events and changes', async () => {
  const before = await rowsOf('cart')
  expect(before).toBeGreaterThan(CARTS)
  const large = await findLargeTables(context, 900)
  expect([...large]).toEqual(expect.arrayContaining(['cart', 'session', 'outbox', 'tracking_event', 'catalogue_change']))
  // One batch of each kind is enough to see how it is found.
  let turns = 0
  await runRetention(explained, () => ++turns > 40)
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
  expect(await forgetRelayedMessages(explained, { before: daysAgo(90), limit: 500 })).toBe(500)
  expect(await forgetCatalogueChanges(explained, { before: daysAgo(3), limit: 500 })).toBe(500)
  const scans = seen.flatMap(({ plan, text }) =>
    stepsOf(plan)
      .filter(step => step['Node Type'] === 'Seq Scan' && large.has(step['Relation Name'] ?? ''))
      .map(step => `${step['Relation Name']}: ${text.replace(/\s+/g, ' ').trim().slice(0, 80)}`),
  )
  expect(scans).toEqual([])
  expect(await rowsOf('cart')).toBeLessThan(before)
  seen = []
})

test('a grown shop has carts with lines, customers who have ordered, and products that can be read', async () => {
  const sample = await sampleShop(context, 20)
  expect(sample.carts.length).toBeGreaterThan(5)
  for (const drawn of [sample.customers, sample.emails, sample.orderNumbers, sample.productIds, sample.skus])
    expect(drawn).toHaveLength(20)
})

test('rows that point at carts, sessions and customers are found by an index when these go', async () => {
  const { rows } = await sql<{ key: string }>`
    select conrelid::regclass || '.' || attname as key
    from pg_constraint key join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where key.contype = 'f' and confrelid in ('cart'::regclass, 'session'::regclass, 'customer'::regclass)
      and not exists (
        select from pg_index index where index.indrelid = conrelid and index.indkey[0] = conkey[1]
          and (index.indpred is null or pg_get_expr(index.indpred, index.indrelid) = format('(%I IS NOT NULL)', attname)))
    order by key`.execute(context.db)
  // Proofs stay for a day.
  expect(rows.map(({ key }) => key)).toEqual(['email_proof.customer_id'])
})
