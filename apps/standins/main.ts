// Local doubles of outside services: node apps/standins/main.ts
import { readSettings } from './config.ts'
import { start } from './start.ts'

const standins = await open()

async function open() {
  try {
    return await start(readSettings())
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  }
}

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
  process.once(signal, () => void standins.stop().then(() => process.exit(0)))
}
