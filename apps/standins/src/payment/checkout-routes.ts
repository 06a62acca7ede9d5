import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Sandbox } from '../sandbox/sandbox.ts'
import { MERCHANT_ACCOUNT } from './notification.ts'
import { answerOf, type PaymentDesk } from './payment-desk.ts'
import { methodEntry, offeredMethods, readOfferQuery } from './payment-methods.ts'
import { type ProviderError, sendError } from './provider-error.ts'
import { type Fields, objectOf, readAmount } from './read-order.ts'
import { startPayment } from './start-payment.ts'

const API_KEY = 'anvil-local'
/** Where the version of the interface is part of the address. */
export const BASE = '/payment/v72'

const WITHOUT_ACCOUNT: readonly string[] = ['payments/details', 'paypal/updateOrder']

/** Refuses calls with a wrong key, and those about another merchant account. */
export async function authorizeCall(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
  if (request.headers['x-api-key'] !== API_KEY) return sendError(reply, 'unauthorized')
  const { merchantAccount } = objectOf(request.body)
  const isKnown = merchantAccount === MERCHANT_ACCOUNT
  // Calls about a payment that has one carry no account.
  const isNeeded = request.method === 'POST' && !WITHOUT_ACCOUNT.includes(request.routeOptions.config.endpoint ?? '')
  return isNeeded && !isKnown ? sendError(reply, 'merchant') : undefined
}

/** Which methods there are, and a payment from its start until the shopper has done what was required. */
export function routeCheckout(scope: FastifyInstance, sandbox: Sandbox, desk: PaymentDesk): void {
  const answers = new Map<string, object>()
  sandbox.onReset(() => answers.clear())

  scope.post(
    `${BASE}/paymentMethods`,
    { config: { endpoint: 'paymentMethods' }, preHandler: authorizeCall },
    (request, reply) => {
      const fields = objectOf(request.body)
      const amount = fields.amount === undefined ? undefined : readAmount(fields.amount)
      if (typeof amount === 'string') return sendError(reply, amount)
      const paymentMethods = offeredMethods(readOfferQuery(fields, amount?.currency)).map(methodEntry)
      return { paymentMethods, storedPaymentMethods: [] }
    },
  )

  scope.post(`${BASE}/payments`, { config: { endpoint: 'payments' }, preHandler: authorizeCall }, (request, reply) =>
    send(reply, startPayment(desk, objectOf(request.body), originOf(request), sandbox.now())),
  )

  scope.post(
    `${BASE}/payments/details`,
    { config: { endpoint: 'payments/details' }, preHandler: authorizeCall },
    (request, reply) => {
      const { details, paymentData } = objectOf(request.body)
      const result = resultOf(objectOf(details))
      const found = desk.visits.read(result)
      if (!found || (paymentData !== undefined && paymentData !== found.visit.pspReference))
        return sendError(reply, 'invalid-payload')
      // The same result again is answered as the first time, whatever has happened since.
      const answer = answers.get(result) ?? answerOf(desk.finish(found.visit.pspReference, found.decision))
      answers.set(result, answer)
      return answer
    },
  )

  // The sheet above the page shows another sum, after the shopper chose another delivery in it.
  scope.post(
    `${BASE}/paypal/updateOrder`,
    { config: { endpoint: 'paypal/updateOrder' }, preHandler: authorizeCall },
    (request, reply) => {
      const { pspReference, paymentData, amount } = objectOf(request.body)
      const payment = desk.vault.find(String(pspReference ?? paymentData))
      if (payment?.method !== 'paypal') return sendError(reply, 'no-such-payment')
      const read = readAmount(amount)
      if (typeof read === 'string') return sendError(reply, read)
      if (read.currency !== payment.amount.currency) return sendError(reply, 'invalid-currency')
      const isRepriced = desk.vault.reprice(payment.pspReference, read.value)
      return { paymentData: payment.pspReference, status: isRepriced ? 'success' : 'error' }
    },
  )
}

/** What the shopper came back with, in any of its forms. */
function resultOf({ redirectResult, threeDSResult, orderID }: Fields): string {
  return String(redirectResult ?? threeDSResult ?? orderID ?? '')
}

/** Where pages for the shopper are, by the host under which the caller reaches this server. */
export function originOf(request: FastifyRequest): string {
  return `${request.protocol}://${request.host}`
}

function send(reply: FastifyReply, outcome: object | ProviderError): FastifyReply {
  return typeof outcome === 'string' ? sendError(reply, outcome) : reply.send(outcome)
}
