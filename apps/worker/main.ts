// The worker as a process of its own: DATABASE_URL=postgres://... node apps/worker/main.ts
import { runApps } from '@shop/process'
import { readSettings } from './config.ts'
import { start } from './start.ts'

await runApps(async () => ({ apps: [await start(readSettings())], drainMs: 0 }))
