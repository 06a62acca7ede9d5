// The storefront as a process of its own: MIDDLEWARE_URL=http://... node apps/storefront/main.ts
import { createHttpTransport } from '@shop/contract'
import { followChanges } from '@shop/contract/changes'
import { createBodyBudget } from '@shop/http'
import { runApps } from '@shop/process'
import { readSettings } from './config.ts'
import { BUILT_PAGES } from './server/page-source.ts'
import { start } from './start.ts'

await runApps(async () => {
  const settings = readSettings()
  const changes = followChanges(settings.middlewareUrl)
  const transport = createHttpTransport(settings.middlewareUrl)
  const storefront = await start(settings, transport, createBodyBudget(), BUILT_PAGES, changes)
  return { apps: [storefront, { stop: async () => changes.stop() }], drainMs: settings.drainMs }
})
