import type { FastifyInstance } from 'fastify'
import { authorizeCall, BASE } from './checkout-routes.ts'
import { MERCHANT_ACCOUNT } from './notification.ts'
import type { PaymentDesk } from './payment-desk.ts'
import { sendError } from './provider-error.ts'
import { objectOf, readAmount } from './read-order.ts'

/** Taking, giving back and letting go of money, and authorising more or less of it. All are received at once; whether they succeed is notified. */
export function routeModifications(scope: FastifyInstance, { vault }: PaymentDesk): void {
  for (const kind of ['captures', 'cancels', 'refunds', 'reversals', 'amountUpdates'] as const)
    scope.post<{ Params: { pspReference: string } }>(
      `${BASE}/payments/:pspReference/${kind}`,
      { config: { endpoint: kind }, preHandler: authorizeCall },
      (request, reply) => {
        const payment = vault.find(request.params.pspReference)
        if (!payment) return sendError(reply, 'no-such-payment')
        const { amount, reference } = objectOf(request.body)
        const needsAmount = kind !== 'cancels' && kind !== 'reversals'
        const read = needsAmount ? readAmount(amount) : payment.amount
        if (typeof read === 'string') return sendError(reply, read)
        if (read.currency !== payment.amount.currency) return sendError(reply, 'invalid-currency')
        const pspReference = vault.modify(payment.pspReference, kind, read.value)
        return reply.code(201).send({
          merchantAccount: MERCHANT_ACCOUNT,
          paymentPspReference: payment.pspReference,
          pspReference,
          status: 'received',
          ...(typeof reference === 'string' ? { reference } : {}),
          ...(needsAmount ? { amount: read } : {}),
        })
      },
    )
}
