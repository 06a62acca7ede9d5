// Local doubles of outside services: node apps/standins/main.ts
import { readSettings } from './config.ts'
import { start } from './start.ts'

const standins = await start(readSettings())

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
  process.once(signal, () => void standins.stop().then(() => process.exit(0)))
}
