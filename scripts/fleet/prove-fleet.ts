import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createShopClient, type Transport } from '@shop/contract'
import type { EngineContext } from '@shop/engine/database'
import { setStock } from '@shop/engine/proving'
import { createHostTransport } from '../../apps/middleware/src/testing/host-transport.ts'
import { openVisitorClient } from '../../apps/middleware/src/testing/visitor-client.ts'
import { type Balancer, startBalancer } from './balancer.ts'
import { findLosses } from './find-losses.ts'
import { followCart } from './follow-cart.ts'
import { createMachine, type Machine } from './machine.ts'
import { openShoppers, type Shoppers } from './shoppers.ts'

/** How much there is of everything, and how many machines are replaced. */
const WHOLE = { machines: 3, workers: 2, buyers: 4, customers: 3, replaced: 5, drainSeconds: 3 }
/** On a machine that does other things besides: with longer for the balancer to notice, and as many orders as it takes. */
const SHORT = { machines: 2, workers: 1, buyers: 2, customers: 1, replaced: 1, drainSeconds: 10 }
type FleetSize = typeof WHOLE
const STEADY_MS = 4000
/** How long people go on buying after something has happened. */
const AFTER_MS = 2000
/** Longest wait for a page to be told what another machine has changed. */
const TOLD_MS = 5000
/** Longest wait for a balancer to find the machines. */
const BALANCER_MS = 15_000

interface Fleet {
  readonly databaseUrl: string
  readonly context: EngineContext
  /** Where files of the run are. */
  readonly folder: string
  /** Two machines, of which one is killed and one replaced. */
  readonly isShort: boolean
}

/** People at a fleet that is open. */
interface OpenFleet {
  readonly size: FleetSize
  readonly balancer: Balancer
  readonly shoppers: Shoppers
}

/** Opens a shop of several machines, has things happen to it, and closes it. Prints figures; returns what went wrong. */
export async function proveFleet({ databaseUrl, context, folder, isShort }: Fleet): Promise<string[]> {
  const size = isShort ? SHORT : WHOLE
  const problems: string[] = []
  const envOf = (name: string) => ({ ...process.env, DATABASE_URL: databaseUrl, SEARCH_DIR: join(folder, `search-${name}`) })
  const names = Array.from({ length: size.machines }, (_, index) => `shop${index + 1}`)
  const takenPorts = new Set<number>()
  const shops: Machine[] = []
  const create = (name: string, apps: string) => createMachine(name, apps, envOf(name), takenPorts, size.drainSeconds)
  for (const name of names) shops.push(await create(name, 'storefront,orders,live,middleware'))
  const workers: Machine[] = []
  for (let index = 1; index <= size.workers; index++) workers.push(await create(`worker${index}`, 'worker'))
  const machines = [...shops, ...workers]
  const balancer = await startBalancer(shops, folder)
  try {
    const begun = performance.now()
    await Promise.all(machines.map(machine => machine.start()))
    console.log(`${shops.length} machines and ${workers.length} workers started in ${seconds(performance.now() - begun)} s`)
    const host = `sk.localhost:${balancer.port}`
    const transport = createHostTransport({ port: balancer.port, path: '/api/new-ct', maxSockets: size.buyers + size.customers })
    for (const { name } of shops) await balancer.untilSeen(name)
    await waitForBalancer(transport, host)
    const skus = await stockUp(context, transport, host)

    problems.push(...(await proveLiveCarts(shops, skus)))
    const shoppers = await openShoppers({ transport, host, buyers: size.buyers, customers: size.customers, skus })
    await untilBought(shoppers, STEADY_MS)
    report('nothing happens', shoppers, STEADY_MS, { allowed: 0, problems })
    const fleet = { size, balancer, shoppers }
    problems.push(...(await loseOne(shops[1] as Machine, fleet)))
    problems.push(...(await replaceAll(machines.slice(0, size.replaced), fleet)))
    await shoppers.leave()

    problems.push(...shoppers.problems, ...(await findLosses(context, shoppers.orderNumbers)))
    console.log(`${shoppers.orderNumbers.length} orders were confirmed`)
  } finally {
    await balancer.stop()
    await Promise.all(machines.map(machine => machine.stop()))
  }
  return problems
}

/** Kills a machine in the middle of its work, and starts it again. What it was answering at that moment may fail. */
async function loseOne(machine: Machine, { size, balancer, shoppers }: OpenFleet): Promise<string[]> {
  const problems: string[] = []
  const begun = performance.now()
  await machine.kill()
  await untilBought(shoppers, AFTER_MS)
  await machine.start()
  await balancer.untilSeen(machine.name)
  await untilBought(shoppers, AFTER_MS)
  report(`${machine.name} is killed and started again`, shoppers, performance.now() - begun, {
    allowed: size.buyers + size.customers,
    problems,
  })
  return problems
}

