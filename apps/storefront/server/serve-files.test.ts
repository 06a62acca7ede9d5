import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import zlib from 'node:zlib'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { serveAssets, servePictures, servePublicFiles } from './serve-files.ts'

const COMPRESS = path.join(import.meta.dirname, '../../../scripts/bootstrap/compress-files.mjs')
const SCRIPT = `console.log(${JSON.stringify('a long script '.repeat(300))})`
const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg">${'<path d="M0 0h1v1z"/>'.repeat(100)}</svg>`

const folder = mkdtempSync(path.join(tmpdir(), 'files-'))
const [client, store] = [path.join(folder, 'client'), path.join(folder, 'compressed')]
mkdirSync(path.join(client, 'assets'), { recursive: true })
mkdirSync(path.join(client, 'flags'))
writeFileSync(path.join(client, 'assets/page-B4x_a.js'), SCRIPT)
writeFileSync(path.join(client, 'assets/font-1.woff2'), Buffer.alloc(4000))
writeFileSync(path.join(client, 'assets/tiny-1.css'), 'p{}')
writeFileSync(path.join(client, 'flags/de.svg'), DRAWING)
const compressFiles = () => spawnSync(process.execPath, [COMPRESS, client, store], { encoding: 'utf8' })
expect(compressFiles()).toMatchObject({ status: 0, stderr: '' })

const server = Fastify()
const copies = path.join(folder, 'data/pictures')
servePictures(server, path.join(client, 'flags'), copies)
serveAssets(server, path.join(client, 'assets'))
servePublicFiles(server, client)
server.get('/*', async () => 'a page')
const port = Number(new URL(await server.listen({ port: 0, host: '127.0.0.1' })).port)
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

async function ask(url: string, headers: Record<string, string> = {}) {
  const asked = httpRequest({ port, path: url, headers, agent: false }).end()
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(chunk as Buffer)
  return { status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) }
}

const DECODERS = { br: zlib.brotliDecompressSync, gzip: zlib.gunzipSync, zstd: zlib.zstdDecompressSync } as const

test.each([
  ['/assets/page-B4x_a.js', 'application/javascript; charset=utf-8', SCRIPT],
  ['/flags/de.svg', 'image/svg+xml', DRAWING],
])('%s is sent as the build compressed it, under its own type', async (url, type, content) => {
  for (const [accepted, coding] of [
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, zstd', 'zstd'],
    ['zstd, br;q=0', 'zstd'],
    ['gzip', 'gzip'],
  ] as const) {
    const { headers, body } = await ask(url, { 'accept-encoding': accepted })
    expect(headers['content-encoding']).toBe(coding)
    expect(headers['content-type']).toBe(type)
    expect(headers.vary).toMatch(/accept-encoding/i)
    expect(Number(headers['content-length'])).toBe(body.length)
    expect(String(DECODERS[coding](body))).toBe(content)
  }
  const plain = await ask(url)
  expect([plain.headers['content-encoding'], String(plain.body)]).toEqual([undefined, content])
  expect(plain.headers.vary).toMatch(/accept-encoding/i)
})

test('files with a hash in their name are never asked for again, those without for a day', async () => {
  for (const accepted of ['br', 'zstd', 'identity']) {
    const headers = { 'accept-encoding': accepted }
    expect((await ask('/assets/page-B4x_a.js', headers)).headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect((await ask('/flags/de.svg', headers)).headers['cache-control']).toBe('public, max-age=86400')
  }
})

test('a copy of a picture of another shop is served for good, also where it came after the start', async () => {
  mkdirSync(path.join(copies, 'ab'), { recursive: true })
  writeFileSync(path.join(copies, 'ab/abc-400.webp'), Buffer.alloc(20))
  const { status, headers } = await ask('/pictures/copied/ab/abc-400.webp')
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    ...[200, 'image/webp', 'public, max-age=31536000, immutable'],
  ])
  expect((await ask('/pictures/copied/ab/abd-400.webp')).status).toBe(404)
})

test('what the client has already is not sent again, in whichever coding', async () => {
  for (const accepted of ['br', 'zstd', 'identity']) {
    const first = await ask('/assets/page-B4x_a.js', { 'accept-encoding': accepted })
    const known = { 'accept-encoding': accepted, 'if-none-match': first.headers.etag ?? '' }
    const again = await ask('/assets/page-B4x_a.js', known)
    expect([again.status, again.body.length]).toEqual([304, 0])
  }
})

test.each(['/assets/font-1.woff2', '/assets/tiny-1.css', '/pictures/de.svg'])(
  '%s has no twin and is sent as it is',
  async url => {
    for (const accepted of ['zstd', 'br, gzip']) {
      const { status, headers } = await ask(url, { 'accept-encoding': accepted })
      expect([status, headers['content-encoding']]).toEqual([200, undefined])
    }
  },
)

test.each(['/assets/../start.ts', '/assets/%2e%2e/package.json', '/assets/missing.js'])('%s is no file', async url => {
  for (const accepted of ['zstd', 'br', 'identity'])
    expect((await ask(url, { 'accept-encoding': accepted })).body.toString()).not.toContain('console')
})

test('a twin has no address of its own at the root', async () => {
  expect(String((await ask('/flags/de.svg.br')).body)).toBe('a page')
})

test('a second build compresses only what has changed, and forgets what is gone', () => {
  const times = () => Object.fromEntries(readdirSync(store).map(name => [name, statSync(path.join(store, name)).mtimeMs]))
  const before = times()
  expect(Object.keys(before)).toHaveLength(6)
  writeFileSync(path.join(client, 'flags/de.svg'), `${DRAWING}\n`)
  expect(compressFiles().status).toBe(0)
  const after = times()
  const kept = Object.keys(after).filter(name => after[name] === before[name])
  expect([Object.keys(after).length, kept.length]).toEqual([6, 3])
})
