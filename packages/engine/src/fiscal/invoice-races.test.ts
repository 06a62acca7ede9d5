import { findingsOf } from '@shop/domain/fiscal'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { createContext, type EngineContext, openDatabase } from '../database/index.ts'
import { createOrderFromCart } from '../order/index.ts'
import { shipOrder } from '../shipment/index.ts'
import { aPaidCart, openTestShop, PRESS, requestOf } from '../testing/shop.fixtures.ts'
import { checkDocuments, findDocuments, issueInvoice, readAnchors } from './index.ts'

const ORDERS = 200
const WORKERS = 4
const { context, databaseUrl } = await openTestShop({ poolSize: 20, stock: ORDERS })

/** A worker with connections of its own, on a day. */
function aWorkerOn(day: string): EngineContext {
  const db = openDatabase({ databaseUrl, poolSize: 4, acquireTimeoutMs: 300_000, lockTimeoutMs: 300_000 })
  afterAll(() => db.destroy())
  return { ...createContext(db), now: () => `${day}T12:00:00.000Z` }
}

test('fiscal check 2: 200 orders that leave at once are invoiced by several workers, each once, without a gap in either year', async () => {
  const days = ['2030-06-01', '2031-06-01'] as const
  const workers = days.map(day => Array.from({ length: WORKERS }, () => aWorkerOn(day)))
  const orders = await Promise.all(
    Array.from({ length: ORDERS }, async (_, index) => {
      const { owner, cart } = await aPaidCart(context, { [PRESS]: 1 })
      const order = await createOrderFromCart(context, requestOf(owner, cart))
      return { id: order.id, ofYear: workers[index % 2] ?? [], gross: order.totalPrice.centAmount }
    }),
  )
  // Every worker takes every order, as when a message is delivered again, some before the goods have left.
  const issued = await Promise.all(
    orders.map(async ({ id, ofYear }) => {
      const [first, ...others] = ofYear
      if (!first) throw new Error('There is no worker')
      const early = issueInvoice(first, { id }, [])
      const shipped = shipOrder(first, { id }, {})
      const racing = others.map(worker => issueInvoice(worker, { id }, []))
      await shipped
      return Promise.all([early, ...racing, issueInvoice(first, { id }, [])])
    }),
  )
  for (const ofOrder of issued) expect(ofOrder.filter(document => document !== undefined)).toHaveLength(1)
  for (const series of ['RE-2030', 'RE-2031']) {
    const { rows } = await sql<{ number: number }>`
      select number from fiscal_document where series = ${series} order by number`.execute(context.db)
    expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: ORDERS / 2 }, (_, index) => index + 1))
  }
  const anchors = (await readAnchors(context)).map(({ series, lastNumber }) => [series, lastNumber])
  expect(anchors.toSorted()).toEqual([
    ['RE-2030', ORDERS / 2],
    ['RE-2031', ORDERS / 2],
  ])
  expect((await checkDocuments(context)).breaks).toEqual([])
  for (const { id, gross } of orders) {
    const documents = await findDocuments(context, { orderId: id }, 2)
    expect(documents.map(({ document }) => document.totals.gross)).toEqual([gross])
    expect(documents.flatMap(({ document }) => findingsOf(document))).toEqual([])
  }
})
