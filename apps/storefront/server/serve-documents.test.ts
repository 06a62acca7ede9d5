import { createHash } from 'node:crypto'
import { connect } from 'node:net'
import { CONSENT_VERSION, consentOf } from '@shop/domain/cookie'
import { boundedServerOptions, createBodyBudget, guardServer } from '@shop/http'
import Fastify from 'fastify'
import { afterAll, expect, test, vi } from 'vitest'
import { hasConsentTo } from '../app/request/consent-cookies.ts'
import type { MarkedDocument } from '../app/request/request-context.server.ts'
import { readSettings } from '../config.ts'
import { createPageTurns } from './admission/page-turns.ts'
import type { StorefrontBuild } from './page-source.ts'
import { refusalText, sendError, wordErrors } from './refusals.ts'
import { createPageRenderer } from './render-page.ts'
import { serveDocuments } from './serve-documents.ts'

const seen: Request[] = []
const bodies: string[] = []
let answer = () => new Response('<p>a page</p>', { headers: { 'content-type': 'text/html' } })
vi.mock('react-router', () => ({
  createRequestHandler: () => async (request: Request) => {
    seen.push(request)
    bodies.push(await request.text())
    return answer()
  },
}))

const logLines: string[] = []
const inputs: {
  host: string
  cookie?: string
  clientAddress: string
  nonce: string
  takeDocument: (document: MarkedDocument) => void
}[] = []

/** Pages of a build that only notes what it is asked, listening on a free port. */
async function openPages(trustedProxies: readonly string[] = []) {
  const server = Fastify({
    ...boundedServerOptions(refusalText),
    frameworkErrors: sendError,
    logger: { level: 'warn', stream: { write: line => void logLines.push(line) } },
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
  })
  afterAll(() => server.close())
  guardServer(server, { bodies: createBodyBudget(), form: refusalText })
  wordErrors(server)
  const createRequestContext = (input: (typeof inputs)[number]) => void inputs.push(input)
  const build = { build: { routes: {} }, createRequestContext } as unknown as StorefrontBuild
  const settings = readSettings({ NODE_ENV: 'production' })
  const transport = async () => ({ status: 200, body: {}, setCookies: [] })
  serveDocuments(server, {
    render: createPageRenderer(() => build, transport, settings, { turns: createPageTurns(3) }),
    settings,
  })
  const port = Number(new URL(await server.listen({ port: 0, host: '127.0.0.1' })).port)
  return { port, get: (path: string, headers = {}) => fetch(`http://127.0.0.1:${port}${path}`, { headers }) }
}

const { port, get } = await openPages()

async function exchange(head: string, body = ''): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write(`${head}\r\nhost: de.localhost\r\nconnection: close\r\n\r\n`, 'latin1')
  socket.write(body)
  let text = ''
  try {
    for await (const chunk of socket) text += String(chunk)
  } catch {
    // Reset after the answer.
  }
  return text
}

const FORM = 'content-type: application/x-www-form-urlencoded'

test('a form of 10 MB in chunks never reaches the pages', async () => {
  const before = seen.length
  const chunk = `10000\r\n${'x'.repeat(65_536)}\r\n`
  const text = await exchange(`POST /login HTTP/1.1\r\n${FORM}\r\ntransfer-encoding: chunked`, chunk.repeat(160))
  expect(text).toMatch(/^HTTP\/1\.1 413 /)
  expect(seen.length).toBe(before)
})

test('a form reaches the pages whole, in one encoding, without what was said of its framing', async () => {
  await exchange(`POST /login HTTP/1.1\r\n${FORM}\r\ntransfer-encoding: chunked`, '3\r\na=b\r\n0\r\n\r\n')
  expect(bodies.at(-1)).toBe('a=b')
  const { headers, method } = seen.at(-1) as Request
  expect(method).toBe('POST')
  expect(headers.get('content-type')).toBe('application/x-www-form-urlencoded')
  expect([headers.has('transfer-encoding'), headers.has('content-length')]).toEqual([false, false])
})

test.each([
  ['TRACE /', 405],
  ['OPTIONS /', 405],
  ['PUT /login', 405],
  ['DELETE /', 405],
  ['PROPFIND /', 405],
  ['GET http://evil.example/', 400],
  ['GET /a%00b', 400],
  ['GET /a%0ab', 400],
  ['GET /%7f', 400],
  ['GET /?q=%00', 400],
  ['GET /?%1b=x', 400],
  ['GET /%E0%A4%A', 400],
  ['GET /%ff', 400],
  [`POST /login HTTP/1.1\r\ncontent-type: application/json\r\ncontent-length: 2`, 415],
  [`POST /login HTTP/1.1\r\ncontent-type: multipart/form-data\r\ncontent-length: 2`, 400],
  ['POST /login HTTP/1.1\r\ncontent-length: 2', 415],
])('%s is refused with %i in a few words, and logged as nothing', async (line, status) => {
  const before = seen.length
  const text = await exchange(line.includes('HTTP/1.1') ? line : `${line} HTTP/1.1`, line.includes('content-length') ? '{}' : '')
  expect(text).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(text).toMatch(/^x-content-type-options: nosniff/im)
  expect(text).toMatch(/^content-type: text\/plain/im)
  expect(text).not.toMatch(/FST_|"error"|Client Error/)
  expect(seen.length).toBe(before)
  expect(logLines).toEqual([])
})

