import type { FastifyInstance } from 'fastify'
import { createSequence, type Sandbox } from '../sandbox/sandbox.ts'
import { authorizeCall, BASE, originOf } from './checkout-routes.ts'
import type { PaymentStanding } from './held-payment.ts'
import { MERCHANT_ACCOUNT } from './notification.ts'
import type { PaymentDesk } from './payment-desk.ts'
import { sendError } from './provider-error.ts'
import { objectOf, readOrder } from './read-order.ts'

interface Session {
  readonly pspReference: string
  readonly token: string
  readonly expiresAt: number
}

const LIFETIME_MS = 60 * 60 * 1000
const STATUSES: Readonly<Record<PaymentStanding, string>> = {
  open: 'active',
  pending: 'paymentPending',
  authorised: 'completed',
  refused: 'refused',
  cancelled: 'canceled',
}

/** Payments of a session that are listed, and with which result. */
const PAID_RESULTS: Partial<Readonly<Record<PaymentStanding, string>>> = { authorised: 'Authorised', pending: 'Pending' }

/** Payments whose whole way the provider leads: a session of an hour, with a page of its own where that is asked for. */
export function routeSessions(scope: FastifyInstance, sandbox: Sandbox, { vault, visits }: PaymentDesk): void {
  const sessions = new Map<string, Session>()
  const numbers = createSequence(sandbox, 'session')
  sandbox.onReset(() => sessions.clear())

  scope.post(`${BASE}/sessions`, { config: { endpoint: 'sessions' }, preHandler: authorizeCall }, (request, reply) => {
    const fields = objectOf(request.body)
    const order = readOrder(fields)
    if (typeof order === 'string') return sendError(reply, order)
    const allowed = Array.isArray(fields.allowedPaymentMethods) ? fields.allowedPaymentMethods : []
    const method = String(allowed[0] ?? 'scheme')
    const id = `CS${numbers().toString('hex').slice(0, 16).toUpperCase()}`
    const payment = vault.open({
      ...order,
      pspReference: vault.nextNumber(),
      method,
      refusal: undefined,
      staysPending: false,
      isCard: method === 'scheme',
      isChallenged: false,
      isCapturedAtOnce: false,
      failsCapture: false,
      failsRefund: false,
    })
    const token = visits.open({ kind: 'session', pspReference: payment.pspReference, sessionId: id })
    const expiresAt = sandbox.now() + LIFETIME_MS
    sessions.set(id, { pspReference: payment.pspReference, token, expiresAt })
    const { amount, reference, returnUrl } = order
    return reply.code(201).send({
      id,
      amount,
      reference,
      returnUrl,
      merchantAccount: MERCHANT_ACCOUNT,
      expiresAt: new Date(expiresAt).toISOString(),
      sessionData: Buffer.from(`${id}:${token}`).toString('base64'),
      ...(fields.mode === 'hosted'
        ? { mode: 'hosted', url: `${originOf(request)}/payment/pages/${token}` }
        : { mode: 'embedded' }),
    })
  })

  scope.get<{ Params: { id: string }; Querystring: { sessionResult?: string } }>(
    `${BASE}/sessions/:id`,
    { config: { endpoint: 'sessions/status' }, preHandler: authorizeCall },
    (request, reply) => {
      const { id } = request.params
      const session = sessions.get(id)
      const { sessionResult = '' } = request.query
      if (!session) return sendError(reply, 'not-found')
      const { standing = 'open', reference, amount } = vault.find(session.pspReference) ?? {}
      const isOver = standing === 'open' && session.expiresAt <= sandbox.now()
      // Only who comes back from the page may ask what became of it.
      if (!isOver && visits.read(sessionResult)?.visit.sessionId !== id) return sendError(reply, 'invalid-payload')
      const resultCode = PAID_RESULTS[standing]
      const payments = resultCode ? [{ pspReference: session.pspReference, amount, resultCode }] : []
      return { id, reference, status: isOver ? 'expired' : STATUSES[standing], payments }
    },
  )
}
