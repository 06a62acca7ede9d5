// The floors in a process of their own, each a route of a plain Fastify: what a page, a read and a write must cost here at
// the least. It is sent the bytes it answers with, and tells its port.
import { Writable } from 'node:stream'
import { openFloorStatements } from '@shop/engine/proving'
import Fastify from 'fastify'
import { renderToPipeableStream } from 'react-dom/server'
import { floorCards } from './floor-cards.ts'
import type { FloorBytes } from './floors.ts'

const [databaseUrl = '', poolSize = '8'] = process.argv.slice(2)
const statements = await openFloorStatements(databaseUrl, Number(poolSize))
const pages = new Map<string, { readonly headers: Readonly<Record<string, string>>; readonly body: Buffer }>()

const server = Fastify()
server.get('/react', async (_request, reply) => reply.type('text/html; charset=utf-8').send(await renderCards()))
server.get<{ Params: { name: string } }>('/bytes/:name', (request, reply) => {
  const page = pages.get(request.params.name)
  if (!page) return reply.code(404).send()
  return reply.headers(page.headers).send(page.body)
})
server.get('/select', async (_request, reply) => reply.type('application/json').send(await statements.select()))
server.get('/update', async () => ({ version: await statements.update() }))
server.get('/order', async () => ({ id: await statements.order() }))

/** The whole body at once, as the shop renders its pages. */
function renderCards(): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  const chunks: Buffer[] = []
  const sink = new Writable({
    write(chunk: Buffer | string, _encoding, done) {
      chunks.push(Buffer.from(chunk))
      done()
    },
    final(done) {
      resolve(Buffer.concat(chunks))
      done()
    },
  })
  const { pipe } = renderToPipeableStream(floorCards(), { onAllReady: () => pipe(sink), onError: reject })
  return promise
}

const address = await server.listen({ port: 0, host: '127.0.0.1' })
process.on('message', ({ name, headers, body }: FloorBytes) => {
  pages.set(name, { headers, body: Buffer.from(body, 'base64') })
  process.send?.({ name })
})
process.on('disconnect', () => process.exit(0))
process.send?.({ port: Number(new URL(address).port) })
