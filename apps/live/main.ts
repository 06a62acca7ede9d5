// Live pushes as a process of its own: DATABASE_URL=postgres://... node apps/live/main.ts
import { runApps } from '@shop/process'
import { readSettings } from './config.ts'
import { start } from './start.ts'

await runApps(async () => {
  const settings = readSettings()
  return { apps: [await start(settings)], drainMs: settings.drainMs }
})
