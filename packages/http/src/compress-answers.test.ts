import { once } from 'node:events'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { PassThrough, Readable } from 'node:stream'
import zlib from 'node:zlib'
import Fastify from 'fastify'
import { afterAll, describe, expect, test } from 'vitest'
import { bodyOfParts, compressAnswers } from './compress-answers.ts'
import { FASTEST_FIRST, negotiateCoding, SMALLEST_FIRST } from './content-coding.ts'

const TEXT = 'The same words again and again. '.repeat(200)
const DECODERS = { br: zlib.brotliDecompressSync, gzip: zlib.gunzipSync, zstd: zlib.zstdDecompressSync } as const

let live = new PassThrough()
const server = Fastify()
afterAll(() => server.close())
const mayCompress = ({ url }: { readonly url: string }) => !url.startsWith('/secret')
compressAnswers(server, { mayCompress })
const html = 'text/html; charset=utf-8'
server.get('/text', (_request, reply) => reply.type(html).header('etag', '"one"').header('vary', 'Cookie').send(TEXT))
const PARTS = [TEXT.slice(0, 100), Buffer.from(TEXT.slice(100, 3000)), TEXT.slice(3000)]
server.get('/parts', (request, reply) => {
  reply.type(html).header('etag', '"one"').header('vary', 'Cookie')
  return reply.send(bodyOfParts(request, reply, PARTS))
})
const REMEMBERED = Buffer.from(TEXT.repeat(10))
server.get('/remembered-parts', (request, reply) => {
  reply.type(html)
  return reply.send(bodyOfParts(request, reply, [TEXT, REMEMBERED, 'between', REMEMBERED, Buffer.from('end')]))
})
server.get('/large-parts', (request, reply) => {
  reply.type(html)
  return reply.send(
    bodyOfParts(
      request,
      reply,
      Array.from({ length: 100 }, () => TEXT),
    ),
  )
})
server.get('/secret-parts', (request, reply) => {
  reply.type(html)
  return reply.send(bodyOfParts(request, reply, PARTS, { mayCompress }))
})
server.get('/bytes', (_request, reply) => reply.type('application/json').send(Buffer.from(TEXT)))
server.get('/stream', (_request, reply) => reply.type(html).send(Readable.from([TEXT, TEXT])))
server.get('/web', (_request, reply) => reply.type('text/x-script').send(new Response(TEXT).body))
server.get('/known-length', (_request, reply) =>
  reply
    .type(html)
    .header('content-length', TEXT.length)
    .send(Readable.from([TEXT])),
)
server.get('/live', (_request, reply) => reply.type(html).send(live))
server.get('/small', (_request, reply) => reply.type(html).send('few words'))
server.get('/picture', (_request, reply) => reply.type('image/webp').send(Buffer.alloc(5000)))
server.get('/secret', (_request, reply) => reply.type(html).send(TEXT))
server.get('/as-it-is', (_request, reply) => reply.type(html).header('cache-control', 'no-store, no-transform').send(TEXT))
server.get('/ready', (_request, reply) => reply.type(html).header('content-encoding', 'br').send(zlib.brotliCompressSync(TEXT)))
server.get('/part', (_request, reply) => reply.code(206).type(html).header('content-range', 'bytes 0-9/99').send(TEXT))
server.get('/same', (_request, reply) => reply.code(304).header('etag', '"one"').send())
server.get('/broken', (_request, reply) =>
  reply.type(html).send(
    Readable.from(
      (function* () {
        yield TEXT
        throw new Error('the source breaks')
      })(),
    ),
  ),
)
const port = Number(new URL(await server.listen({ port: 0, host: '127.0.0.1' })).port)

/** Asks without a library that decodes on its own. */
async function ask(path: string, acceptEncoding?: string, method = 'GET', userAgent?: string) {
  const headers = {
    ...(acceptEncoding === undefined ? {} : { 'accept-encoding': acceptEncoding }),
    ...(userAgent === undefined ? {} : { 'user-agent': userAgent }),
  }
  const asked = httpRequest({ port, path, method, headers, agent: false }).end()
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(chunk as Buffer)
  const body = Buffer.concat(chunks)
  const coding = answer.headers['content-encoding'] as keyof typeof DECODERS | undefined
  return { headers: answer.headers, coding, body, text: String(coding && body.length > 0 ? DECODERS[coding](body) : body) }
}

