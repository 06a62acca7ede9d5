import type { ErrorCode } from '@shop/contract'
import { API_SCOPES, type ApiScope, isApiScope } from '@shop/domain/session'
import { type ApiTokenAnswer, issueApiToken } from '@shop/engine/api-client'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { OperationDependencies } from '../call/answer-operation.ts'
import { withinDeadline } from '../call/within-deadline.ts'
import { decodeBody, signalOfCaller } from '../http/read-request.ts'
import { sendAnswer } from '../http/send-answer.ts'
import { scopeOfWire, wireScopeOf } from './api-scope.ts'

const FORM = 'application/x-www-form-urlencoded'

/** `POST /oauth/token` with client credentials: id and secret by Basic authorization (API-44). */
export function routeTokens(server: FastifyInstance, deps: OperationDependencies): void {
  // Only here are forms read: elsewhere one could be sent from another site without asking.
  server.register(async tokens => {
    tokens.addContentTypeParser(FORM, { parseAs: 'buffer' }, async (_request: FastifyRequest, body: Buffer) => body)
    tokens.post<{ Body: Buffer | undefined }>('/oauth/token', (request, reply) => answerTokenRequest(deps, request, reply))
  })
}

async function answerTokenRequest(
  deps: OperationDependencies,
  request: FastifyRequest<{ Body: Buffer | undefined }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const form = new URLSearchParams(decodeBody(request.body))
  const credentials = basicCredentialsOf(request.headers.authorization)
  if (!credentials)
    return refuse(reply, 'invalid_client', 'Please provide valid client credentials using HTTP Basic Authentication.')
  if (form.get('grant_type') !== 'client_credentials')
    return refuse(reply, 'unsupported_grant_type', 'The grant type must be client_credentials')
  const wanted = form.get('scope')?.split(' ').filter(Boolean) ?? []
  const scopes = wanted.length > 0 ? { scopes: wanted.map(scopeOfWire) } : {}
  const answer = await withinDeadline(deps.deadlineMs, signalOfCaller(reply), ending =>
    deps.admission.run({ kind: 'browsing', signal: ending }, () => issueApiToken(deps.engine, { ...credentials, ...scopes })),
  )
  switch (answer.kind) {
    case 'invalid-client':
      return refuse(reply, 'invalid_client', 'Please provide valid client credentials using HTTP Basic Authentication.')
    case 'invalid-scope':
      return refuse(reply, 'invalid_scope', scopeProblemOf(answer))
    case 'issued': {
      const { token, scopes: granted, expiresInSeconds } = answer
      const scope = granted.map(wireScopeOf).join(' ')
      const body = { access_token: token, token_type: 'Bearer', expires_in: expiresInSeconds, scope }
      return sendAnswer(reply, { status: 200, body })
    }
  }
}

/** Names the first scope that was refused, where its text can be repeated, and those there are. */
function scopeProblemOf({ refused, granted }: Extract<ApiTokenAnswer, { kind: 'invalid-scope' }>): string {
  const listOf = (scopes: readonly ApiScope[]) => scopes.map(wireScopeOf).join(', ')
  const [scope = ''] = refused
  if (isApiScope(scope)) return `The client does not have the scope ${wireScopeOf(scope)}; scopes it has: ${listOf(granted)}`
  const name = /^[\w:-]{1,100}$/.test(scope) ? ` ${scope}` : ' of this name'
  return `There is no scope${name}; scopes that exist: ${listOf(API_SCOPES)}`
}

/** The envelope of all errors, with what OAuth itself asks for (RFC 6749, section 5.2). */
function refuse(
  reply: FastifyReply,
  code: Extract<ErrorCode, 'invalid_client' | 'unsupported_grant_type' | 'invalid_scope'>,
  message: string,
): FastifyReply {
  const status = code === 'invalid_client' ? 401 : 400
  if (status === 401) reply.header('www-authenticate', 'Basic realm="anvil"')
  const body = { statusCode: status, message, errors: [{ code, message }], error: code, error_description: message }
  return sendAnswer(reply, { status, body })
}

const HEADER = /^Basic ([A-Za-z0-9+/]{1,400}={0,2})$/i

/** Id and secret of a Basic authorization header; undefined for anything else. */
function basicCredentialsOf(header: string | undefined): { clientId: string; secret: string } | undefined {
  const [, encoded] = HEADER.exec(header ?? '') ?? []
  if (encoded === undefined) return undefined
  const text = Buffer.from(encoded, 'base64').toString('utf8')
  const colon = text.indexOf(':')
  // PostgreSQL has no text with a null character.
  if (colon < 1 || text.includes('\0')) return undefined
  return { clientId: text.slice(0, colon), secret: text.slice(colon + 1) }
}
