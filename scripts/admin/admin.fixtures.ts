import type { Order } from '@shop/domain/order'
import { createOrderFromCart } from '@shop/engine/order'
import { aPaidCart, openTestShop, requestOf } from '@shop/engine/testing'
import { runAdmin } from './run-admin.ts'

/** A shop of its own with a command line in front of it. */
export async function openTestAdmin() {
  const { context, databaseUrl } = await openTestShop()

  /** What a command writes. Throws what it refuses. */
  async function run(...args: string[]): Promise<string> {
    const written: string[] = []
    await runAdmin(args, { onDatabase: work => work(context), write: text => written.push(text) })
    return written.join('\n')
  }

  return {
    context,
    databaseUrl,
    run,
    /** The data a command answers with. */
    async read(...args: string[]): Promise<unknown> {
      return JSON.parse(await run(...args, '--json'))
    },
    /** An order paid by bank transfer. */
    async order(lines?: Readonly<Record<string, number>>): Promise<Order> {
      const { owner, cart } = await aPaidCart(context, lines)
      return createOrderFromCart(context, requestOf(owner, cart))
    },
  }
}
