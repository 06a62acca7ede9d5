import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Sandbox } from '../sandbox/sandbox.ts'
import { originOf } from './checkout-routes.ts'
import { notificationOf } from './notification.ts'
import type { SenderSettings } from './notification-sender.ts'
import { OPERATION_NAMES, type OperationRule, PAYMENT_OPERATIONS, type PaymentOperation } from './operation.ts'
import type { PaymentDesk } from './payment-desk.ts'
import { reportNotification } from './settlement-report.ts'

const VALUE = { type: 'integer', minimum: 1 }
const OPERATION_DRAFT = {
  type: 'object',
  required: ['operation'],
  properties: { operation: { enum: OPERATION_NAMES }, value: VALUE },
}
const EVENT_DRAFT = {
  type: 'object',
  required: ['eventCode'],
  properties: {
    eventCode: { type: 'string', pattern: '^[A-Z_]{1,60}$' },
    isSuccess: { type: 'boolean' },
    isModification: { type: 'boolean' },
    value: VALUE,
    reason: { type: 'string', maxLength: 300 },
  },
}
const SENDER_SETTINGS = {
  type: 'object',
  additionalProperties: false,
  properties: {
    url: { type: ['string', 'null'] },
    hmacKey: { type: 'string', pattern: '^([0-9a-fA-F]{2})+$' },
    duplicates: { type: 'integer', minimum: 0, maximum: 10 },
    delayMs: { type: 'integer', minimum: 0, maximum: 600_000 },
    isHeld: { type: 'boolean' },
    hasWrongSignature: { type: 'boolean' },
    minuteMs: { type: 'integer', minimum: 1 },
  },
}
const RELEASE = { type: ['object', 'null'], properties: { isReversed: { type: 'boolean' } } }
const PATH_ID = { type: 'object', properties: { id: { type: 'integer' } } }

interface EventDraft {
  readonly eventCode: string
  readonly isSuccess?: boolean
  /** Whether it is about a modification, with a number of its own, instead of the payment itself. */
  readonly isModification?: boolean
  readonly value?: number
  readonly reason?: string
}

/**
 * Letting things happen at the provider, and telling it where and how to notify: for tests as JSON below
 * `/__sandbox/payment`, for people by the forms of the page `/payment`, which is shown again.
 */
export function routeOperator(scope: FastifyInstance, sandbox: Sandbox, { vault, sender, reports }: PaymentDesk): void {
  routeBelow('/__sandbox/payment', (reply, answer) => (answer === undefined ? reply.code(204).send() : reply.send(answer)))
  routeBelow('/payment', (reply, _answer, anchor = '') => reply.redirect(`/payment${anchor}`, 303))

  scope.post<{ Body: { pspReference: string } }>(
    '/__sandbox/payment/notifications/replay',
    { schema: { body: { type: 'object', required: ['pspReference'], properties: { pspReference: { type: 'string' } } } } },
    (request, reply) => {
      const again = sender.sent.filter(({ item }) => item.pspReference === request.body.pspReference)
      for (const { id } of again.toReversed()) sender.resend(id)
      return reply.code(204).send()
    },
  )

  // The provider wants a key for its reports; who has the address of this one has what is in it already.
  scope.get<{ Params: { name: string } }>('/payment/reports/:name', (request, reply) => {
    const report = reports.find(request.params.name)
    if (!report) return reply.code(404).send({ message: 'There is no such report' })
    return reply.type('text/csv; charset=utf-8').send(report.csv)
  })

  function routeBelow(base: string, respond: (reply: FastifyReply, answer: unknown, anchor?: string) => FastifyReply): void {
    const paymentOf = ({ params }: FastifyRequest) => vault.find((params as { pspReference: string }).pspReference)

    scope.post<{ Params: { pspReference: string }; Body: { operation: PaymentOperation; value?: number } }>(
      `${base}/payments/:pspReference`,
      { schema: { body: OPERATION_DRAFT } },
      (request, reply) => {
        const payment = paymentOf(request)
        if (!payment) return sendUnknown(reply)
        const { pspReference } = payment
        const rule: OperationRule = PAYMENT_OPERATIONS[request.body.operation]
        const event = rule.run(vault, payment, request.body.value)
        if (event) sender.send(notificationOf(payment, event, sandbox.now()))
        return respond(reply, vault.find(pspReference), `#${pspReference}`)
      },
    )

    scope.post<{ Params: { pspReference: string }; Body: EventDraft }>(
      `${base}/payments/:pspReference/events`,
      { schema: { body: EVENT_DRAFT } },
      (request, reply) => {
        const payment = paymentOf(request)
        if (!payment) return sendUnknown(reply)
        const { isSuccess = true, isModification = false, ...told } = request.body
        const number = isModification ? { number: vault.nextNumber() } : {}
        sender.send(notificationOf(payment, { ...told, ...number, isSuccess }, sandbox.now()))
        return respond(reply, payment, `#${payment.pspReference}`)
      },
    )

    scope.post<{ Body: Partial<Omit<SenderSettings, 'url'>> & { url?: string | null } }>(
      `${base}/notifications`,
      { schema: { body: SENDER_SETTINGS } },
      (request, reply) => {
        const { url, ...others } = request.body
        if (url && !/^https?:$/.test(URL.parse(url)?.protocol ?? ''))
          return reply.code(400).send({ message: 'url is an address of the kind http:// or https://' })
        // An empty field of the form sends nowhere, as null does.
        sender.settings = { ...sender.settings, ...others, ...(url === undefined ? {} : { url: url || undefined }) }
        return respond(reply, sender.settings)
      },
    )

    scope.post(`${base}/reports`, (request, reply) => {
      const report = reports.publish(vault.list())
      const url = `${originOf(request)}/payment/reports/${report.name}`
      sender.send(reportNotification(report, url, sandbox.now()))
      return respond(reply, { name: report.name, url })
    })

    scope.post<{ Body: { isReversed?: boolean } | null }>(
      `${base}/notifications/release`,
      { schema: { body: RELEASE } },
      (request, reply) => {
        sender.release(request.body?.isReversed ?? false)
        return respond(reply, undefined)
      },
    )

    scope.post<{ Params: { id: number } }>(
      `${base}/notifications/:id/resend`,
      { schema: { params: PATH_ID } },
      (request, reply) =>
        sender.resend(request.params.id)
          ? respond(reply, undefined)
          : reply.code(404).send({ message: 'There is no such notification' }),
    )
  }
}

function sendUnknown(reply: FastifyReply): FastifyReply {
  return reply.code(404).send({ message: 'There is no such payment' })
}
