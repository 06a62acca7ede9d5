import fastify from 'fastify'
import { expect, test } from 'vitest'
import type { OperationDependencies } from '../call/answer-operation.ts'
import { routeProjections } from './projection-routes.ts'

/** A server whose calls are let in and never get anywhere. */
async function aStuckServer() {
  let entered = 0
  const admission = {
    run: () => {
      entered++
      return new Promise<never>(() => undefined)
    },
  }
  const server = fastify()
  server.setErrorHandler((error, _request, reply) => reply.code(503).send(error))
  routeProjections(server, { admission, deadlineMs: 600_000 } as unknown as OperationDependencies, undefined)
  await server.ready()
  const call = async () =>
    (await server.inject({ url: '/anvil/product-projections?limit=500', headers: { host: 'de.localhost' } })).json()
  return { call, entered: () => entered }
}

test('API-44 of the calls of programs two are worked on at a time, and the fifty-first is told to come again', async () => {
  const { call, entered } = await aStuckServer()
  for (let index = 0; index < 50; index++) void call()
  expect(await call()).toMatchObject({ message: 'Too many programs are being answered' })
  expect(entered()).toBe(2)
})
