import { createHmac } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { routeAuthorize } from './authorize-routes.ts'
import type { LoginCodes } from './login-codes.ts'
import { failFor, type LoginOffice, misbehave } from './login-office.ts'
import { AUDIENCES } from './test-persons.ts'

/** What the shop and Facebook know alone, as the shop's settings have it where it is given no other. */
const APP_SECRET = 'anvil-local-app-secret'

interface MeQuery {
  readonly fields?: string
  readonly access_token?: string
  readonly appsecret_proof?: string
}

interface TokenQuery {
  readonly client_id?: string
  readonly client_secret?: string
  readonly redirect_uri?: string
  readonly code?: string
}

/**
 * A double of the dialog that asks a person, and of the addresses of the Graph that give an access token for a code, and tell of
 * a token and of its owner, proof of the app included.
 */
export function routeFacebook(server: FastifyInstance, office: LoginOffice, codes: LoginCodes): void {
  routeAuthorize(server, { provider: 'facebook', path: '/facebook/v25.0/dialog/oauth', name: 'Facebook', office, codes })

  server.get<{ Querystring: TokenQuery }>('/facebook/v25.0/oauth/access_token', async (request, reply) => {
    if (await misbehave(office, reply)) return reply
    const { client_id: appId, client_secret: secret, redirect_uri: redirectUri = '', code = '' } = request.query
    if (appId !== AUDIENCES.facebook || secret !== APP_SECRET)
      return reply.code(400).send(graphError('Error validating client secret.', 1))
    const issued = codes.take('facebook', code, { redirectUri })
    if (!issued) return reply.code(400).send(graphError('This authorization code has been used.', 100, 36009))
    if (failFor(issued.person, reply)) return reply
    return {
      access_token: office.issue({ provider: 'facebook', ...issued.person }),
      token_type: 'bearer',
      expires_in: 5_184_000,
    }
  })

  server.get<{ Querystring: { input_token?: string; access_token?: string } }>(
    '/facebook/v25.0/debug_token',
    async (request, reply) => {
      if (await misbehave(office, reply)) return reply
      const { input_token: inputToken = '', access_token: appToken } = request.query
      if (appToken !== `${AUDIENCES.facebook}|${APP_SECRET}`)
        return reply.code(400).send(graphError('Invalid OAuth access token signature.', 190))
      const token = office.find('facebook', inputToken)
      if (!token)
        return { data: { error: { code: 190, message: 'The access token could not be decrypted' }, is_valid: false, scopes: [] } }
      const isOver = token.expiresAt <= Date.now()
      return {
        data: {
          app_id: token.audience,
          type: 'USER',
          application: 'Shop',
          expires_at: Number.isFinite(token.expiresAt) ? Math.floor(token.expiresAt / 1000) : 0,
          ...(isOver ? { error: { code: 190, subcode: 463, message: 'Session has expired' } } : {}),
          is_valid: !isOver,
          scopes: ['email', 'public_profile'],
          user_id: token.person.subject,
        },
      }
    },
  )

  server.get<{ Querystring: MeQuery }>('/facebook/v25.0/me', async (request, reply) => {
    if (await misbehave(office, reply)) return reply
    const { fields = 'id,name', access_token: accessToken = '', appsecret_proof: proof } = request.query
    const token = office.find('facebook', accessToken)
    if (!token || token.expiresAt <= Date.now())
      return reply.code(400).send(graphError('Error validating access token: Session has expired.', 190, 463))
    if (proof !== createHmac('sha256', APP_SECRET).update(accessToken).digest('hex'))
      return reply.code(400).send(graphError('Invalid appsecret_proof provided in the API argument', 100))
    const { subject, firstName, lastName, email } = token.person
    const all = { id: subject, name: `${firstName} ${lastName}`, first_name: firstName, last_name: lastName, email }
    return Object.fromEntries(
      Object.entries(all).filter(([name, value]) => fields.split(',').includes(name) && value !== undefined),
    )
  })
}

function graphError(message: string, code: number, subcode?: number): object {
  const error = { message, type: 'OAuthException', code, fbtrace_id: 'AbCdEfGhIjK' }
  return { error: subcode === undefined ? error : { ...error, error_subcode: subcode } }
}
