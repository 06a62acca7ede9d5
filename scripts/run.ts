// Runs the whole shop: database, stand-ins, apps. `npm start` calls it with the Node it needs.

import { prepareDatabase } from './run/prepare-database.ts'
import { BUNDLE_SETTINGS } from './run/process-memory.ts'
import { requireUsableSettings } from './run/require-usable-settings.ts'
import type { PortSetting } from './run/run-settings.ts'
import { runUntilStopped } from './run/run-until-stopped.ts'
import { readShopSettings, type ShopAppName } from './run/shop-settings.ts'

/** Who tells that the shop is ready: the first of these that runs here. */
const HEALTH_PORTS = [
  ['storefront', 'PORT'],
  ['orders', 'ORDERS_PORT'],
  ['middleware', 'MIDDLEWARE_PORT'],
  ['live', 'LIVE_PORT'],
  ['worker', 'WORKER_PORT'],
] as const satisfies readonly (readonly [ShopAppName, PortSetting])[]

const isProduction = process.env.DEPLOYMENT === 'production'

await runUntilStopped(({ ports }) => {
  requireUsableSettings(process.env)
  const { apps, processes } = readShopSettings(process.env)
  const [, port] = HEALTH_PORTS.find(([app]) => apps.has(app)) ?? []
  return {
    prepareDatabase: (databaseUrl, say) => prepareDatabase(databaseUrl, isProduction, say),
    apps: [
      // First, because the shop talks to them from its first request; never next to a shop that is open to customers.
      ...(isProduction
        ? []
        : [
            {
              name: 'standins',
              script: 'apps/standins/main.ts',
              healthAddress: `http://127.0.0.1:${ports.STANDINS_PORT}/healthz`,
            },
          ]),
      {
        name: 'shop',
        script: `build/shop/${processes > 1 ? 'shop-cluster' : 'shop'}.js`,
        env: BUNDLE_SETTINGS,
        healthAddress: `http://127.0.0.1:${ports[port ?? 'PORT']}/readyz`,
      },
    ],
  }
})
