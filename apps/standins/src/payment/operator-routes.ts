import type { FastifyInstance } from 'fastify'
import type { Sandbox } from '../sandbox/sandbox.ts'
import type { HeldPayment } from './held-payment.ts'
import { notificationOf, type PaymentEvent } from './notification.ts'
import type { SenderSettings } from './notification-sender.ts'
import type { PaymentDesk } from './payment-desk.ts'

/** What an operator at the provider can do to a payment. */
const OPERATIONS = ['pay', 'refuse', 'expire', 'chargeback', 'fail-capture', 'fail-refund'] as const
type Operation = (typeof OPERATIONS)[number]

const SENDER_SETTINGS = {
  type: 'object',
  additionalProperties: false,
  properties: {
    url: { type: ['string', 'null'] },
    hmacKey: { type: 'string', pattern: '^([0-9a-fA-F]{2})+$' },
    duplicates: { type: 'integer', minimum: 0, maximum: 10 },
    isHeld: { type: 'boolean' },
    hasWrongSignature: { type: 'boolean' },
    minuteMs: { type: 'integer', minimum: 1 },
  },
}

/** Letting things happen at the provider, and telling it where and how to notify. */
export function routeOperator(scope: FastifyInstance, sandbox: Sandbox, { vault, sender }: PaymentDesk): void {
  /** What is told, besides what settling tells by itself. */
  function operate(payment: HeldPayment, operation: Operation): PaymentEvent | undefined {
    const number = vault.nextNumber()
    switch (operation) {
      case 'pay':
        vault.settle(payment.pspReference, 'authorised')
        return undefined
      case 'refuse':
        vault.settle(payment.pspReference, 'refused')
        return undefined
      case 'expire':
        vault.settle(payment.pspReference, 'cancelled')
        return { eventCode: 'OFFER_CLOSED', isSuccess: true }
      case 'chargeback':
        return { eventCode: 'CHARGEBACK', isSuccess: true, number, reason: 'Fraud' }
      case 'fail-capture':
        return { eventCode: 'CAPTURE_FAILED', isSuccess: true, number, reason: 'Capture failed' }
      case 'fail-refund':
        return { eventCode: 'REFUND_FAILED', isSuccess: true, number, reason: 'Refund failed' }
    }
  }

  scope.post<{ Params: { pspReference: string }; Body: { operation: Operation } }>(
    '/__sandbox/payment/payments/:pspReference',
    { schema: { body: { type: 'object', required: ['operation'], properties: { operation: { enum: OPERATIONS } } } } },
    (request, reply) => {
      const payment = vault.find(request.params.pspReference)
      if (!payment) return reply.code(404).send({ message: 'There is no such payment' })
      const event = operate(payment, request.body.operation)
      if (event) sender.send(notificationOf(payment, event, sandbox.now()))
      return vault.find(payment.pspReference)
    },
  )

  scope.post<{ Body: Partial<Omit<SenderSettings, 'url'>> & { url?: string | null } }>(
    '/__sandbox/payment/notifications',
    { schema: { body: SENDER_SETTINGS } },
    request => {
      const { url, ...others } = request.body
      sender.settings = { ...sender.settings, ...others, ...(url === undefined ? {} : { url: url ?? undefined }) }
      return sender.settings
    },
  )

  scope.post<{ Body: { isReversed?: boolean } | null }>('/__sandbox/payment/notifications/release', (request, reply) => {
    sender.release(request.body?.isReversed ?? false)
    return reply.code(204).send()
  })

  scope.post<{ Body: { pspReference: string } }>(
    '/__sandbox/payment/notifications/replay',
    { schema: { body: { type: 'object', required: ['pspReference'], properties: { pspReference: { type: 'string' } } } } },
    (request, reply) => {
      const again = sender.items.filter(({ pspReference }) => pspReference === request.body.pspReference)
      for (const item of again.toReversed()) sender.send(item)
      return reply.code(204).send()
    },
  )
}
