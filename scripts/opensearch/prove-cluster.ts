import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { EngineContext } from '@shop/engine/database'
import { setStock } from '@shop/engine/proving'
import { findTargets } from '../bench/shop/bench-targets.ts'
import { runStep } from '../bench/shop/run-step.ts'
import { createMachine } from '../fleet/machine.ts'
import { openSaleBuyers, type SaleBuyers } from '../sale-day/sale-buyers.ts'
import type { LocalCluster } from './local-cluster.ts'
import { openSearchers, type Searchers, searchShop } from './searchers.ts'

const NODES = 3
const SEARCHERS = 3
const BUYERS = 2
const PAUSE_MS = 500
const STEADY_MS = 10_000
const WORDS = ['fritteuse', 'mixer', 'waage', 'kran', 'edelstahl', 'fritöse']
/** Prices that no product of the demo shop has, in EUR. */
const PRICES = { rebuilt: '77777.00', lost: '88888.00' }

interface ClusterProof {
  readonly cluster: LocalCluster
  readonly databaseUrl: string
  readonly context: EngineContext
  readonly folder: string
}

/** People in a shop whose search is a cluster. */
interface OpenShop {
  readonly place: { readonly port: number; readonly host: string }
  readonly searchers: Searchers
  readonly buyers: SaleBuyers
  readonly problems: string[]
}

/**
 * Opens a shop on a cluster of three nodes, in which people search and buy; then all indexes are built again, and a node is lost and comes
 * back, with a price changed each time meanwhile. Prints figures; returns what went wrong.
 */
export async function proveCluster({ cluster, databaseUrl, context, folder }: ClusterProof): Promise<string[]> {
  const settings = { DATABASE_URL: databaseUrl, OPENSEARCH_URL: cluster.url, SEARCH_DIR: join(folder, 'search') }
  const env = { ...process.env, ...settings }
  const admin = (...args: readonly string[]) => runStep('scripts/admin.ts', args, { folder: '.', env: settings })
  const shop = await createMachine('shop', 'storefront,orders,live,middleware', env, new Set())
  try {
    const begun = performance.now()
    await shop.start()
    const place = { port: shop.port, host: 'de.localhost' }
    await untilByCluster(place)
    console.log(`the cluster was filled ${seconds(performance.now() - begun)} s after the start of the shop`)
    const { products } = await findTargets(shop, { host: 'de.localhost', language: 'de' })
    const [first, second] = products
    if (!first || !second) throw new Error('The shop sells nothing')
    const sold = await findTargets(shop, { host: 'sk.localhost', language: 'sk' })
    const skus = sold.products.map(({ sku }) => sku)
    await setStock(context, Object.fromEntries(skus.map(sku => [sku, 100_000])))
    const totals = new Map<string, number>()
    for (const text of WORDS) totals.set(text, (await searchShop(place, { text })).total)
    const people = {
      place,
      searchers: openSearchers(place, totals, SEARCHERS),
      buyers: openSaleBuyers({ port: shop.port, host: 'sk.localhost', buyers: BUYERS, skus, pauseMs: PAUSE_MS }),
      problems: [] as string[],
    }
    await wait(STEADY_MS)
    report('nothing happens', people)

    const rebuilding = performance.now()
    const rebuilt = admin('search', 'rebuild')
    await admin('price', 'set', first.sku, PRICES.rebuilt, '--currency', 'EUR', '--country', 'DE')
    const said = await rebuilt
    console.log(`${said.trim()} in ${seconds(performance.now() - rebuilding)} s`)
    await untilFound(place, PRICES.rebuilt)
    report('all indexes are built again', people)

    const [, , third] = cluster.nodes
    await third?.kill()
    await admin('price', 'set', second.sku, PRICES.lost, '--currency', 'EUR', '--country', 'DE')
    await untilFound(place, PRICES.lost)
    await wait(STEADY_MS)
    report('one of three nodes is lost', people)
    const returning = performance.now()
    third?.start()
    await cluster.untilWhole(NODES)
    console.log(`the cluster was whole ${seconds(performance.now() - returning)} s after the node came back`)
    report('it comes back', people)

    await Promise.all([people.searchers.leave(), people.buyers.leave()])
    return people.problems
  } finally {
    await shop.stop()
  }
}

function report(what: string, { searchers, buyers, problems }: OpenShop): void {
  const { byCluster, byDatabase, wrong, failed, p95Ms } = searchers.takeFigures()
  const { purchases, orders, failures } = buyers.takeFigures()
  console.log(
    `${what}: ${byCluster} searches answered by the cluster, ${byDatabase} by the database, p95 ${p95Ms.toFixed(0)} ms, ${failed} failed; ${orders} of ${purchases} purchases became orders`,
  )
  if (wrong > 0) problems.push(`${wrong} searches left products out while ${what}`)
  if (failed > 0) problems.push(`${failed} searches failed while ${what}`)
  if (byCluster === 0) problems.push(`the cluster answered nothing while ${what}`)
  for (const failure of failures) problems.push(`${failure} while ${what}`)
}

/** Waits until the cluster is filled: until then the database answers. */
async function untilByCluster(place: OpenShop['place']): Promise<void> {
  while (!(await searchShop(place, {}).catch(() => undefined))?.isByCluster) await wait(500)
}

/** Waits until the cluster finds the one product of a price. */
async function untilFound(place: OpenShop['place'], price: string): Promise<void> {
  const cents = Number(price) * 100
  const begun = performance.now()
  for (;;) {
    const found = await searchShop(place, { priceMinCent: cents, priceMaxCent: cents }).catch(() => undefined)
    if (found?.isByCluster && found.total === 1) break
    await wait(50)
  }
  console.log(`  a price is found by ${seconds(performance.now() - begun)} s after it was changed`)
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(1)
}
