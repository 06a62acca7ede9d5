// Runs the whole shop: database, stand-ins, apps. `npm start` calls it with the Node it needs.

import { prepareDatabase } from './run/prepare-database.ts'
import { BUNDLE_SETTINGS } from './run/process-memory.ts'
import { requireUsableSettings } from './run/require-usable-settings.ts'
import { runUntilStopped } from './run/run-until-stopped.ts'

const isProduction = process.env.DEPLOYMENT === 'production'

await runUntilStopped(({ ports }) => {
  requireUsableSettings(process.env)
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
        script: 'build/shop/shop.js',
        env: BUNDLE_SETTINGS,
        healthAddress: `http://127.0.0.1:${ports.PORT}/readyz`,
      },
    ],
  }
})
