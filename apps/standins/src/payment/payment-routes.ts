import type { FastifyInstance } from 'fastify'
import type { Sandbox } from '../sandbox/sandbox.ts'
import { registerSandboxRoutes } from '../sandbox/sandbox-routes.ts'
import { routeCheckout } from './checkout-routes.ts'
import { repeatAnswers } from './idempotency.ts'
import { routeModifications } from './modification-routes.ts'
import type { Receiver } from './notification-sender.ts'
import { routeOperator } from './operator-routes.ts'
import { routePages } from './page-routes.ts'
import { createPaymentDesk } from './payment-desk.ts'
import { sendError } from './provider-error.ts'
import { routeSessions } from './session-routes.ts'

/** The payment provider; `/__sandbox/payment` shows its payments and what it notified. Without a receiver it only keeps that. */
export function routePayment(server: FastifyInstance, sandbox: Sandbox, receiver: Receiver | undefined): void {
  server.register(async scope => {
    const desk = createPaymentDesk(sandbox, receiver)
    scope.addHook('onClose', async () => desk.sender.close())
    scope.setErrorHandler((error: { statusCode?: number }, _request, reply) =>
      sendError(reply, error.statusCode === 400 ? 'malformed-json' : 'internal'),
    )
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
    )
    registerSandboxRoutes(scope, sandbox, {
      service: 'payment',
      refuse: (reply, status) => sendError(reply, status === 429 ? 'too-many' : 'internal'),
      inspect: () => ({
        payments: desk.vault.list(),
        notifications: { settings: desk.sender.settings, items: desk.sender.items, deliveries: desk.sender.deliveries },
      }),
    })
    repeatAnswers(scope, sandbox)
    routeCheckout(scope, sandbox, desk)
    routeModifications(scope, desk)
    routeSessions(scope, sandbox, desk)
    routePages(scope, desk)
    routeOperator(scope, sandbox, desk)
  })
}
