import { createHttpTransport } from '@shop/contract'
import { readSettings } from './config.ts'
import { start } from './start.ts'

const settings = readSettings()
const storefront = await start(settings, createHttpTransport(settings.middlewareUrl))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void storefront.stop())
