import type { FastifyInstance } from 'fastify'
import { bankPage, resultPage } from './bank-pages.ts'
import type { HeldPayment } from './held-payment.ts'
import { leadOn } from './hosted-payment.ts'
import type { PaymentDesk } from './payment-desk.ts'
import { noticePage, sendPage } from './provider-page.ts'
import { POSTED_PATH } from './start-payment.ts'
import { DECISIONS, type Decision, type ProviderVisit } from './visits.ts'

const PASSWORD = 'password'
const UNKNOWN = noticePage('Unknown payment', 'There is no payment under this address.')

/** The pages of banks, and the way back from them. */
export function routePages(scope: FastifyInstance, { vault, visits, sessions, finish }: PaymentDesk): void {
  scope.get<{ Params: { token: string } }>('/payment/pages/:token', (request, reply) => {
    const visit = visits.find(request.params.token)
    if (!visit) return sendPage(reply.code(404), UNKNOWN)
    return sendPage(reply, bankPage(visit, vault.find(visit.pspReference) as HeldPayment))
  })

  scope.post<{ Body: Readonly<Record<string, string>> | null }>(POSTED_PATH, (request, reply) => {
    const { MD = '', PaReq } = request.body ?? {}
    const visit = visits.find(MD)
    const isWhole = visit !== undefined && PaReq === Buffer.from(visit.pspReference).toString('base64')
    return isWhole ? reply.redirect(`/payment/pages/${MD}`, 303) : sendPage(reply.code(404), UNKNOWN)
  })

  scope.post<{ Params: { token: string }; Body: Readonly<Record<string, string>> }>('/payment/pages/:token', (request, reply) => {
    const { token } = request.params
    const visit = visits.find(token)
    const decision = visit && decisionOf(visit, request.body)
    if (!visit || !decision) return sendPage(reply.code(404), UNKNOWN)
    const session = visit.sessionId === undefined ? undefined : sessions.byId(visit.sessionId)
    // What was paid in another window, or has ended, is not paid again.
    if (session && session.status !== 'active') return reply.redirect(leadOn(sessions, session).path, 303)
    const isFirst = !visits.isDecided(token)
    const result = visits.decide(token, decision)
    // A bank has decided before the browser comes back; a proof or an agreement has to be handed in first.
    const decided = visits.read(result)?.decision ?? decision
    if (session) {
      const payment = finish(visit.pspReference, decided)
      return reply.redirect(leadOn(sessions, isFirst ? sessions.note(session.id, payment) : session).path, 303)
    }
    if (visit.kind === 'bank') finish(visit.pspReference, decided)
    if (visit.kind === 'sheet' || visit.kind === 'framed-challenge')
      return sendPage(reply, resultPage(visit, result), "'unsafe-inline'")
    const url = new URL((vault.find(visit.pspReference) as HeldPayment).returnUrl)
    url.searchParams.set('redirectResult', result)
    return reply.redirect(url.href, 303)
  })
}

function decisionOf({ kind }: ProviderVisit, form: Readonly<Record<string, string>> | undefined): Decision | undefined {
  if (kind === 'challenge' || kind === 'framed-challenge') return form?.password === PASSWORD ? 'approve' : 'refuse'
  return DECISIONS.find(decision => decision === form?.decision)
}
