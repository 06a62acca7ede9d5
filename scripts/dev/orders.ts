// The orders site for the one who changes it: its pages are built again at every start, which a saved file of them causes.
import { createHttpTransport } from '@shop/contract'
import { runApps } from '@shop/process'
import { readSettings } from '../../apps/orders/config.ts'
import { start } from '../../apps/orders/start.ts'

await runApps(async () => {
  await import('../../apps/orders/build-pages.ts')
  const settings = readSettings()
  return { apps: [await start(settings, createHttpTransport(settings.middlewareUrl))], drainMs: settings.drainMs }
})
