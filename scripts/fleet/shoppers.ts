import { setTimeout as wait } from 'node:timers/promises'
import type { Transport } from '@shop/contract'
import { openPaidCart } from '../../apps/middleware/src/testing/race/paid-cart.ts'
import { openVisitorClient, type VisitorClient } from '../../apps/middleware/src/testing/visitor-client.ts'

/** A call that was not answered, or with a 5xx. */
interface FailedCall {
  readonly atMs: number
  readonly what: string
}

/** People who buy, and customers who stay signed in, until they are told to leave. */
export interface Shoppers {
  /** Since the last call of this. */
  takeFigures(): {
    readonly calls: number
    readonly orders: number
    readonly failed: readonly FailedCall[]
    readonly slowestMs: number
  }
  /** Numbers of the orders that the shop has confirmed. */
  readonly orderNumbers: readonly string[]
  /** What must never happen: a customer who is signed out, an order that is refused. */
  readonly problems: readonly string[]
  /** Resolves once everyone has finished. */
  leave(): Promise<void>
}

interface ShoppersOptions {
  readonly transport: Transport
  readonly host: string
  readonly buyers: number
  readonly customers: number
  readonly skus: readonly string[]
}

const PASSWORD = 'Strong-sword-7'
const PAUSE_MS = 50
/** Between the purchases of a buyer, so that machines that start have something of the cores. */
const THINK_MS = 400
/** A shop without any machine would otherwise be asked for ever. */
const MAX_TRIES = 20

/** Signs the customers in, then lets everyone begin. Throws where a customer cannot sign in. */
export async function openShoppers({ transport, host, buyers, customers, skus }: ShoppersOptions): Promise<Shoppers> {
  let figures = { calls: 0, orders: 0, failed: [] as FailedCall[], slowestMs: 0 }
  const orderNumbers: string[] = []
  const problems: string[] = []
  let isOver = false

  const counted: Transport = async request => {
    const begun = performance.now()
    figures.calls++
    const note = (what: string) => figures.failed.push({ atMs: begun, what: `${request.operation}: ${what}` })
    try {
      const answer = await transport(request)
      if (answer.status >= 500) note(String(answer.status))
      return answer
    } catch (error) {
      note(error instanceof Error ? error.message : String(error))
      throw error
    } finally {
      figures.slowestMs = Math.max(figures.slowestMs, performance.now() - begun)
    }
  }

  /** Buys as a browser does: a call that is not answered is made again where doing it twice is doing it once. */
  async function buy(number: number, turn: number): Promise<void> {
    const wanted = [skus[(number + turn) % skus.length] as string]
    const { visitor, cart } = await openPaidCart(counted, host, { skus: wanted, email: `buyer-${number}-${turn}@example.com` })
    for (let attempt = 1; ; attempt++) {
      try {
        const { order } = await visitor.call('createMyOrderFromCart', { id: cart.id, version: cart.version })
        orderNumbers.push(order.orderNumber)
        figures.orders++
        return
      } catch (error) {
        if (attempt === MAX_TRIES) problems.push(`an order is not confirmed: ${error instanceof Error ? error.message : error}`)
        if (attempt === MAX_TRIES) return
        await wait(PAUSE_MS)
      }
    }
  }

  async function buyOn(number: number): Promise<void> {
    for (let turn = 0; !isOver; turn++) {
      // A cart that could not be filled was noted; the next one is.
      await buy(number, turn).catch(() => undefined)
      await wait(THINK_MS)
    }
  }

  async function stayOn(customer: VisitorClient, email: string): Promise<void> {
    while (!isOver) {
      const answer = await customer.call('getMe', { customer: true }).catch(() => undefined)
      if (answer && answer.me.customer?.email !== email) problems.push(`${email} is signed out`)
      await wait(PAUSE_MS)
    }
  }

  const signedIn = await Promise.all(
    Array.from({ length: customers }, async (_, number) => {
      const email = `customer-${number}@example.com`
      const customer = openVisitorClient(counted, host)
      const name = { firstName: 'Anna', lastName: 'Nová', locale: 'sk-SK' } as const
      await customer.call('customerSignMeUp', { email, password: PASSWORD, ...name, custom: { customerType: 'private' } })
      return { customer, email }
    }),
  )
  const everyone = [
    ...Array.from({ length: buyers }, (_, number) => buyOn(number)),
    ...signedIn.map(({ customer, email }) => stayOn(customer, email)),
  ]
  return {
    takeFigures() {
      const taken = figures
      figures = { calls: 0, orders: 0, failed: [], slowestMs: 0 }
      return taken
    },
    orderNumbers,
    problems,
    async leave() {
      isOver = true
      await Promise.all(everyone)
    },
  }
}
