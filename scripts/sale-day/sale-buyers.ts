import { setTimeout as wait } from 'node:timers/promises'
import { fillCart, payCart } from '../../apps/middleware/src/testing/race/paid-cart.ts'
import { openVisitorClient } from '../../apps/middleware/src/testing/visitor-client.ts'
import { Connection } from '../bench/http/connection.ts'
import { createConnectionTransport } from '../bench/http/connection-transport.ts'
import { shareOf } from '../bench/http/drive.ts'
import { requestMessage } from '../bench/http/request-message.ts'

/** What people who buy met since the last time. */
export interface BuyerFigures {
  /** Purchases that ended, well or not. */
  readonly purchases: number
  readonly orders: number
  /** Of one call or page of the checkout. */
  readonly p95Ms: number
  readonly failures: readonly string[]
}

/** People who buy until they are told to leave. */
export interface SaleBuyers {
  readonly takeFigures: () => BuyerFigures
  /** Numbers of the orders that the shop has confirmed. */
  readonly orderNumbers: readonly string[]
  /** Resolves once everyone has finished. */
  leave(): Promise<void>
}

interface SaleBuyersOptions {
  readonly port: number
  readonly host: string
  readonly buyers: number
  readonly skus: readonly string[]
  /** Between two purchases of a buyer. */
  readonly pauseMs: number
}

/** Lets people buy one thing after another: the cart, the pages of the checkout, payment and order, as browsers ask for them. */
export function openSaleBuyers({ port, host, buyers, skus, pauseMs }: SaleBuyersOptions): SaleBuyers {
  const address = `${host}:${port}`
  const orderNumbers: string[] = []
  let durations: number[] = []
  let failures: string[] = []
  let [purchases, orders] = [0, 0]
  let isOver = false

  async function buy(name: string, sku: string): Promise<void> {
    const connection = await Connection.open(port)
    try {
      const transport = createConnectionTransport(connection, '/api/new-ct')
      const visitor = openVisitorClient(async request => {
        const begun = performance.now()
        const answer = await transport(request)
        durations.push(performance.now() - begun)
        return answer
      }, address)
      const open = async (path: string) => {
        const begun = performance.now()
        const { status } = await connection.send(requestMessage({ path, host: address, cookie: visitor.cookie }))
        durations.push(performance.now() - begun)
        if (status !== 200) throw new Error(`${path} was answered ${status}`)
      }
      const filled = await fillCart(visitor, { skus: [sku], email: `${name}@example.com` })
      for (const path of ['/checkout/cart', '/checkout/addresses', '/checkout/payment']) await open(path)
      const { cart } = await payCart(filled)
      const { order } = await visitor.call('createMyOrderFromCart', { id: cart.id, version: cart.version })
      orderNumbers.push(order.orderNumber)
      await open(`/checkout/thank-you?order=${order.orderNumber}`)
      orders++
    } finally {
      connection.close()
    }
  }

  async function buyOn(number: number): Promise<void> {
    for (let turn = 0; !isOver; turn++) {
      await buy(`buyer-${number}-${turn}`, skus[(number + turn) % skus.length] as string).catch((error: unknown) =>
        failures.push(error instanceof Error ? error.message : String(error)),
      )
      purchases++
      await wait(pauseMs)
    }
  }

  const everyone = Array.from({ length: buyers }, (_, number) => buyOn(number))
  return {
    takeFigures() {
      const p95Ms = shareOf(
        durations.toSorted((a, b) => a - b),
        0.95,
      )
      const figures = { purchases, orders, p95Ms, failures }
      durations = []
      failures = []
      purchases = 0
      orders = 0
      return figures
    },
    orderNumbers,
    async leave() {
      isOver = true
      await Promise.all(everyone)
    },
  }
}
