// The self-service orders site as a process of its own: MIDDLEWARE_URL=http://... node apps/orders/main.ts
import { createHttpTransport } from '@shop/contract'
import { readSettings } from './config.ts'
import { start } from './start.ts'

const orders = await open()

async function open() {
  try {
    const settings = readSettings()
    return await start(settings, createHttpTransport(settings.middlewareUrl))
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  }
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void orders.stop())