test.each(['/', '/search?q=a%0ab', '/search?q=a%09b', `/${'a'.repeat(600)}`])('%s is a page', async path => {
  const response = await get(path)
  expect(response.status).toBe(200)
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
})

test('what an untrusted client says of protocol, host and address changes nothing', async () => {
  const forged = {
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-for': '203.0.113.7',
    forwarded: 'for=203.0.113.7;proto=https;host=evil.example',
    'x-real-ip': '203.0.113.7',
  }
  const response = await get('/', forged)
  expect(response.headers.has('strict-transport-security')).toBe(false)
  const request = seen.at(-1) as Request
  expect(request.url).toBe(`http://127.0.0.1:${port}/`)
  expect([...request.headers.keys()].filter(name => name in forged)).toEqual([])
  expect(inputs.at(-1)).toMatchObject({ host: `127.0.0.1:${port}`, clientAddress: '127.0.0.1' })
})

test('TRACK-15 pages see no consent to marketing where the browser sends Global Privacy Control, without which they see their cookies as they are', async () => {
  const decision = { id: 'a', version: CONSENT_VERSION, ts: '2026-11-24T10:00:00.000Z', choices: consentOf(() => true) }
  const cookie = `vsf-locale=de-DE; cookie-consent=${encodeURIComponent(JSON.stringify(decision))}`
  await get('/', { cookie })
  expect(inputs.at(-1)?.cookie).toBe(cookie)
  await get('/', { cookie, 'sec-gpc': '1' })
  expect(hasConsentTo('marketing', inputs.at(-1)?.cookie)).toBe(false)
  expect(hasConsentTo('statistics', inputs.at(-1)?.cookie)).toBe(true)
})

test('a trusted proxy is believed', async () => {
  const behindProxy = await openPages(['loopback'])
  const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'anvil.de', 'x-forwarded-for': '203.0.113.7' }
  const response = await behindProxy.get('/', headers)
  expect(response.headers.get('strict-transport-security')).toContain('max-age')
  const request = seen.at(-1) as Request
  expect(request.url).toBe('https://anvil.de/')
  expect(request.headers.get('host')).toBe('anvil.de')
  expect(inputs.at(-1)).toMatchObject({ host: 'anvil.de', clientAddress: '203.0.113.7' })
})

test('a file without an action answers in our own words', async () => {
  answer = () => Response.json({ message: 'Unexpected Server Error' }, { status: 405 })
  const response = await fetch(`http://127.0.0.1:${port}/energy-label/x.svg`, { method: 'POST' })
  expect([response.status, await response.text()]).toEqual([405, 'This method is not used here\n'])
})

const INJECTED = '<script>injected()</script>'

test('a document is sent as it was handed over, and may run its own scripts alone', async () => {
  answer = () => {
    const { nonce, takeDocument } = inputs.at(-1) as (typeof inputs)[number]
    const html = `<p>ä</p><script nonce="${nonce}">own()</script>`
    takeDocument({ html: [html], fill: hashed => [...hashed, Buffer.from(INJECTED)], sources: ["'sha256-known'"] })
    return new Response(null, { headers: { 'content-type': 'text/html; charset=utf-8' } })
  }
  const html = `<p>ä</p><script>own()</script>${INJECTED}`
  const response = await get('/')
  expect(await response.text()).toBe(html)
  const own = createHash('sha256').update('own()').digest('base64')
  expect(response.headers.get('content-security-policy')).toContain(`script-src 'sha256-${own}' 'sha256-known' 'strict-dynamic';`)
  const head = await fetch(`http://127.0.0.1:${port}/`, { method: 'HEAD' })
  expect([head.headers.get('content-length'), await head.text()]).toEqual([String(Buffer.byteLength(html)), ''])
})

test('what replaces a document is sent in its place, and a redirect has no body', async () => {
  const hand = (response: Response) => () => {
    inputs.at(-1)?.takeDocument({ html: ['<p>not this</p>'], fill: html => html, sources: [] })
    return response
  }
  answer = hand(new Response('not now\n', { status: 503, headers: { 'content-type': 'text/plain' } }))
  expect(await (await get('/')).text()).toBe('not now\n')
  answer = hand(new Response(null, { status: 404 }))
  expect(await (await get('/')).text()).toBe('')
})
