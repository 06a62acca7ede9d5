// The self-service orders site as a process of its own: MIDDLEWARE_URL=http://... node apps/orders/main.ts
import { createHttpTransport } from '@shop/contract'
import { runApps } from '@shop/process'
import { readSettings } from './config.ts'
import { start } from './start.ts'

await runApps(async () => {
  const settings = readSettings()
  return { apps: [await start(settings, createHttpTransport(settings.middlewareUrl))], drainMs: settings.drainMs }
})
