import type { Transport } from '@shop/contract'
import { readSettings } from '../../apps/storefront/config.ts'
import { start } from '../../apps/storefront/start.ts'

/** Starts a storefront of its own on the built pages, whose middleware is the given function. Returns its port and its end. */
export async function startStorefront(transport: Transport) {
  const settings = readSettings({ NODE_ENV: 'production', PORT: '0', MIDDLEWARE_URL: 'http://127.0.0.1:9' })
  const storefront = await start(settings, transport)
  return { port: new URL(storefront.address).port, stop: () => storefront.stop() }
}
