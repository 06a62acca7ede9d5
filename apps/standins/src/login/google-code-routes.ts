import type { FastifyInstance, FastifyRequest } from 'fastify'
import { routeAuthorize } from './authorize-routes.ts'
import { createIdTokenSigner } from './id-token.ts'
import type { LoginCodes } from './login-codes.ts'
import { failFor, type LoginOffice, misbehave } from './login-office.ts'
import { AUDIENCES } from './test-persons.ts'

/** What the shop and Google know alone, as the shop's settings have it where it is given no other. */
const CLIENT_SECRET = 'anvil-local-client-secret'
const LIFETIME_SECONDS = 3599

/** A small OpenID provider: its configuration, its keys, the page that asks a person, and the tokens for a code. */
export function routeGoogleCodes(server: FastifyInstance, office: LoginOffice, codes: LoginCodes): void {
  const signer = createIdTokenSigner()
  const forger = createIdTokenSigner()

  server.get('/google/.well-known/openid-configuration', async (request, reply) => {
    if (await misbehave(office, reply)) return reply
    const issuer = issuerOf(request)
    return {
      issuer,
      authorization_endpoint: `${issuer}/o/oauth2/v2/auth`,
      token_endpoint: `${issuer}/token`,
      userinfo_endpoint: `${issuer}/v1/userinfo`,
      jwks_uri: `${issuer}/oauth2/v3/certs`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      token_endpoint_auth_methods_supported: ['client_secret_post'],
      code_challenge_methods_supported: ['S256'],
    }
  })

  server.get('/google/oauth2/v3/certs', async (_request, reply) => ((await misbehave(office, reply)) ? reply : signer.keySet()))

  routeAuthorize(server, { provider: 'google', path: '/google/o/oauth2/v2/auth', name: 'Google', office, codes })

  server.register(async scope => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    )
    routeTokens(scope)
  })

  function routeTokens(scope: FastifyInstance): void {
    scope.post<{ Body: string }>('/google/token', async (request, reply) => {
      if (await misbehave(office, reply)) return reply
      const form = new URLSearchParams(request.body)
      if (form.get('client_id') !== AUDIENCES.google || form.get('client_secret') !== CLIENT_SECRET)
        return reply.code(401).send({ error: 'invalid_client', error_description: 'Unauthorized' })
      const shown = { redirectUri: form.get('redirect_uri') ?? '', codeVerifier: form.get('code_verifier') ?? '' }
      const issued = codes.take('google', form.get('code') ?? '', shown)
      if (!issued) return reply.code(400).send({ error: 'invalid_grant', error_description: 'Bad Request' })
      if (failFor(issued.person, reply)) return reply
      const { subject, email, isEmailVerified, firstName, lastName } = issued.person
      const now = Math.floor(Date.now() / 1000)
      const claims = {
        iss: issuerOf(request),
        azp: AUDIENCES.google,
        aud: AUDIENCES.google,
        sub: subject,
        ...(email === undefined ? {} : { email, email_verified: isEmailVerified }),
        ...(issued.nonce === undefined ? {} : { nonce: issued.nonce }),
        given_name: firstName,
        family_name: lastName,
        iat: now,
        exp: now + LIFETIME_SECONDS,
      }
      return {
        access_token: office.issue({ provider: 'google', ...issued.person }),
        expires_in: LIFETIME_SECONDS,
        id_token: (office.mode === 'forged' ? forger : signer).sign(claims),
        scope: 'openid email profile',
        token_type: 'Bearer',
      }
    })
  }
}

function issuerOf({ host }: FastifyRequest): string {
  return `http://${host}/google`
}
