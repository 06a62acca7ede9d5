import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { EngineContext } from '@shop/engine/database'
import { setStock } from '@shop/engine/proving'
import { Connection } from '../bench/http/connection.ts'
import { requestMessage } from '../bench/http/request-message.ts'
import { type BenchTargets, findTargets } from '../bench/shop/bench-targets.ts'
import { findLosses } from '../fleet/find-losses.ts'
import { createMachine } from '../fleet/machine.ts'
import { type BrowsingFigures, startBrowsing } from './browsing-load.ts'
import { openSaleBuyers, type SaleBuyers } from './sale-buyers.ts'

const BROWSED = { host: 'de.localhost', language: 'de' } as const
const BOUGHT = { host: 'sk.localhost', language: 'sk' } as const
/** How many times as many people come as the process can serve. */
const TIMES = 10
const LEAST_SUCCESS = 0.99
/** Connections that a process answers without refusing one, those that take all it can serve, and the most of a sale day. */
const FEW = 4
const ALL_IT_CAN = 200
const CROWD = 3000
const BUYERS = 4
const PAUSE_MS = 300
const MEASURED_MS = 6000
const SALE_MS = 25_000
/** Without waiting for any time: how many connections there are at first, how many at most, and how many purchases are waited for. */
const SHORT = { connections: 300, maxConnections: 4800, purchases: 12 }
/** Pages in a row that a newcomer has to get for the sale day to be over. */
const SERVED_AGAIN = 10

interface SaleDay {
  readonly databaseUrl: string
  readonly context: EngineContext
  readonly folder: string
  /** Proves the same without measuring: by as many connections as it takes, and until enough was bought. */
  readonly isShort: boolean
}

/** A shop that people look at and buy in. */
interface OpenSale {
  readonly port: number
  readonly targets: BenchTargets
  readonly buyers: SaleBuyers
  readonly problems: string[]
}

/** Opens a shop of one process, lets far more people look around than it can serve while others buy. Prints figures; returns what went wrong. */
export async function proveSaleDay({ databaseUrl, context, folder, isShort }: SaleDay): Promise<string[]> {
  const settings = { BROWSING_WAIT_SECONDS: '2', SEARCH_DIR: join(folder, 'search') }
  const env = { ...process.env, ...settings, DATABASE_URL: databaseUrl }
  const shop = await createMachine('shop', 'storefront,orders,live,middleware', env, new Set())
  try {
    await shop.start()
    await untilSearched(shop.port)
    const targets = await findTargets(shop, BROWSED)
    const sold = await findTargets(shop, BOUGHT)
    const skus = sold.products.map(({ sku }) => sku)
    await setStock(context, Object.fromEntries(skus.map(sku => [sku, 100_000])))
    const buyers = openSaleBuyers({ port: shop.port, host: BOUGHT.host, buyers: BUYERS, skus, pauseMs: PAUSE_MS })
    const sale: OpenSale = { port: shop.port, targets, buyers, problems: [] }
    await (isShort ? crowd(sale) : multiply(sale))
    await buyers.leave()
    return [...sale.problems, ...(await findLosses(context, buyers.orderNumbers))]
  } finally {
    await shop.stop()
  }
}

/** Waits until the search is filled: until then the database answers in its place, without what can be chosen. */
async function untilSearched(port: number): Promise<void> {
  const connection = await Connection.open(port)
  const message = requestMessage({
    path: '/api/new-ct/searchCatalogue',
    host: `${BROWSED.host}:${port}`,
    json: [{ facets: true }],
  })
  while (!(await connection.send(message)).body.includes('"facets"')) await wait(200)
  connection.close()
}

/** Measures what the process can serve, and lets ten times as many come. */
async function multiply({ port, targets, buyers, problems }: OpenSale): Promise<void> {
  const common = { port, host: BROWSED.host, targets }
  async function browseFor(ms: number, connections: number): Promise<BrowsingFigures> {
    const load = startBrowsing({ ...common, connections })
    await wait(ms)
    const figures = await load.takeFigures()
    await load.stop()
    reportBrowsing(`${connections} connections without a pause`, figures)
    reportBuyers(buyers, problems)
    return figures
  }
  // Compilers first.
  await browseFor(MEASURED_MS, FEW)
  const few = await browseFor(MEASURED_MS, FEW)
  if (few.refused > 0) problems.push(`${few.refused} requests were refused although the process could serve them`)
  const most = await browseFor(MEASURED_MS, ALL_IT_CAN)

  const perSecond = (most.served / most.seconds) * TIMES
  const sale = startBrowsing({ ...common, connections: CROWD, perSecond })
  await wait(SALE_MS)
  const figures = await sale.takeFigures()
  reportBrowsing(`sale day, ${perSecond.toFixed(0)} requests a second are due`, figures)
  reportBuyers(buyers, problems)
  await sale.stop()
  judge(figures, problems)
  await untilServed(port)
}