describe('which coding a client gets', () => {
  test.each([
    [undefined, undefined],
    ['', undefined],
    ['identity', undefined],
    ['deflate', undefined],
    ['gzip', 'gzip'],
    ['gzip, deflate, br', 'br'],
    ['gzip, deflate, br, zstd', 'zstd'],
    ['ZSTD', 'zstd'],
    ['*', 'zstd'],
    ['zstd;q=0, br;q=0, gzip', 'gzip'],
    ['zstd;q=0', undefined],
    ['zstd; q=0.2, gzip; q=0.8', 'gzip'],
    ['br;q=1.0, zstd;q=0.9', 'br'],
    [`${'x, '.repeat(9)}gzip`, 'gzip'],
  ])('%s: %s', async (header, coding) => {
    expect(negotiateCoding(header, FASTEST_FIRST)).toBe(coding)
    const answer = await ask('/text', header)
    expect(answer.coding).toBe(coding)
    expect(answer.text).toBe(TEXT)
  })

  test('what is made once is sent in its smallest form', () => {
    expect(negotiateCoding('gzip, deflate, br, zstd', SMALLEST_FIRST)).toBe('br')
    expect(negotiateCoding('gzip, zstd', SMALLEST_FIRST)).toBe('zstd')
  })
})

test.each(['/text', '/bytes', '/parts', '/large-parts', '/stream', '/web', '/known-length'])(
  '%s is compressed in every coding, whole',
  async path => {
    const plain = await ask(path)
    expect(plain.coding).toBeUndefined()
    expect(plain.headers.vary).toMatch(/Accept-Encoding/)
    for (const coding of FASTEST_FIRST) {
      const answer = await ask(path, coding)
      expect(answer.coding).toBe(coding)
      expect(answer.text).toBe(plain.text)
      expect(answer.body.length).toBeLessThan(plain.body.length / 5)
      expect(Number(answer.headers['content-length'] ?? answer.body.length)).toBe(answer.body.length)
    }
  },
)

test('what the server said of caching holds: other names in Vary stay, a strong tag becomes a weak one', async () => {
  expect((await ask('/text', 'zstd')).headers).toMatchObject({ vary: 'Cookie, Accept-Encoding', etag: 'W/"one"' })
  expect((await ask('/text')).headers).toMatchObject({ vary: 'Cookie, Accept-Encoding', etag: '"one"' })
  expect((await ask('/parts', 'zstd')).headers).toMatchObject({ vary: 'Cookie, Accept-Encoding, User-Agent', etag: 'W/"one"' })
})

test.each(['/small', '/picture', '/secret', '/secret-parts', '/as-it-is', '/part', '/same'])('%s stays as it is', async path => {
  const [plain, asked] = [await ask(path), await ask(path, 'gzip, br, zstd')]
  expect(asked.coding).toBeUndefined()
  expect(asked.body.equals(plain.body)).toBe(true)
})

/** A frame begins with these bytes (RFC 8878, 3.1.1). */
const FRAME_BEGIN = Buffer.from([0x28, 0xb5, 0x2f, 0xfd])

function countFrames(body: Buffer): number {
  let count = 0
  for (let at = body.indexOf(FRAME_BEGIN); at !== -1; at = body.indexOf(FRAME_BEGIN, at + 1)) count++
  return count
}

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36', 5],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0', 5],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15', 1],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 CriOS/140.0 Mobile/15E148 Safari/604.1', 1],
  [undefined, 1],
])('%s gets a page of remembered parts in %i frames', async (userAgent, frames) => {
  for (let turn = 0; turn < 2; turn++) {
    const { text, body } = await ask('/remembered-parts', 'zstd', 'GET', userAgent)
    expect(text).toBe(`${TEXT}${REMEMBERED}between${REMEMBERED}end`)
    expect(countFrames(body)).toBe(frames)
  }
})

test('answers that are made of parts at the same time do not mix', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, (_, turn) => ask(turn % 2 ? '/parts' : '/large-parts', 'zstd')))
  for (const [turn, { text }] of answers.entries()) expect(text).toBe(turn % 2 ? TEXT : TEXT.repeat(100))
})

test('what is compressed already is not compressed again', async () => {
  const answer = await ask('/ready', 'br, zstd')
  expect([answer.coding, answer.text]).toEqual(['br', TEXT])
})

test('a request for the head alone has the headers of the whole answer', async () => {
  const [head, whole] = [await ask('/text', 'zstd', 'HEAD'), await ask('/text', 'zstd')]
  const { date: _one, ...headers } = head.headers
  expect(whole.headers).toMatchObject(headers)
  expect(head.body.length).toBe(0)
})

test.each(FASTEST_FIRST)('%s: what is written to a stream can be read before the stream ends', async coding => {
  live = new PassThrough()
  const asked = httpRequest({ port, path: '/live', headers: { 'accept-encoding': coding }, agent: false }).end()
  live.write('the first part of the page')
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  const decoder = { br: zlib.createBrotliDecompress, gzip: zlib.createGunzip, zstd: zlib.createZstdDecompress }[coding]()
  answer.pipe(decoder)
  const [first] = (await once(decoder, 'data')) as [Buffer]
  expect(String(first)).toBe('the first part of the page')
  asked.destroy()
})

test('a source that breaks cuts the answer instead of ending it', async () => {
  await expect(ask('/broken', 'gzip')).rejects.toThrow()
})
