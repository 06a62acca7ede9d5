import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { passOnOperations } from './pass-on-operations.ts'
import { purgeWithMiddleware } from './purge-with-middleware.ts'

// A middleware that lets one password in, and nobody without.
const behind = Fastify()
behind.post('/admin/cache/purge', (request, reply) =>
  reply.code(request.headers.authorization === 'Basic right' ? 200 : 401).send({ purged: [] }),
)
behind.get('/admin/cache/purge', () => ({}))
behind.post('/new-ct/getMe', () => ({}))
let purges = 0
const storefront = Fastify()
purgeWithMiddleware(storefront, () => purges++)
await passOnOperations(storefront, await behind.listen({ port: 0, host: '127.0.0.1' }))
afterAll(() => Promise.all([storefront.close(), behind.close()]))

test.each([
  ['POST', '/api/admin/cache/purge', 'Basic right', 1],
  ['POST', '/api/admin/cache/purge', 'Basic wrong', 0],
  ['GET', '/api/admin/cache/purge', 'Basic right', 0],
  ['POST', '/api/new-ct/getMe', 'Basic right', 0],
] as const)('AUTH-20 %s %s with %s purges the pages %i times', async (method, url, authorization, times) => {
  const before = purges
  await storefront.inject({ method, url, headers: { host: 'sk.localhost', authorization } })
  expect(purges - before).toBe(times)
})
