import type { Order } from '@shop/domain/order'
import { auditParameters } from '@shop/engine/audit'
import { type EngineContext, openDatabase } from '@shop/engine/database'
import { createOrderFromCart } from '@shop/engine/order'
import { aPaidCart, openTestShop, requestOf } from '@shop/engine/testing'
import { type AdminSurroundings, runAdmin } from './run-admin.ts'

/** Does the work of commands in a test's shop, on connections like those of the command line. */
export function onDatabaseOf(context: EngineContext, databaseUrl: string): AdminSurroundings['onDatabase'] {
  return async (access, work) => {
    const db = openDatabase({ databaseUrl, poolSize: 2, parameters: auditParameters(access, access.isReading) })
    try {
      return await work({ ...context, db })
    } finally {
      await db.destroy()
    }
  }
}

/** A shop of its own with a command line in front of it. */
export async function openTestAdmin() {
  const { context, databaseUrl } = await openTestShop()

  /** What a command writes. Throws what it refuses. */
  async function run(...args: string[]): Promise<string> {
    const written: string[] = []
    await runAdmin(args, { onDatabase: onDatabaseOf(context, databaseUrl), write: text => written.push(text) })
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
