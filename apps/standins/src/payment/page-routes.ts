import type { FastifyInstance, FastifyReply } from 'fastify'
import { bankPage, resultPage } from './bank-pages.ts'
import type { HeldPayment } from './held-payment.ts'
import type { PaymentDesk } from './payment-desk.ts'
import { DECISIONS, type Decision, type Visit } from './visits.ts'

const PASSWORD = 'password'

/** The pages of banks, and the way back from them. */
export function routePages(scope: FastifyInstance, { vault, visits, finish }: PaymentDesk): void {
  scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
  )

  scope.get<{ Params: { token: string } }>('/payment/pages/:token', (request, reply) => {
    const visit = visits.find(request.params.token)
    if (!visit) return sendPage(reply.code(404), '<!doctype html><title>Unknown payment</title>')
    return sendPage(reply, bankPage(visit, vault.find(visit.pspReference) as HeldPayment))
  })

  scope.post<{ Params: { token: string }; Body: Readonly<Record<string, string>> }>('/payment/pages/:token', (request, reply) => {
    const { token } = request.params
    const visit = visits.find(token)
    const decision = visit && decisionOf(visit, request.body)
    if (!visit || !decision) return sendPage(reply.code(404), '<!doctype html><title>Unknown payment</title>')
    const result = visits.decide(token, decision)
    // A bank has decided before the browser comes back; a proof or an agreement has to be handed in first.
    const decided = visits.read(result)?.decision ?? decision
    if (visit.kind === 'bank' || visit.kind === 'session') finish(visit.pspReference, decided)
    if (visit.kind === 'sheet' || visit.kind === 'framed-challenge') return sendPage(reply, resultPage(visit, result))
    return reply.redirect(returnUrlOf(visit, vault.find(visit.pspReference) as HeldPayment, result), 303)
  })
}

function decisionOf({ kind }: Visit, form: Readonly<Record<string, string>> | undefined): Decision | undefined {
  if (kind === 'challenge' || kind === 'framed-challenge') return form?.password === PASSWORD ? 'approve' : 'refuse'
  return DECISIONS.find(decision => decision === form?.decision)
}

function returnUrlOf({ sessionId }: Visit, { returnUrl }: HeldPayment, result: string): string {
  const url = new URL(returnUrl)
  if (sessionId === undefined) url.searchParams.set('redirectResult', result)
  else {
    url.searchParams.set('sessionId', sessionId)
    url.searchParams.set('sessionResult', result)
  }
  return url.href
}

function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').send(html)
}
