import type { FastifyInstance } from 'fastify'
import type { Sandbox } from '../sandbox/sandbox.ts'
import { routeFacebook } from './facebook-routes.ts'
import { routeGoogleCodes } from './google-code-routes.ts'
import { routeGoogle } from './google-routes.ts'
import { createLoginCodes } from './login-codes.ts'
import { LOGIN_MODES, type LoginMode, type LoginOffice, type TokenDraft } from './login-office.ts'
import { PROVIDERS } from './test-persons.ts'

const TOKEN_DRAFT = {
  type: 'object',
  required: ['provider', 'subject'],
  additionalProperties: false,
  properties: {
    provider: { enum: PROVIDERS },
    subject: { type: 'string', minLength: 1 },
    email: { type: 'string' },
    isEmailVerified: { type: 'boolean' },
    firstName: { type: 'string' },
    lastName: { type: 'string' },
    audience: { type: 'string' },
    expiresInSeconds: { type: 'number' },
  },
}

/** Both providers, getting a token of any person, and telling the providers how to behave. */
export function routeLogin(server: FastifyInstance, sandbox: Sandbox, office: LoginOffice): void {
  sandbox.onReset(() => office.reset())
  const codes = createLoginCodes()
  routeFacebook(server, office, codes)
  routeGoogle(server, office)
  routeGoogleCodes(server, office, codes)

  server.post<{ Body: TokenDraft }>('/__sandbox/login/tokens', { schema: { body: TOKEN_DRAFT } }, request => ({
    accessToken: office.issue(request.body),
  }))

  server.post<{ Body: { mode: LoginMode } }>(
    '/__sandbox/login/mode',
    { schema: { body: { type: 'object', required: ['mode'], properties: { mode: { enum: LOGIN_MODES } } } } },
    request => {
      office.mode = request.body.mode
      return { mode: office.mode }
    },
  )
}
