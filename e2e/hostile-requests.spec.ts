// Waits for: the end of each connection and the report of the whole run (no browser), and the heading of each missing page.
import { connect } from 'node:net'
import { fuzzPages } from '../scripts/load/pages/fuzz-pages.ts'
import { expect, test } from './shop/test.ts'

const REQUESTS = 400
const portOf = (baseURL: string | undefined) => Number(new URL(baseURL ?? '').port)

/** Everything the shop says on a connection until it ends it. */
async function exchange(port: number, ...parts: readonly (string | Buffer)[]): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  for (const part of parts) socket.write(part)
  let text = ''
  try {
    for await (const chunk of socket) text += String(chunk)
  } catch {
    // Reset after the answer.
  }
  return text
}

test(`${REQUESTS} hostile requests to pages: none is answered 5xx, shows the inside or stays open, and the shop lives on`, async ({
  baseURL,
}) => {
  const seed = Math.floor(Date.now() / 1000)
  const report = await fuzzPages({ port: portOf(baseURL), requests: REQUESTS, seed })
  expect(report.defects, `seed ${seed}`).toEqual([])
  expect(report.sent).toBe(REQUESTS)
})

test('a form of 32 MB in chunks is refused with 413 before it is all sent', async ({ baseURL }) => {
  const port = portOf(baseURL)
  const head = `POST /login HTTP/1.1\r\nhost: de.localhost:${port}\r\ncontent-type: application/x-www-form-urlencoded\r\ntransfer-encoding: chunked\r\n\r\n`
  const chunk = Buffer.concat([Buffer.from('100000\r\n'), Buffer.alloc(2 ** 20, 'a'), Buffer.from('\r\n')])
  expect(await exchange(port, head, ...Array<Buffer>(32).fill(chunk))).toMatch(/^HTTP\/1\.1 413 /)
})

test('a websocket that is asked for outside of /live is refused at once', async ({ baseURL }) => {
  const port = portOf(baseURL)
  const head = `host: de.localhost:${port}\r\nconnection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`
  for (const path of ['/', '/login', '/api/new-ct/getMe'])
    expect(await exchange(port, `GET ${path} HTTP/1.1\r\n${head}`)).toMatch(/^HTTP\/1\.1 404 /)
})

test('ROUTE-08, ROUTE-33 an address that no guard lets pass is a missing page in the shop’s language', async ({ openShop }) => {
  const { page, t, open } = await openShop('GR', { tolerated: /404|__x|%22|aaaa/ })
  for (const path of ['/__x', '/a%22b/', `/${'a'.repeat(300)}/`]) {
    expect((await open(path))?.status(), path).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: t('error.notFoundTitle') })).toBeVisible()
  }
})

test('a form for a page that takes none is refused in the shop’s language', async ({ openShop, request, baseURL }) => {
  const { t } = await openShop('DE')
  const port = portOf(baseURL)
  const response = await request.post(`http://127.0.0.1:${port}/search`, {
    headers: { host: `de.localhost:${port}` },
    form: { a: 'b' },
  })
  expect(response.status()).toBe(405)
  expect(await response.text()).toContain(t('error.otherTitle'))
})
