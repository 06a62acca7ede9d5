import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { openTestShop, placeOrder } from '../../apps/worker/src/worker.fixtures.ts'
import { openShopApps } from '../run/shop-apps.ts'
import { figuresIn } from './figures-in.ts'

/** A machine under load must not fail a test. */
const PATIENT = { timeout: 60_000, interval: 200 }

async function aFreePort(): Promise<string> {
  const server = createServer()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise(resolve => server.close(resolve))
  return String(port)
}

interface Alerts {
  readonly groups: readonly { readonly rules: readonly { readonly alert: string; readonly expr: string }[] }[]
}

interface Dashboard {
  readonly panels: readonly { readonly title: string; readonly targets?: readonly { readonly expr: string }[] }[]
}

function expressions(): (readonly [where: string, expression: string])[] {
  const { groups } = parse(readFileSync('deploy/prometheus/alerts.yaml', 'utf8')) as Alerts
  const panels = readdirSync('deploy/grafana/dashboards').flatMap(
    file => (JSON.parse(readFileSync(`deploy/grafana/dashboards/${file}`, 'utf8')) as Dashboard).panels,
  )
  return [
    ...groups.flatMap(({ rules }) => rules.map(({ alert, expr }) => [alert, expr] as const)),
    ...panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => [title, expr] as const)),
  ]
}

test('labels of an expression are not taken for figures', () => {
  const expression =
    'sum by (le, http_route) (rate(http_server_request_duration_seconds_bucket{http_route="/*"}[5m])) > scalar(shop_a)'
  expect(figuresIn(expression)).toEqual(['http_server_request_duration_seconds_bucket', 'shop_a'])
})

test('every alert and every panel is about figures that a running shop tells', async () => {
  const { context, databaseUrl } = await openTestShop()
  const [middlewarePort, workerPort, metricsPort] = await Promise.all([aFreePort(), aFreePort(), aFreePort()])
  const { apps } = await openShopApps(new Set(['middleware', 'worker']), {
    DATABASE_URL: databaseUrl,
    MIDDLEWARE_PORT: middlewarePort,
    WORKER_PORT: workerPort,
    METRICS_PORT: metricsPort,
    SMTP_URL: 'smtp://127.0.0.1:1',
    LOG_LEVEL: 'silent',
  })
  afterAll(async () => {
    for (const app of apps) await app.stop()
  })
  await placeOrder(context, { country: 'DE', language: 'de', payment: 'bank-transfer', email: 'jana@example.org' })
  const headers = { 'content-type': 'application/json', 'x-forwarded-host': 'de.localhost' }
  await fetch(`http://127.0.0.1:${middlewarePort}/new-ct/getStores`, { method: 'POST', headers, body: '[]' })
  const told = async () => {
    const texts = await Promise.all(
      [workerPort, metricsPort].map(async port => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()),
    )
    return new Set(texts.join('\n').match(/^[a-z]\w*/gm))
  }
  // Payments by the provider have states once there are some.
  const known = async () => new Set([...(await told()), 'shop_payment_attempts_recent'])
  const isKnown = async () => {
    const names = await known()
    return expressions().flatMap(([where, expression]) =>
      figuresIn(expression).flatMap(name => (names.has(name) ? [] : [`${where}: ${name}`])),
    )
  }
  expect(expressions().flatMap(([, expression]) => figuresIn(expression)).length).toBeGreaterThan(50)
  await expect.poll(isKnown, PATIENT).toEqual([])
})
