import { setStock } from '@shop/engine/proving'
import { createHostTransport } from '../../apps/middleware/src/testing/host-transport.ts'
import { inTurns } from '../../apps/middleware/src/testing/in-turns.ts'
import { importProvingCatalogue } from '../../apps/middleware/src/testing/proving-catalogue.ts'
import { orderAtOnce } from '../../apps/middleware/src/testing/race/order-at-once.ts'
import { openPaidCart } from '../../apps/middleware/src/testing/race/paid-cart.ts'
import { complain, reportOnShop, withShopUnderLoad } from './open-shop-under-load.ts'

const HOST = 'sk.localhost'
const SKU = 'EX40000000'
const QUANTITIES = [1, 7, 100]

/** Lets the same buyers order at the same moment for 1, 7 and 100 units, over two middlewares of one shop (rule S2). */
export async function loadRace({ buyers: count }: { buyers: number }): Promise<void> {
  await withShopUnderLoad({ middlewares: 2, durable: true }, async shop => {
    await importProvingCatalogue(shop.engine, [SKU])
    const transports = shop.middlewares.map(({ port }) => createHostTransport({ port, path: '/new-ct', maxSockets: count }))
    let buyers = await inTurns(Array.from({ length: count }), 24, async (_item, index) => {
      const transport = transports[index % transports.length]
      if (!transport) throw new Error('There is no way to the shop')
      return openPaidCart(transport, HOST, { skus: [SKU], email: `buyer-${index}@example.com` })
    })
    console.log(`${count} buyers have a paid cart`)
    for (const quantity of QUANTITIES) {
      await setStock(shop.engine, { [SKU]: quantity })
      const begun = performance.now()
      const { orders, refusals } = await orderAtOnce(buyers)
      const seconds = (performance.now() - begun) / 1000
      const expected = Math.min(quantity, buyers.length)
      const others = refusals.filter(({ error }) => !error.has('OutOfStock'))
      console.log(`${quantity} units, ${buyers.length} buyers: ${orders.length} orders in ${seconds.toFixed(2)} s`)
      if (orders.length !== expected) complain(`${expected} should have been sold`)
      for (const message of new Set(others.map(({ error }) => error.message))) complain(`a buyer was refused: ${message}`)
      buyers = refusals.map(({ buyer }) => buyer)
    }
    await reportOnShop(shop)
  })
}
