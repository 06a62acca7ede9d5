import type { FastifyInstance } from 'fastify'
import type { Sandbox } from '../sandbox/sandbox.ts'
import { registerSandboxRoutes } from '../sandbox/sandbox-routes.ts'
import { routeAttributes } from './attribute-routes.ts'
import { consentsOf, createProfileBook } from './profile-book.ts'
import { routeTracking } from './tracking-routes.ts'

/** The service that keeps what customers do and recommends products by it; `/__sandbox/engagement` shows the profiles. */
export function routeEngagement(server: FastifyInstance, sandbox: Sandbox): void {
  server.register(async scope => {
    const book = createProfileBook(sandbox)
    registerSandboxRoutes(scope, sandbox, {
      service: 'engagement',
      refuse: (reply, status) =>
        reply.code(status).send({ success: false, errors: [status === 429 ? 'Too many requests' : 'Internal server error'] }),
      inspect: () => ({
        profiles: book.profiles.map(profile => ({
          ...profile,
          consents: consentsOf(profile.events, sandbox.now() / 1000),
        })),
      }),
    })
    routeTracking(scope, sandbox, book)
    routeAttributes(scope, sandbox, book)
  })
}
