import { marketOfHost, originOf } from '@shop/domain/market'
import { deleteProviderData } from '@shop/engine/login'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { OperationDependencies } from '../call/answer-operation.ts'
import { withinDeadline } from '../call/within-deadline.ts'
import { Refusal } from '../error/wire-error.ts'
import { decodeBody, signalOfCaller } from '../http/read-request.ts'
import { sendAnswer } from '../http/send-answer.ts'

const FORM = 'application/x-www-form-urlencoded'

/**
 * `POST /webhooks/facebook`: Facebook asks to delete what came from it of a user who removed the shop's app (AUTH-13), by a form whose
 * `signed_request` is signed with the secret of the app. Answered with a code and the page where the user sees by it what was done;
 * 400 for what Facebook has not signed. Repeatable.
 */
export function routeFacebookDeletion(
  server: FastifyInstance,
  deps: OperationDependencies,
  localShopPort: number | undefined,
): void {
  server.register(async forms => {
    // A form that another site lets a browser send has no signature.
    forms.addContentTypeParser(FORM, { parseAs: 'buffer' }, async (_request: FastifyRequest, body: Buffer) => body)
    forms.post<{ Body: Buffer | undefined }>('/webhooks/facebook', async (request, reply) => {
      const signed = new URLSearchParams(decodeBody(request.body)).get('signed_request') ?? ''
      const wanted = deps.loginProviders.facebook?.readDeletionRequest?.(signed)
      if (!wanted) {
        request.log.warn('a request to delete data that Facebook has not signed')
        throw new Refusal({ code: 'InvalidInput', field: 'signed_request', message: 'This is not signed by Facebook' })
      }
      const code = await withinDeadline(deps.deadlineMs, signalOfCaller(reply), signal =>
        deps.admission.run({ kind: 'buying', signal }, () =>
          deleteProviderData(deps.engine, { provider: 'facebook', ...wanted }),
        ),
      )
      const url = `${originOf(marketOfHost(request.host), localShopPort)}/data-deletion/?code=${code}`
      return sendAnswer(reply, { status: 200, body: { url, confirmation_code: code } })
    })
  })
}