/** Lets twice as many come until some are refused, and waits until enough was bought meanwhile. */
async function crowd({ port, targets, buyers, problems }: OpenSale): Promise<void> {
  const loads = [startBrowsing({ port, host: BROWSED.host, targets, connections: SHORT.connections })]
  try {
    let refused = 0
    for (let connections = SHORT.connections; refused === 0 && connections <= SHORT.maxConnections; connections *= 2) {
      if (connections > SHORT.connections)
        loads.push(startBrowsing({ port, host: BROWSED.host, targets, connections: connections / 2 }))
      for (let looks = 0; refused === 0 && looks < 4; looks++) {
        await wait(1000)
        for (const load of loads) refused += (await load.takeFigures()).refused
      }
    }
    if (refused === 0) return void problems.push('no one was refused')
    buyers.takeFigures()
    const begun = buyers.orderNumbers.length
    while (buyers.orderNumbers.length < begun + SHORT.purchases && problems.length === 0) {
      await wait(200)
      for (const load of loads) {
        const figures = await load.takeFigures()
        if (figures.rude + figures.failures.length > 0) reportBrowsing('crowd', figures)
        if (figures.rude > 0) problems.push(`${figures.rude} refusals do not say when to try again`)
        reportFailures(figures, problems)
      }
    }
    reportBuyers(buyers, problems)
  } finally {
    await Promise.all(loads.map(load => load.stop()))
  }
  await untilServed(port)
}

function reportBrowsing(what: string, figures: BrowsingFigures): void {
  const rate = (count: number) => `${(count / figures.seconds).toFixed(0)}/s`
  console.log(
    `${what}: served ${rate(figures.served)}, p95 ${figures.servedP95Ms.toFixed(0)} ms; refused ${rate(figures.refused)}, p95 ${figures.refusedP95Ms.toFixed(0)} ms; ${figures.failures.length} failed, ${figures.unsent} not sent; who asks takes ${(figures.cpuMs / figures.seconds / 10).toFixed(0)} % of a core`,
  )
}

/** Tells of requests that were answered neither 200 nor 503. */
function reportFailures({ failures }: BrowsingFigures, problems: string[]): void {
  if (failures.length > 0) problems.push(`${failures.length} requests failed: ${failures.slice(0, 5).join(', ')}`)
}

function reportBuyers(buyers: SaleBuyers, problems: string[]): void {
  const { purchases, orders, p95Ms, failures } = buyers.takeFigures()
  console.log(`  bought: ${orders} of ${purchases}, p95 of a call or page of the checkout ${p95Ms.toFixed(0)} ms`)
  for (const failure of failures.slice(0, 5)) console.log(`  ${failure}`)
  if (purchases === 0) problems.push('nothing was bought')
  else if (orders / purchases < LEAST_SUCCESS) problems.push(`${orders} of ${purchases} purchases became orders`)
}

function judge(figures: BrowsingFigures, problems: string[]): void {
  const { served, refused, rude } = figures
  if (served === 0) problems.push('no one could look around')
  if (refused === 0) problems.push('no one was refused')
  if (rude > 0) problems.push(`${rude} refusals do not say when to try again`)
  reportFailures(figures, problems)
}

/** Waits until newcomers get pages that no one has asked for before, and says how long that took. */
async function untilServed(port: number): Promise<void> {
  const begun = performance.now()
  for (let served = 0, count = 0; served < SERVED_AGAIN; count++) {
    const connection = await Connection.open(port)
    const path = `/search?query=later+${count}`
    const { status } = await connection.send(requestMessage({ path, host: `${BROWSED.host}:${port}` }))
    connection.close()
    served = status === 200 ? served + 1 : 0
    if (served === 0) await wait(50)
  }
  console.log(`${SERVED_AGAIN} pages in a row are served ${((performance.now() - begun) / 1000).toFixed(1)} s after it`)
}
