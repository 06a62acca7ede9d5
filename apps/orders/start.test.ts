import { createHash } from 'node:crypto'
import { request as ask } from 'node:http'
import { text } from 'node:stream/consumers'
import type { OperationRequest, OperationResponse } from '@shop/contract'
import { defaultLanguageOf, MARKETS } from '@shop/domain/market'
import { expect, onTestFinished, test } from 'vitest'
import { readSettings } from './config.ts'
import { renderPage } from './src/pages/render-page.tsx'
import { start } from './start.ts'

const HOST = 'orders.de.localhost:3100'
const UUID = '01a20d43-5747-7d6e-b953-65e7b5db0261'
const access = { accessToken: 'signed.token', expiresAt: '2030-01-01T00:00:00.000Z' }

/** Answers of the middleware by operation; an operation that is not named cannot be reached. */
type Answers = Readonly<Record<string, object | ErrorAnswer>>
interface ErrorAnswer {
  readonly status: number
  readonly code: string
}

async function openSite(answers: Answers = {}, env: NodeJS.ProcessEnv = {}) {
  const calls: OperationRequest[] = []
  const transport = async (request: OperationRequest): Promise<OperationResponse> => {
    calls.push(request)
    const answer = answers[request.operation]
    if (!answer) throw new Error('There is no middleware')
    if (!('status' in answer)) return { status: 200, body: { data: answer }, setCookies: [] }
    const { status, code } = answer as ErrorAnswer
    return { status, body: { statusCode: status, message: code, errors: [{ code, message: code }] }, setCookies: [] }
  }
  const settings = readSettings({ ORDERS_PORT: '0', ...env })
  const site = await start(settings, transport, undefined, async () => ({
    renderPage,
    stylesheet: '/assets/styles.css',
    assets: import.meta.dirname,
  }))
  onTestFinished(() => site.stop())
  const { port } = new URL(site.address)
  const send = (
    path: string,
    { form, host = HOST, ...headers }: { form?: object; host?: string; [name: string]: unknown } = {},
  ) => {
    const { promise, resolve, reject } = Promise.withResolvers<{
      status: number | undefined
      headers: Record<string, unknown>
      body: string
    }>()
    const body = form && new URLSearchParams(form as Record<string, string>).toString()
    const sent = ask(
      {
        port,
        host: '127.0.0.1',
        path,
        method: form ? 'POST' : 'GET',
        headers: {
          host,
          ...(body === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded', 'content-length': body.length }),
          ...(headers as Record<string, string>),
        },
      },
      answer =>
        text(answer).then(content => resolve({ status: answer.statusCode, headers: answer.headers, body: content }), reject),
    )
    sent.on('error', reject)
    sent.end(body)
    return promise
  }
  return { calls, send }
}

test('ROUTE-30 A6 the token of a link leaves the URL by a redirect and is kept in a cookie that no script reads', async () => {
  const { send, calls } = await openSite({ openOrderLink: { access } }, { TRUSTED_PROXIES: '127.0.0.1' })
  const answer = await send('/orders/NS00001042?token=abc.def')
  expect(answer).toMatchObject({ status: 303, headers: { location: '/orders/NS00001042', 'cache-control': 'no-store' } })
  expect(String(answer.headers['set-cookie'])).toMatch(/^orders-access=signed\.token; .*HttpOnly.*SameSite=Lax/)
  expect(calls).toMatchObject([{ operation: 'openOrderLink', payload: [{ token: 'abc.def' }], host: 'de.localhost:3000' }])
  const secure = await send('/?token=abc.def', { 'x-forwarded-proto': 'https' })
  expect(secure.headers.location).toBe('/orders')
  expect(String(secure.headers['set-cookie'])).toMatch(/^__Host-orders-access=.*Secure/)
  expect(secure.headers['strict-transport-security']).toBeDefined()
})

test('A1 a link that is not good, and an access that is over, lead to the entry and show nothing', async () => {
  const { send } = await openSite({
    openOrderLink: { status: 401, code: 'invalid_token' },
    getAccessibleOrder: { status: 401, code: 'invalid_token' },
    getAccessibleOrders: { status: 401, code: 'invalid_token' },
  })
  const link = await send('/orders/NS00004711?token=abc')
  expect(link.status).toBe(403)
  expect(link.body).not.toContain('NS00004711')
  for (const path of ['/orders', '/orders/NS00001042']) {
    const answer = await send(path, { cookie: 'orders-access=old' })
    expect(answer).toMatchObject({ status: 303, headers: { location: '/?expired' } })
    expect(String(answer.headers['set-cookie'])).toContain('Expires=Thu, 01 Jan 1970')
  }
  expect((await send('/orders/NS00001042')).headers.location).toBe('/?order=NS00001042')
})

test('A1 an order that is not there and one that may not be seen have the same page', async () => {
  const { send } = await openSite({ getAccessibleOrder: { status: 404, code: 'ResourceNotFound' } })
  const pages = await Promise.all(
    ['/orders/NS00001042', '/orders/NS1', '/nothing'].map(path => send(path, { cookie: 'orders-access=x' })),
  )
  for (const page of pages) expect(page).toMatchObject({ status: 404, body: pages[0]?.body })
})

test('a form of another site does nothing', async () => {
  const { send, calls } = await openSite({ cancelAccessibleOrder: {} })
  for (const headers of [
    { origin: 'https://evil.example' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])
    expect((await send('/orders/NS00001042/cancel', { form: {}, cookie: 'orders-access=x', ...headers })).status).toBe(404)
  expect(calls).toEqual([])
  const own = await send('/orders/NS00001042/cancel', { form: {}, cookie: 'orders-access=x', 'sec-fetch-site': 'same-origin' })
  expect(own).toMatchObject({ status: 303, headers: { location: '/orders/NS00001042' } })
})

test('ERR-05 an outage and too many tries keep what was typed', async () => {
  const form = { orderNumber: 'ns 00001042', email: 'jana@example.org' }
  const down = await (await openSite()).send('/', { form })
  expect(down.status).toBe(503)
  const busy = await (await openSite({ requestOrderCode: { status: 429, code: 'TooManyRequests' } })).send('/', { form })
  expect(busy.status).toBe(429)
  for (const { body } of [down, busy]) {
    expect(body).toContain('value="ns 00001042"')
    expect(body).toContain('value="jana@example.org"')
    expect(body).toContain('role="alert"')
  }
  const { send, calls } = await openSite({ requestOrderCode: { codeId: UUID } })
  expect((await send('/', { form })).headers.location).toBe(`/code?request=${UUID}`)
  expect(calls[0]?.payload).toEqual([{ orderNumber: 'NS00001042', email: 'jana@example.org', locale: 'de-DE' }])
})

test('A5 pages are stored nowhere and run nothing; a file is stored for its reader and asked about each time', async () => {
  const content = Buffer.from('%PDF-1.7')
  const { send } = await openSite({ getOrderDocument: { file: { content: content.toString('base64') } } })
  const page = await send('/')
  expect(page.headers['cache-control']).toBe('no-store')
  expect(page.headers['content-security-policy']).toContain("default-src 'none'")
  expect(page.body).not.toContain('<script')
  const path = '/orders/NS00001042/documents/RE-2026-00000101.pdf'
  const file = await send(path, { cookie: 'orders-access=x' })
  const etag = `"${createHash('sha256').update(content).digest('hex')}"`
  expect(file).toMatchObject({ status: 200, body: '%PDF-1.7', headers: { etag, 'cache-control': 'private, no-cache' } })
  expect(file.headers['content-disposition']).toBe('attachment; filename="RE-2026-00000101.pdf"')
  expect((await send(path, { cookie: 'orders-access=x', 'if-none-match': etag })).status).toBe(304)
  expect((await send(path)).status).toBe(303)
})

test('the site answers for its own hosts alone, and a body that is no form is refused', async () => {
  const { send } = await openSite()
  for (const host of ['evil.example', 'de.localhost:3100', 'orders.evil.example', 'localhost:3100'])
    expect((await send('/', { host })).status, host).toBe(421)
  expect((await send('/', { host: 'orders.anvil.de' })).status).toBe(200)
  expect((await send('/', { form: {}, 'content-type': 'application/json' })).status).toBe(415)
})

test('the entry speaks every language of every market, and offers the others', async () => {
  const { send } = await openSite()
  for (const market of MARKETS)
    for (const language of market.languages) {
      const path = language === defaultLanguageOf(market) ? '/' : `/${language}/`
      const { status, body } = await send(path, { host: `orders.${market.domainEndings[0]}.localhost:3100` })
      expect(status).toBe(200)
      expect(body).toContain(`<html lang="${language}">`)
      expect(body).not.toMatch(/\borders\.\w+[<"]|\{\w+\}/)
      for (const other of market.languages) if (market.languages.length > 1) expect(body).toContain(`lang="${other}"`)
    }
})
