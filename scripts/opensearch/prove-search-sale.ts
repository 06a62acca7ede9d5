import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createShopClient } from '@shop/contract'
import { localize } from '@shop/domain/market'
import type { FoundProducts } from '@shop/domain/search'
import type { EngineContext } from '@shop/engine/database'
import { setPrice } from '@shop/engine/product'
import { setStock } from '@shop/engine/proving'
import { Connection } from '../bench/http/connection.ts'
import { createConnectionTransport } from '../bench/http/connection-transport.ts'
import { findTargets } from '../bench/shop/bench-targets.ts'
import { runStep } from '../bench/shop/run-step.ts'
import { findLosses } from '../fleet/find-losses.ts'
import { createMachine, type Machine } from '../fleet/machine.ts'
import { openSaleBuyers, type SaleBuyers } from '../sale-day/sale-buyers.ts'
import { type LocalCluster, startLocalCluster } from './local-cluster.ts'
import { openSaleSearches, type SaleSearches } from './sale-searches.ts'

const SEARCHED = { host: 'de.localhost', language: 'de' } as const
const BOUGHT = { host: 'sk.localhost', language: 'sk' } as const
const APPS = 'storefront,orders,live,middleware'
const NODES = 3
const WORDS = 8
/** How many of each kind, how long each time is at least, and the pause between two purchases of a person. */
const WHOLE = { people: 2, buyers: 2, phaseMs: 10_000, pauseMs: 1000 }
/** On a machine that does other things besides: a phase is over when enough was asked and bought. */
const SHORT = { people: 1, buyers: 1, phaseMs: 1000, pauseMs: 300 }
/** Longest wait for what has to come by itself; on a busy machine much of it does late. */
const LONGEST_MS = 10 * 60_000
const POLL_MS = 250
/** A price that no product has; each change adds a cent. */
const FIRST_PRICE_CENT = 7_654_301

interface SearchSale {
  readonly databaseUrl: string
  readonly context: EngineContext
  /** Where files of the run are. */
  readonly folder: string
  /** What `fetchOpenSearch` returned. */
  readonly archives: string
  readonly isShort: boolean
}

/** A shop on a cluster that people search and buy in. */
interface OpenSale {
  readonly cluster: LocalCluster
  readonly shop: Machine
  readonly searches: SaleSearches
  readonly buyers: SaleBuyers
  readonly phaseMs: number
  readonly problems: string[]
}

/** A product whose price was changed, and by which it has to be found from then on. */
interface ChangedPrice {
  readonly productId: string
  readonly centAmount: number
}

/**
 * Opens a shop on a cluster of three nodes that is empty, has things happen to the cluster while people search and buy, and closes
 * both. Prints figures; returns what went wrong.
 */
export async function proveSearchSale({ databaseUrl, context, folder, archives, isShort }: SearchSale): Promise<string[]> {
  const { people, buyers: buying, phaseMs, pauseMs } = isShort ? SHORT : WHOLE
  const begun = performance.now()
  const cluster = await startLocalCluster({ archives, folder: join(folder, 'nodes'), nodes: NODES })
  console.log(`${NODES} nodes are a cluster after ${seconds(begun)} s`)
  // No one who looks around is refused, however slow the machine is.
  const settings = { OPENSEARCH_URL: cluster.url, BROWSING_WAIT_SECONDS: '0', SLOW_QUERY_MS: '0' }
  const env = { ...process.env, ...settings, DATABASE_URL: databaseUrl }
  const takenPorts = new Set<number>()
  const shop = await createMachine('shop', APPS, env, takenPorts)
  const second = await createMachine('second', APPS, env, takenPorts)
  const problems: string[] = []
  try {
    await shop.start()
    const { products } = await findTargets(shop, BOUGHT)
    const skus = products.map(({ sku }) => sku)
    await setStock(context, Object.fromEntries(skus.map(sku => [sku, 100_000])))
    const targets = await findTargets(shop, SEARCHED)
    const sale: OpenSale = {
      cluster,
      shop,
      searches: openSaleSearches({ port: shop.port, host: SEARCHED.host, targets, words: await wordsInNames(shop), people }),
      buyers: openSaleBuyers({ port: shop.port, host: BOUGHT.host, buyers: buying, skus, pauseMs }),
      phaseMs,
      problems,
    }
    const changed: ChangedPrice[] = []
    const change = async () => {
      const product = targets.products[changed.length]
      if (!product) throw new Error('There are fewer products than changes')
      const centAmount = FIRST_PRICE_CENT + changed.length
      await setPrice(context, { sku: product.sku, currencyCode: 'EUR', country: 'DE', centAmount })
      changed.push({ productId: product.id, centAmount })
    }

    await during('the empty cluster is filled', sale, () => untilByCluster(shop))
    await during('nothing happens', sale, change)
    await during('all indexes are built again', sale, async () => {
      await Promise.all([runStep('scripts/admin.ts', ['search', 'rebuild'], { folder: '.', env }), change()])
    })
    await during('the node that leads is lost and comes back', sale, async () => {
      const leader = await cluster.leader()
      await leader.kill()
      await cluster.untilLost(NODES - 1)
      await change()
      await untilBought(sale)
      leader.start()
      await cluster.untilWhole(NODES)
    })
    await during('no node is there, and a second process of the shop begins', sale, async () => {
      await Promise.all(cluster.nodes.map(node => node.kill()))
      await change()
      await second.start()
      await untilBought(sale)
      for (const node of cluster.nodes) node.start()
      await cluster.untilWhole(NODES)
      await Promise.all([untilByCluster(shop), untilByCluster(second)])
    })
    await during('the cluster is back', sale, change)
    for (const price of changed) for (const machine of [shop, second]) await untilFound(machine, price)
    console.log(`${changed.length} prices that were changed meanwhile are found by both processes, by the cluster`)

    await Promise.all([sale.searches.leave(), sale.buyers.leave()])
    problems.push(...(await findLosses(context, sale.buyers.orderNumbers)))
    console.log(`${sale.buyers.orderNumbers.length} orders were confirmed; all of it took ${seconds(begun)} s`)
    return problems
  } finally {
    await Promise.all([shop.stop(), second.stop()])
    await cluster.stop()
  }
}

