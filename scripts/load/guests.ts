import { setTimeout as wait } from 'node:timers/promises'
import { createShopClient } from '@shop/contract'
import { createHostTransport } from '../../apps/middleware/src/testing/host-transport.ts'
import { buyAsGuest } from './buy-as-guest.ts'

/**
 * Lets guests of a running shop buy the same product at once and counts. Every guest asks for the order twice in
 * parallel. Sets the exit code when the counts do not fit.
 */
export async function loadGuests({ guests, sku, port }: { guests: number; sku: string; port: number }): Promise<void> {
  const host = `sk.localhost:${port}`
  const transport = createHostTransport({ port, path: '/api/new-ct', maxSockets: guests })

  async function readStock(): Promise<number> {
    const { inventoryEntries } = await createShopClient(transport, { host }).call('getInventory', { sku })
    const [entry] = inventoryEntries.results
    if (!entry) throw new Error(`There is no stock of ${sku}`)
    return entry.availableQuantity
  }

  /** Stock once the shop answers again: it may have been stopped on purpose while the guests were buying. */
  async function readStockPatiently(): Promise<number> {
    for (let attempt = 1; attempt < 30; attempt += 1) {
      try {
        return await readStock()
      } catch {
        await wait(1000)
      }
    }
    return readStock()
  }

  const before = await readStock().catch(error => {
    const isClosed = (error as NodeJS.ErrnoException).code === 'ECONNREFUSED'
    throw isClosed ? new Error(`No shop answers on port ${port}: start it with npm start, or name another --port`) : error
  })
  const started = performance.now()
  const purchases = await Promise.all(Array.from({ length: guests }, (_, guest) => buyAsGuest(transport, host, sku, guest)))
  const seconds = (performance.now() - started) / 1000
  const after = await readStockPatiently()

  const orders = purchases.flatMap(purchase => (purchase.outcome === 'ordered' ? [purchase.orderNumber] : []))
  const soldOut = purchases.filter(purchase => purchase.outcome === 'sold-out').length
  const failures = purchases.flatMap(purchase => (purchase.outcome === 'failed' ? [purchase.reason] : []))
  const expected = Math.min(before, guests)
  const problems = [
    ...(new Set(orders).size === orders.length ? [] : ['an order number was given twice']),
    ...(before - after === orders.length ? [] : [`stock fell by ${before - after}, orders are ${orders.length}`]),
    ...(orders.length === expected ? [] : [`${expected} should have been sold`]),
    ...failures.map(reason => `a guest failed: ${reason}`),
  ]
  const counts = `${orders.length} orders, ${soldOut} sold out, stock ${before} -> ${after}`
  console.log(`${guests} guests, ${sku}: ${counts}, ${seconds.toFixed(2)} s`)
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exitCode = 1
}
