import { createHttpTransport } from '@shop/contract'
import { readSettings } from './config.ts'
import { start } from './start.ts'

const storefront = await open()

async function open() {
  try {
    const settings = readSettings()
    return await start(settings, createHttpTransport(settings.middlewareUrl))
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  }
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void storefront.stop())
