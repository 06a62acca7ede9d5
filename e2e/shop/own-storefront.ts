import type { Transport } from '@shop/contract'
import { readSettings } from '../../apps/storefront/config.ts'
import { type RunningStorefront, start as startApp } from '../../apps/storefront/start.ts'
import { closeWindowsAt } from './test.ts'

/** Starts a storefront as its app does; it ends once the windows of its visitors are closed, which would still ask it for files. */
export async function start(...given: Parameters<typeof startApp>): Promise<RunningStorefront> {
  const storefront = await startApp(...given)
  const { port } = new URL(storefront.address)
  return {
    ...storefront,
    async stop() {
      await closeWindowsAt(port)
      await storefront.stop()
    },
  }
}

/** Starts a storefront of its own on the built pages, whose middleware is the given function. Returns its port and its end. */
export async function startStorefront(transport: Transport) {
  const settings = readSettings({ NODE_ENV: 'production', PORT: '0', MIDDLEWARE_URL: 'http://127.0.0.1:9' })
  const storefront = await start(settings, transport)
  return { port: new URL(storefront.address).port, stop: () => storefront.stop() }
}
