import { readSettings as readLive } from '../../apps/live/config.ts'
import { readSettings as readMiddleware } from '../../apps/middleware/config.ts'
import { readSettings as readOrders } from '../../apps/orders/config.ts'
import { readSettings as readStorefront } from '../../apps/storefront/config.ts'
import { readSettings as readWorker } from '../../apps/worker/config.ts'
import { readShopSettings } from './shop-settings.ts'

/**
 * Reads what the apps will read, before anything starts, so that a wrong setting is named in the terminal instead of
 * in a log. Throws the message of the first app that cannot use one (API-52).
 */
export function requireUsableSettings(env: NodeJS.ProcessEnv): void {
  // Without one of the operator's own there will be the built-in database.
  const isGiven = env.DATABASE_URL || env.DATABASE_URL_FILE
  const complete = isGiven ? env : { ...env, DATABASE_URL: 'postgres://localhost/anvil' }
  readShopSettings(env)
  for (const read of [readMiddleware, readLive, readWorker, readStorefront, readOrders]) read(complete)
}
