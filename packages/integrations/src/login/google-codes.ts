import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
  ResponseBodyError,
} from 'openid-client'
import type { GoogleSettings } from './google-settings.ts'
import { type LoginProvider, type LoginVerdict, REJECTED, subjectOf, textOf, UNAVAILABLE } from './login-provider.ts'

const SECOND_MS = 1000

/**
 * Sign-ins by the authorization code of OpenID Connect: the configuration is found once, the ID token is checked for its
 * signature, issuer, audience, time and nonce. Nothing connects before the first question.
 */
export function createGoogleCodes(
  settings: GoogleSettings,
  totalTimeoutMs: number,
): Pick<LoginProvider, 'authorizationUrl' | 'exchange'> {
  const issuer = new URL(settings.issuerUrl)
  let found: Promise<Configuration> | undefined

  function configuration(): Promise<Configuration> {
    found ??= discovery(issuer, settings.clientId, settings.clientSecret, undefined, {
      timeout: totalTimeoutMs / SECOND_MS,
      // A stand-in on this machine has no certificate; the address is a setting.
      execute: issuer.protocol === 'http:' ? [allowInsecureRequests, enableNonRepudiationChecks] : [enableNonRepudiationChecks],
    }).catch((error: unknown) => {
      // The next one asks again.
      found = undefined
      throw error
    })
    return found
  }

  return {
    async authorizationUrl({ redirectUri, state, nonce, codeVerifier }) {
      try {
        const url = buildAuthorizationUrl(await configuration(), {
          redirect_uri: redirectUri,
          scope: 'openid email profile',
          state,
          nonce,
          code_challenge: await calculatePKCECodeChallenge(codeVerifier),
          code_challenge_method: 'S256',
          prompt: 'select_account',
        })
        return url.href
      } catch {
        // Away, late, or not the service it was.
        return undefined
      }
    },

    async exchange(code, { redirectUri, state, nonce, codeVerifier }): Promise<LoginVerdict> {
      try {
        const answer = new URL(redirectUri)
        answer.search = new URLSearchParams({ code, state }).toString()
        const tokens = await authorizationCodeGrant(await configuration(), answer, {
          pkceCodeVerifier: codeVerifier,
          expectedNonce: nonce,
          expectedState: state,
          idTokenExpected: true,
        })
        const claims = tokens.claims()
        const subject = subjectOf(claims?.sub)
        if (!claims || subject === undefined) return UNAVAILABLE
        const email = textOf(claims.email)
        return {
          kind: 'verified',
          identity: {
            provider: 'google',
            subject,
            ...(email === undefined ? {} : { email }),
            isEmailVerified: claims.email_verified === true || claims.email_verified === 'true',
            firstName: textOf(claims.given_name) ?? '',
            lastName: textOf(claims.family_name) ?? '',
          },
        }
      } catch (error) {
        // A code that was used, has run out or is someone else's; for all else the provider is to blame.
        return error instanceof ResponseBodyError && error.error === 'invalid_grant' ? REJECTED : UNAVAILABLE
      }
    },
  }
}
