import type { CountryCode } from '@shop/domain/market'
import { boundsOf, type ReportPeriod, type StageCount } from '@shop/domain/report'
import { sql } from 'kysely'
import type { EngineContext } from '../database/context.ts'
import { reportSearches, type SearchReportLine } from '../search/search-log.ts'
import { type ReportedError, selectBrowserErrors, selectWebVitals, type WebVitalBuckets } from './monitoring-rows.ts'
import { type MethodCount, selectMethodCounts } from './payment-method-rows.ts'
import {
  type DaySales,
  type MarketSales,
  type SoldProduct,
  selectBestSellers,
  selectDaySales,
  selectSales,
} from './sales-rows.ts'
import { selectVisitStages } from './visit-rows.ts'

/** What an owner learns of a period, of one market or of all. Money is in cents and never added across currencies. */
export interface ShopReport {
  readonly visits: readonly StageCount[]
  readonly sales: readonly MarketSales[]
  readonly days: readonly DaySales[]
  readonly methods: readonly MethodCount[]
  readonly bestSellers: readonly SoldProduct[]
  readonly searches: readonly SearchReportLine[]
  readonly webVitals: readonly WebVitalBuckets[]
  readonly errors: readonly ReportedError[]
}

/** What is reported. */
export interface ReportRequest extends ReportPeriod {
  /** Default: all markets. */
  readonly country?: CountryCode
  /** Lines of each list. */
  readonly limit: number
}

/** Everything of a report, as it was at one moment. A report may take longer than what a shopper waits for. */
export async function readReport(context: EngineContext, request: ReportRequest): Promise<ShopReport> {
  const { country, limit, ...period } = request
  const transaction = context.db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
  return transaction.execute(async db => {
    // Planned for its period, and sorted in memory: the settings of the shop are for statements of a millisecond.
    await sql`select set_config('statement_timeout', '120s', true), set_config('work_mem', '64MB', true),
      set_config('plan_cache_mode', 'force_custom_plan', true), set_config('jit', 'off', true)`.execute(db)
    const { since, before } = boundsOf(period)
    const query = { db, since, before, country }
    const storeKey = country?.toLowerCase()
    const searches = { since, before, withoutResults: true, limit, ...(storeKey ? { storeKey } : {}) }
    return {
      visits: await selectVisitStages(query),
      sales: await selectSales(query),
      days: await selectDaySales(query),
      methods: await selectMethodCounts(query),
      bestSellers: await selectBestSellers(query, limit),
      searches: await reportSearches({ ...context, db }, searches),
      webVitals: await selectWebVitals(query),
      errors: await selectBrowserErrors(query, limit),
    }
  })
}
