import { createContext, openDatabase } from '@shop/engine/database'
import { generateReportShop } from '@shop/engine/proving'
import { readReport } from '@shop/engine/report'
import { withFreshDatabase } from '../postgres/with-fresh-database.ts'
import { median } from './measure.ts'
import { describeLoad } from './report/machine.ts'
import { formatTable } from './report/table.ts'

const TO = '2026-11-28'
/** Visits and orders of 90 days. */
const SHOPS = [
  { visits: 32_000, orders: 2000 },
  { visits: 320_000, orders: 20_000 },
]
const PERIODS = [
  { days: 7, from: '2026-11-22' },
  { days: 30, from: '2026-10-30' },
  { days: 90, from: '2026-08-31' },
]
const ROUNDS = 3

/** Measures the owner's report on generated visits and orders: a hundred thousand events, and a million. */
export async function benchOwnerReport(): Promise<void> {
  const rows: string[][] = []
  for (const shop of SHOPS)
    await withFreshDatabase({ durable: false }, async databaseUrl => {
      const db = openDatabase({ databaseUrl, poolSize: 2 })
      try {
        const context = createContext(db)
        const events = await generateReportShop(context, { ...shop, to: TO, days: 90 })
        for (const { days, from } of PERIODS) {
          const times: number[] = []
          for (let round = 0; round < ROUNDS; round++) {
            const begun = performance.now()
            await readReport(context, { from, to: TO, limit: 20 })
            times.push(performance.now() - begun)
          }
          rows.push([String(events), String(shop.orders), String(days), (median(times) / 1000).toFixed(2)])
        }
      } finally {
        await db.destroy()
      }
    })
  console.log(`the owner's report on 90 days, medians of ${ROUNDS}; ${describeLoad()}`)
  console.log(formatTable(['events', 'carts that began to be paid', 'days of the report', 's'], rows))
}
