// Runs the whole shop: database, stand-ins, apps. `npm start` calls it with the Node it needs.

import { seed } from '@shop/demo/seed'
import { migrate } from '@shop/engine/database'
import { requireStores } from './run/require-stores.ts'
import { requireUsableSettings } from './run/require-usable-settings.ts'
import { runUntilStopped } from './run/run-until-stopped.ts'

const isProduction = process.env.DEPLOYMENT === 'production'

await runUntilStopped(({ ports }) => {
  requireUsableSettings(process.env)
  return {
    async prepareDatabase(databaseUrl, say) {
      const migrations = await migrate(databaseUrl)
      if (migrations.length > 0) say(`database schema brought up to ${migrations.at(-1)}`)
      // What is open to customers sells nothing invented.
      if (isProduction) await requireStores(databaseUrl)
      else await seed(databaseUrl, { onProgress: say })
    },
    apps: [
      // First, because the shop talks to them from its first request; never beside a shop that is open to customers.
      ...(isProduction
        ? []
        : [
            {
              name: 'standins',
              script: 'apps/standins/main.ts',
              healthAddress: `http://127.0.0.1:${ports.STANDINS_PORT}/healthz`,
            },
          ]),
      { name: 'shop', script: 'scripts/shop.ts', healthAddress: `http://127.0.0.1:${ports.PORT}/readyz` },
    ],
  }
})