/** The first long words in some names. */
async function wordsInNames(machine: Machine): Promise<string[]> {
  const { hits } = await searchAt(machine, 1)
  return hits.slice(0, WORDS).flatMap(({ product }) => /\p{L}{5,}/u.exec(localize(product.name, SEARCHED.language))?.[0] ?? [])
}

/** Has something happen while people go on, and tells what they met. */
async function during(what: string, sale: OpenSale, event: () => Promise<unknown>): Promise<void> {
  const { searches, buyers, problems, phaseMs } = sale
  const begun = performance.now()
  await event()
  await wait(Math.max(0, phaseMs - (performance.now() - begun)))
  await untilBought(sale)
  const { byCluster, byDatabase, pages, p50Ms, p99Ms, wrong } = searches.takeFigures()
  const { purchases, orders, p95Ms, failures } = buyers.takeFigures()
  console.log(`${what}, ${seconds(begun)} s:`)
  console.log(
    `  searches: ${byCluster} answered by the cluster, ${byDatabase} by the database, ${wrong.length} wrong; p50 ${p50Ms.toFixed(0)} ms, p99 ${p99Ms.toFixed(0)} ms; ${pages} pages of results`,
  )
  console.log(`  purchases: ${orders} of ${purchases}; p95 of a call or page of the checkout ${p95Ms.toFixed(0)} ms`)
  for (const each of [...wrong, ...failures].slice(0, 10)) console.log(`  ${each}`)
  if (byCluster + byDatabase === 0) problems.push(`no search was answered while ${what}`)
  if (wrong.length > 0) problems.push(`${wrong.length} searches were answered wrongly or not while ${what}`)
  if (orders < purchases) problems.push(`${purchases - orders} purchases failed while ${what}`)
}

/** Lets people go on until one more order is placed, or a purchase has failed. */
async function untilBought({ buyers }: OpenSale): Promise<void> {
  const before = buyers.orderNumbers.length
  await until('the next order', async () => buyers.orderNumbers.length > before)
}

/** Waits until a process is answered by the cluster. */
async function untilByCluster(machine: Machine): Promise<void> {
  await until(`an answer of the cluster at ${machine.name}`, async () => (await searchAt(machine, 1)).facets !== undefined)
}

async function untilFound(machine: Machine, { productId, centAmount }: ChangedPrice): Promise<void> {
  await until(`a product at ${machine.name} by its changed price of ${centAmount} cents`, async () => {
    const { facets, hits } = await searchAt(machine, centAmount, centAmount)
    return facets !== undefined && hits.some(({ product }) => product.id === productId)
  })
}

async function searchAt({ port }: Machine, priceMinCent: number, priceMaxCent?: number): Promise<FoundProducts> {
  const connection = await Connection.open(port)
  try {
    const client = createShopClient(createConnectionTransport(connection, '/api/new-ct'), { host: `${SEARCHED.host}:${port}` })
    const bounds = { priceMinCent, ...(priceMaxCent === undefined ? {} : { priceMaxCent }) }
    return (await client.call('searchCatalogue', { ...bounds, facets: true, isUnrecorded: true })).found
  } finally {
    connection.close()
  }
}

/** Throws where something has not come within ten minutes. */
async function until(what: string, isThere: () => Promise<boolean>): Promise<void> {
  let failure: unknown
  for (const end = performance.now() + LONGEST_MS; performance.now() < end; await wait(POLL_MS)) {
    try {
      if (await isThere()) return
    } catch (error) {
      failure = error
    }
  }
  throw new Error(`Waited in vain for ${what}`, { cause: failure })
}

function seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(1)
}
