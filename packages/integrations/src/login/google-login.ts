import { createServiceClient } from '../http/service-client.ts'
import { createGoogleCodes } from './google-codes.ts'
import type { GoogleSettings } from './google-settings.ts'
import {
  type LoginProvider,
  type LoginVerdict,
  REJECTED,
  readAnswer,
  subjectOf,
  textOf,
  UNAVAILABLE,
  verdictOfCalls,
} from './login-provider.ts'

/** Longest time for each of the two calls. */
const TIMEOUT_MS = 1500

/**
 * Asks Google what a token is (`tokeninfo`) and, when it was issued to this shop and has not run out, whose
 * (`userinfo`). Nothing connects before the first question.
 */
export function createGoogleLogin(settings: GoogleSettings, limits: { readonly totalTimeoutMs?: number } = {}): LoginProvider {
  const totalTimeoutMs = limits.totalTimeoutMs ?? TIMEOUT_MS
  const tokens = createServiceClient({ service: 'google-token', baseUrl: settings.tokenUrl, totalTimeoutMs })
  const profiles = createServiceClient({ service: 'google-profile', baseUrl: settings.profileUrl, totalTimeoutMs })

  async function verify(accessToken: string): Promise<LoginVerdict> {
    const query = { access_token: accessToken }
    const asked = await tokens.call({ method: 'GET', path: '/tokeninfo', query, isRepeatable: true })
    if (asked.status === 400 || asked.status === 401) return REJECTED
    const token = asked.status === 200 ? readAnswer(asked.text) : undefined
    if (!token) return UNAVAILABLE
    // The audience first: a token of another app names the person as well, and that app could pass it on.
    if (token.aud !== settings.clientId || !(Number(token.expires_in) > 0)) return REJECTED
    const headers = { authorization: `Bearer ${accessToken}` }
    const told = await profiles.call({ method: 'GET', path: '/userinfo', headers, isRepeatable: true })
    if (told.status === 401) return REJECTED
    const profile = told.status === 200 ? readAnswer(told.text) : undefined
    const subject = subjectOf(profile?.sub)
    if (!profile || subject === undefined) return UNAVAILABLE
    if (token.sub !== subject) return REJECTED
    const email = textOf(profile.email)
    return {
      kind: 'verified',
      identity: {
        provider: 'google',
        subject,
        ...(email === undefined ? {} : { email }),
        isEmailVerified: profile.email_verified === true || profile.email_verified === 'true',
        firstName: textOf(profile.given_name) ?? '',
        lastName: textOf(profile.family_name) ?? '',
      },
    }
  }

  const codes = createGoogleCodes(settings, totalTimeoutMs)

  return {
    authorizationUrl: question => codes.authorizationUrl(question),
    exchange: (code, question) => codes.exchange(code, question),
    verify: accessToken => verdictOfCalls(() => verify(accessToken)),
    async close() {
      await Promise.all([tokens.close(), profiles.close()])
    },
  }
}
