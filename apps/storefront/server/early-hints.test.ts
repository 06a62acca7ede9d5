import { request as httpRequest, type IncomingMessage } from 'node:http'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { createEarlyHints } from './early-hints.ts'

const DOCUMENT = [
  '<!doctype html><html><head><link rel="icon" href="/favicon.svg"/>',
  '<link rel="preload" as="image" imageSrcSet="/pictures/a-400.avif 400w, /pictures/a-800.avif 800w" imageSizes="50vw" type="image/avif"/>',
  '<noscript><link rel="stylesheet" href="/assets/fonts.css"/></noscript>',
  '<link rel="stylesheet" href="/assets/root.css"/></head>',
  '<body><link rel="stylesheet" href="/not-in-the-head.css"/></body></html>',
].join('')
const PICTURE =
  '</pictures/a-400.avif>; rel=preload; as=image; fetchpriority=high; imagesrcset="/pictures/a-400.avif 400w, /pictures/a-800.avif 800w"; imagesizes="50vw"; type="image/avif"'

const hints = createEarlyHints()
const server = Fastify()
afterAll(() => server.close())
server.get('/*', async (request, reply) => {
  hints.send(request, reply)
  // A rendering takes its time.
  await new Promise(setImmediate)
  hints.learn(request, DOCUMENT)
  return reply.type('text/html').send(DOCUMENT)
})
const port = Number(new URL(await server.listen({ port: 0, host: '127.0.0.1' })).port)

/** Links that come before the answer, and its status. */
async function visit(path: string, headers: Record<string, string> = { 'sec-fetch-mode': 'navigate' }, method = 'GET') {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number | undefined; links: string[] }>()
  const links: string[] = []
  const asked = httpRequest({ port, path, method, headers: { host: 'be.localhost', ...headers }, agent: false })
  asked.on('information', ({ statusCode, headers: early }: { statusCode: number; headers: Record<string, string> }) => {
    expect(statusCode).toBe(103)
    links.push(...(early.link ?? '').split(/, (?=<)/))
  })
  asked.on('response', (answer: IncomingMessage) => {
    answer.resume().on('end', () => resolve({ status: answer.statusCode, links }))
  })
  asked.on('error', reject).end()
  return promise
}

test('a browser is told the largest picture that the page named the last time, and nothing of a new page', async () => {
  expect(await visit('/nl/faq/')).toEqual({ status: 200, links: [] })
  expect((await visit('/nl/faq/')).links).toEqual([PICTURE])
  expect((await visit('/nl/terms/')).links).toEqual([])
})

test('programs, scripts and requests for a head are answered once', async () => {
  await visit('/nl/faq/')
  expect((await visit('/nl/faq/', {})).links).toEqual([])
  expect((await visit('/nl/faq/', { 'sec-fetch-mode': 'cors' })).links).toEqual([])
  expect((await visit('/nl/faq/', { 'sec-fetch-mode': 'navigate' }, 'HEAD')).links).toEqual([])
})
