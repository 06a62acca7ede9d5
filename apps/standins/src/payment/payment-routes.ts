import type { FastifyError, FastifyInstance } from 'fastify'
import type { Sandbox } from '../sandbox/sandbox.ts'
import { registerSandboxRoutes } from '../sandbox/sandbox-routes.ts'
import { routeCheckout } from './checkout-routes.ts'
import { routeFields } from './fields-routes.ts'
import { createFirstAnswers } from './idempotency.ts'
import { routeModifications } from './modification-routes.ts'
import type { NotificationSender, Receiver } from './notification-sender.ts'
import { routeOperator } from './operator-routes.ts'
import { routePages } from './page-routes.ts'
import { createPaymentDesk } from './payment-desk.ts'
import { sendError } from './provider-error.ts'
import { routeSessions } from './session-routes.ts'
import { routeSteering } from './steering-routes.ts'

/** The payment provider; `/payment` shows its payments to people and `/__sandbox/payment` to tests, and what it notified. Without a receiver it only keeps that. */
export function routePayment(server: FastifyInstance, sandbox: Sandbox, receiver: Receiver | undefined): void {
  server.register(async scope => {
    const desk = createPaymentDesk(sandbox, receiver)
    scope.addHook('onClose', async () => desk.sender.close())
    scope.setErrorHandler((error: FastifyError, request, reply) => {
      // What is steered says what is wrong; the interface speaks as the provider does.
      if (error.validation && !request.routeOptions.config.endpoint) return reply.code(400).send({ message: error.message })
      return sendError(reply, error.statusCode === 400 ? 'malformed-json' : 'internal')
    })
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
    )
    const answers = createFirstAnswers(sandbox)
    answers.keep(scope)
    const service = registerSandboxRoutes(scope, sandbox, {
      service: 'payment',
      refuse: (reply, status) => sendError(reply, status === 429 ? 'too-many' : 'internal'),
      inspect: () => ({
        payments: desk.vault.list(),
        notifications: inspectNotifications(desk.sender),
      }),
    })
    answers.repeat(scope)
    routeCheckout(scope, sandbox, desk)
    routeModifications(scope, desk)
    routeSessions(scope, sandbox, desk)
    routePages(scope, desk)
    routeFields(scope, desk)
    routeOperator(scope, sandbox, desk)
    routeSteering(scope, desk, service)
  })
}

/** What was notified, the newest first, and every try to deliver it. */
function inspectNotifications({ settings, sent }: NotificationSender): object {
  return {
    settings,
    sent,
    items: sent.map(({ item }) => item),
    deliveries: sent.flatMap(({ deliveries }) => deliveries).sort((a, b) => b.at - a.at),
  }
}
