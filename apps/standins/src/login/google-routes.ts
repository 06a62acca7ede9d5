import type { FastifyInstance } from 'fastify'
import { type LoginOffice, misbehave } from './login-office.ts'

/** A double of the two addresses of Google that tell of an access token and of its owner. Numbers in `tokeninfo` are texts. */
export function routeGoogle(server: FastifyInstance, office: LoginOffice): void {
  server.get<{ Querystring: { access_token?: string } }>('/google/tokeninfo', async (request, reply) => {
    if (await misbehave(office, reply)) return reply
    const token = office.find('google', request.query.access_token ?? '')
    const secondsLeft = token ? Math.floor((Math.min(token.expiresAt, Date.now() + 3_599_000) - Date.now()) / 1000) : 0
    if (!token || secondsLeft <= 0) return reply.code(400).send({ error: 'invalid_token', error_description: 'Invalid Value' })
    const { subject, email, isEmailVerified } = token.person
    return {
      azp: token.audience,
      aud: token.audience,
      sub: subject,
      scope: 'openid https://www.googleapis.com/auth/userinfo.email https://www.googleapis.com/auth/userinfo.profile',
      exp: String(Math.floor(Date.now() / 1000) + secondsLeft),
      expires_in: String(secondsLeft),
      ...(email === undefined ? {} : { email, email_verified: String(isEmailVerified) }),
      access_type: 'online',
    }
  })

  server.get('/google/v1/userinfo', async (request, reply) => {
    if (await misbehave(office, reply)) return reply
    const [, accessToken = ''] = /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? []
    const token = office.find('google', accessToken)
    if (!token || token.expiresAt <= Date.now())
      return reply.code(401).send({ error: 'invalid_request', error_description: 'Invalid Credentials' })
    const { subject, email, isEmailVerified, firstName, lastName } = token.person
    return {
      sub: subject,
      name: `${firstName} ${lastName}`,
      given_name: firstName,
      family_name: lastName,
      ...(email === undefined ? {} : { email, email_verified: isEmailVerified }),
    }
  })
}
