import { getUrlWithToken } from '@shop/contract/order'
import { CommerceError } from '@shop/domain/error'
import { marketOfHost, ordersOriginOf, ownHostOf, storeKeyOf } from '@shop/domain/market'
import { issueOrdersToken } from '@shop/engine/order'
import type { FastifyInstance } from 'fastify'
import type { OperationDependencies } from '../call/answer-operation.ts'
import { withinDeadline } from '../call/within-deadline.ts'
import { Refusal } from '../error/wire-error.ts'
import { requireSameSite } from '../http/guard-call.ts'
import { signalOfCaller } from '../http/read-request.ts'
import { sendAnswer } from '../http/send-answer.ts'
import { createCallSession } from '../session/call-session.ts'

/** The self-service orders site, as links to it need to know it. */
export interface OrdersSite {
  /** Port it has on the machine of a developer. */
  readonly localPort: number
  /** Key of its tokens; without one the database has one. */
  readonly tokenSecret?: string
}

/** `GET /getUrlWithToken?email=…`: a link for the signed-in customer to their orders, for their own e-mail address only (ORD-11). */
export function routeUrlWithToken(
  server: FastifyInstance,
  deps: OperationDependencies,
  { ordersSite, localShopPort }: { readonly ordersSite: OrdersSite; readonly localShopPort: number | undefined },
): void {
  server.get(getUrlWithToken.path, async (request, reply) => {
    requireSameSite(request.headers, request.host)
    const market = marketOfHost(request.host)
    const query = getUrlWithToken.query.safeParse(request.query)
    if (!query.success) throw new Refusal({ code: 'InvalidInput', field: 'email', message: 'The query has one e-mail address' })
    const { cookie } = request.headers
    const storeKey = storeKeyOf(market)
    const session = createCallSession(deps.engine, { storeKey, ...(cookie ? { cookie } : {}) })
    const token = await withinDeadline(deps.deadlineMs, signalOfCaller(reply), signal =>
      deps.admission.run({ kind: 'browsing', signal }, async () => {
        const { customerId } = (await session.find()) ?? {}
        if (customerId === undefined) throw new CommerceError({ code: 'unauthenticated' }, 'No customer is signed in')
        return issueOrdersToken(deps.engine, { customerId, email: query.data.email, storeKey }, ordersSite.tokenSecret)
      }),
    )
    const shopHost = ownHostOf(request.host, localShopPort)
    const url = `${ordersOriginOf(market, shopHost, ordersSite.localPort)}/?token=${token}`
    return sendAnswer(reply, { status: 200, body: { url }, setCookies: session.setCookies })
  })
}
