import { Agent, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { createDrain } from './drain.ts'

const server = Fastify()
const drain = createDrain(server)
server.get('/by-framework', async () => 'answered')
const asked = Promise.withResolvers<void>()
const released = Promise.withResolvers<void>()
server.get('/slow', async () => {
  asked.resolve()
  await released.promise
  return 'answered'
})
server.get('/by-hand', (_request, reply) => {
  reply.hijack()
  reply.raw.end('answered')
})
await server.listen({ port: 0, host: '127.0.0.1' })
const { port } = server.server.address() as AddressInfo
const agent = new Agent({ keepAlive: true })
afterAll(async () => {
  agent.destroy()
  await server.close()
})

function connectionAfter(path: string): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', path, agent }, response => {
      response.resume().on('end', () => resolve(response.headers.connection))
    }).on('error', reject)
  })
}

test('a server that drains answers as ever, and each answer ends its connection', async () => {
  for (const path of ['/by-framework', '/by-hand']) expect(await connectionAfter(path)).toBe('keep-alive')
  const slow = connectionAfter('/slow')
  await asked.promise
  drain.begin()
  released.resolve()
  expect(await slow).toBe('close')
  expect(drain.isDraining()).toBe(true)
  for (const path of ['/by-framework', '/by-hand']) expect(await connectionAfter(path)).toBe('close')
})