/** Replaces machines one after another. No call may fail. */
async function replaceAll(machines: readonly Machine[], { balancer, shoppers }: OpenFleet): Promise<string[]> {
  const problems: string[] = []
  const begun = performance.now()
  const [stops, starts]: [number[], number[]] = [[], []]
  for (const machine of machines) {
    const told = performance.now()
    const ended = await machine.stop()
    stops.push(performance.now() - told)
    if (ended !== 'exit code 0') problems.push(`${machine.name} ended with ${ended}`)
    starts.push(await machine.start())
    // The balancer has to see it before the next one leaves; it knows no workers.
    if (!machine.name.startsWith('worker')) await balancer.untilSeen(machine.name)
    await untilBought(shoppers, AFTER_MS / 2)
  }
  console.log(`they ended after ${seconds(...stops)} s and were ready again after ${seconds(...starts)} s`)
  report(`${machines.length} are replaced one after another`, shoppers, performance.now() - begun, { allowed: 0, problems })
  return problems
}

/** Lets people go on for some time, and until one more order is placed. */
async function untilBought({ orderNumbers }: Shoppers, ms: number): Promise<void> {
  const before = orderNumbers.length
  await wait(ms)
  while (orderNumbers.length === before) await wait(100)
}

/** Whether a page at one machine hears what another machine changes, for every two machines. */
async function proveLiveCarts(shops: readonly Machine[], skus: readonly string[]): Promise<string[]> {
  const problems: string[] = []
  const delays: number[] = []
  for (const from of shops) {
    for (const to of shops.filter(machine => machine !== from)) {
      const host = `sk.localhost:${from.port}`
      const transport = createHostTransport({ port: from.port, path: '/api/new-ct', maxSockets: 1 })
      const visitor = openVisitorClient(transport, host)
      const { cart } = await visitor.call('createCart', {})
      const follower = await followCart(to.port, { id: cart.id, cookie: visitor.cookie, host })
      const begun = performance.now()
      const product = { sku: skus[0] as string }
      const changed = await visitor.call('addToCart', { id: cart.id, version: cart.version, product, quantity: 1 })
      while (!follower.versions.includes(changed.cart.version) && performance.now() - begun < TOLD_MS) await wait(5)
      if (follower.versions.includes(changed.cart.version)) delays.push(performance.now() - begun)
      else problems.push(`a page at ${to.name} is not told what ${from.name} changed`)
      follower.close()
    }
  }
  console.log(`carts changed at one machine were told at another one after ${Math.round(Math.max(...delays))} ms at most`)
  return problems
}

/** Prints what shoppers met since the last time. More failed calls than are allowed are a problem. */
function report(
  what: string,
  shoppers: Shoppers,
  ms: number,
  { allowed, problems }: { readonly allowed: number; readonly problems: string[] },
): void {
  const { calls, orders, failed, slowestMs } = shoppers.takeFigures()
  const rates = `${calls} calls, ${orders} orders in ${seconds(ms)} s`
  console.log(`${what}: ${rates}, slowest ${Math.round(slowestMs)} ms, ${failed.length} failed`)
  for (const { what: call } of failed.slice(0, 20)) console.log(`  ${call}`)
  if (failed.length > allowed) problems.push(`${failed.length} calls failed, ${allowed} may`)
  if (orders === 0) problems.push(`no order was placed while ${what}`)
}

/** Units that no one buys out. */
async function stockUp(context: EngineContext, transport: Transport, host: string): Promise<string[]> {
  const { products } = await createShopClient(transport, { host }).call('getProduct', { limit: 20, where: { isOnStock: true } })
  const skus = products.results.map(({ masterVariant }) => masterVariant.sku)
  await setStock(context, Object.fromEntries(skus.map(sku => [sku, 100_000])))
  return skus
}

/** Until the balancer knows all machines: what it found away at its own start it asks again a second later. Throws what is answered in the end. */
async function waitForBalancer(transport: Transport, host: string): Promise<void> {
  const begun = performance.now()
  for (let answered = 0; answered < 10; await wait(200)) {
    try {
      await createShopClient(transport, { host }).call('getStores', {})
      answered++
    } catch (error) {
      answered = 0
      if (performance.now() - begun > BALANCER_MS) throw error
    }
  }
}

function seconds(...ms: number[]): string {
  return ms.map(each => (each / 1000).toFixed(1)).join(', ')
}
