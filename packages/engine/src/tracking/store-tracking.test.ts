import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { createContext } from '../database/index.ts'
import { type ExplainedStatement, openExplainedDatabase, stepsOf } from '../testing/explained-database.ts'
import { openTestShop } from '../testing/shop.fixtures.ts'
import { dropTrackingForwards, eraseTracking } from './index.ts'

const { context, databaseUrl } = await openTestShop()
const seen: ExplainedStatement[] = []
const db = openExplainedDatabase(databaseUrl, explained => seen.push(explained))
afterAll(() => db.destroy())

const CUSTOMER = '00000000-0000-4000-8000-000000000001'

test('TRACK-15 what a customer did is deleted without reading what everyone did', async () => {
  await sql`
    insert into tracking_event (id, type, occurred_at, locale, browser_id, customer_id)
    select gen_random_uuid(), 'view_item', now(), 'de-DE', gen_random_uuid(), case when n <= 3 then ${CUSTOMER}::uuid else gen_random_uuid() end
    from generate_series(1, 5000) n`.execute(context.db)
  await sql`analyze tracking_event`.execute(context.db)
  expect(await eraseTracking(createContext(db), CUSTOMER)).toBe(3)
  const scans = seen.flatMap(({ plan }) => stepsOf(plan)).filter(step => step['Relation Name'] === 'tracking_event')
  expect(scans.length).toBeGreaterThan(0)
  expect(scans.map(step => step['Node Type'])).not.toContain('Seq Scan')
})

test('TRACK-15 what waits of a browser is dropped without reading what waits of all others', async () => {
  await sql`
    insert into tracking_forward (id, kind, type, occurred_at, browser_id, due_at)
    select gen_random_uuid(), 'event', 'view_item', now(), case when n <= 3 then ${CUSTOMER}::uuid else gen_random_uuid() end, now()
    from generate_series(1, 5000) n`.execute(context.db)
  await sql`analyze tracking_forward`.execute(context.db)
  seen.length = 0
  await dropTrackingForwards({ db }, CUSTOMER)
  const scans = seen.flatMap(({ plan }) => stepsOf(plan)).filter(step => step['Relation Name'] === 'tracking_forward')
  expect(scans.length).toBeGreaterThan(0)
  expect(scans.map(step => step['Node Type'])).not.toContain('Seq Scan')
})
