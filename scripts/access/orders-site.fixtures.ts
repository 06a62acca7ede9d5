import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll } from 'vitest'
import type { TestMiddleware } from '../../apps/middleware/src/middleware.fixtures.ts'
import { readSettings } from '../../apps/orders/config.ts'
import { renderPage } from '../../apps/orders/src/pages/render-page.tsx'
import { start } from '../../apps/orders/start.ts'

/** What the orders site answers. */
interface SiteAnswer {
  readonly status: number
  readonly body: string
  /** Where it leads, empty where it stays. */
  readonly location: string
}

/** Opens the orders site in front of a middleware; the result asks it as a browser with a cookie does. */
export async function openOrdersSite(middleware: TestMiddleware) {
  const pages = async () => ({ renderPage, stylesheet: '/assets/styles.css', assets: import.meta.dirname })
  const site = await start(readSettings({ ORDERS_PORT: '0' }), middleware.transport, undefined, pages)
  afterAll(() => site.stop())
  const { port } = new URL(site.address)
  return (
    { path, form }: { readonly path: string; readonly form?: Readonly<Record<string, string>> },
    by: { readonly host: string; readonly accessToken?: string },
  ): Promise<SiteAnswer> => {
    const { promise, resolve, reject } = Promise.withResolvers<SiteAnswer>()
    const body = form && new URLSearchParams(form).toString()
    const headers = {
      host: `orders.${by.host}:3100`,
      ...(by.accessToken === undefined ? {} : { cookie: `orders-access=${by.accessToken}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded', 'content-length': body.length }),
    }
    const sent = request({ host: '127.0.0.1', port, path, method: form ? 'POST' : 'GET', headers }, answer => {
      const { statusCode: status = 0, headers: received } = answer
      text(answer).then(content => resolve({ status, body: content, location: received.location ?? '' }), reject)
    })
    sent.on('error', reject)
    sent.end(body)
    return promise
  }
}
