import { keepNotifications } from '@shop/engine/payment'
import { isAuthentic, readNotifications } from '@shop/integrations/payment'
import type { FastifyInstance } from 'fastify'
import type { OperationDependencies } from '../call/answer-operation.ts'
import { Refusal } from '../error/wire-error.ts'
import { decodeBody } from '../http/read-request.ts'

/** The shop's account at the provider, and the key of its notifications' signatures in hexadecimal digits. */
export interface NotifiedAccount {
  readonly merchantAccount: string
  readonly hmacKey: string
}

/**
 * `POST /webhooks/payment`: what the payment provider tells. Kept first, then acknowledged; the worker acts upon it, so that the
 * answer never waits for an order. What is not signed with our key or of another account is logged, acknowledged and dropped:
 * refusing it would hold up the provider's queue. Only what is signed is kept. Without the database 503, and the provider tells
 * it again.
 */
export function routePaymentNotifications(
  server: FastifyInstance,
  { engine }: OperationDependencies,
  { merchantAccount, hmacKey }: NotifiedAccount,
): void {
  server.post<{ Body: Buffer | undefined }>('/webhooks/payment', async (request, reply) => {
    const notifications = readNotifications(decodeBody(request.body))
    if (!notifications) throw new Refusal({ code: 'InvalidJsonInput', message: 'This is no notification' })
    const genuine = notifications.filter(item => item.merchantAccount === merchantAccount && isAuthentic(item, hmacKey))
    if (genuine.length < notifications.length)
      request.log.warn({ count: notifications.length - genuine.length }, 'payment notifications without a signature of ours')
    await keepNotifications(
      engine,
      genuine.map(
        ({
          eventCode,
          isSuccess,
          eventDate,
          reference,
          pspReference,
          originalReference,
          currencyCode,
          centAmount,
          modificationAction,
        }) => ({
          ...{ eventCode, isSuccess, eventDate, reference, pspReference, originalReference, currencyCode, centAmount },
          ...(modificationAction ? { modificationAction } : {}),
        }),
      ),
    )
    return reply.type('text/plain').send('[accepted]')
  })
}
