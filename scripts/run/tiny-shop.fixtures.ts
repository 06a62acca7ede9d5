// A shop of one app, for tests of what runs the apps.
import { migrate } from '@shop/engine/database'
import { runUntilStopped } from './run-until-stopped.ts'

await runUntilStopped(({ ports }) => ({
  prepareDatabase: async databaseUrl => void (await migrate(databaseUrl)),
  apps: [{ name: 'tiny', script: 'scripts/run/tiny-app.fixtures.ts', healthAddress: `http://127.0.0.1:${ports.PORT}/healthz` }],
}))
