import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Sandbox } from '../sandbox/sandbox.ts'
import { authorizeCall, BASE, originOf } from './checkout-routes.ts'
import { hostedPage } from './hosted-page.ts'
import { leadOn, pathOf, payHosted } from './hosted-payment.ts'
import type { HostedSession } from './hosted-session.ts'
import { MERCHANT_ACCOUNT } from './notification.ts'
import type { PaymentDesk } from './payment-desk.ts'
import { offeredMethods, readOfferQuery } from './payment-methods.ts'
import { sendError } from './provider-error.ts'
import { noticePage, sendPage } from './provider-page.ts'
import { objectOf, readOrder } from './read-order.ts'

/** Payments whose whole way the provider leads: a session of an hour, with a page of its own where that is asked for. */
export function routeSessions(scope: FastifyInstance, sandbox: Sandbox, desk: PaymentDesk): void {
  const { sessions } = desk

  scope.post(`${BASE}/sessions`, { config: { endpoint: 'sessions' }, preHandler: authorizeCall }, (request, reply) => {
    const fields = objectOf(request.body)
    const order = readOrder(fields)
    if (typeof order === 'string') return sendError(reply, order)
    const methods = offeredMethods(readOfferQuery(fields, order.amount.currency))
    const session = sessions.open({ fields, order, methods })
    return reply.code(201).send({
      id: session.id,
      ...order,
      merchantAccount: MERCHANT_ACCOUNT,
      expiresAt: new Date(session.expiresAt).toISOString(),
      sessionData: Buffer.from(`${session.id}:${session.token}`).toString('base64'),
      ...repeated(fields),
      ...(fields.mode === 'hosted' ? { mode: 'hosted', url: originOf(request) + pathOf(session) } : { mode: 'embedded' }),
    })
  })

  scope.get<{ Params: { id: string }; Querystring: { sessionResult?: string } }>(
    `${BASE}/sessions/:id`,
    { config: { endpoint: 'sessions/status' }, preHandler: authorizeCall },
    (request, reply) => {
      const { id } = request.params
      if (!sessions.byId(id)) return sendError(reply, 'not-found')
      // Only who comes back from the page may ask what became of it.
      return sessions.report(id, request.query.sessionResult ?? '') ?? sendError(reply, 'invalid-payload')
    },
  )

  scope.get<{ Params: { token: string }; Querystring: Readonly<Record<string, string>> }>(
    '/payment/sessions/:token',
    (request, reply) => {
      const session = sessions.byToken(request.params.token)
      if (!session) return sendUnknown(reply)
      return show(reply, session, request.query)
    },
  )

  scope.post<{ Params: { token: string }; Body: Readonly<Record<string, string>> | null }>(
    '/payment/sessions/:token',
    (request, reply) => {
      const session = sessions.byToken(request.params.token)
      if (!session) return sendUnknown(reply)
      const form = request.body ?? {}
      // A page that was left open, and a second press: the result stays.
      if (session.status !== 'active') return reply.redirect(sessions.returnUrlOf(session), 303)
      if (form.decision === 'leave') return reply.redirect(leadOn(sessions, sessions.leave(session.id)).path, 303)
      const rule = session.methods.find(({ type }) => type === form.method)
      if (!rule) return reply.redirect(pathOf(session), 303)
      const step = payHosted(desk, sessions, session, rule, form)
      if ('path' in step) return reply.redirect(step.path, 303)
      return show(reply.code(422), session, form, step)
    },
  )

  function show(
    reply: FastifyReply,
    session: HostedSession,
    entered: Readonly<Record<string, string>>,
    wrong: { readonly problems?: object; readonly problem?: string } = {},
  ): FastifyReply {
    const leaving = session.status === 'active' ? undefined : sessions.returnUrlOf(session)
    return sendPage(reply, hostedPage(session, { entered, leaving, now: sandbox.now(), ...wrong }))
  }
}

/** What a session's answer repeats of its request. */
function repeated({ countryCode, shopperLocale, channel, allowedPaymentMethods }: Readonly<Record<string, unknown>>): object {
  return { countryCode, shopperLocale, channel, allowedPaymentMethods }
}

function sendUnknown(reply: FastifyReply): FastifyReply {
  return sendPage(reply.code(404), noticePage('Unknown payment', 'There is no payment under this address.'))
}
