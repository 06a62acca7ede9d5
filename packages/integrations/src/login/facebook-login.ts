import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServiceClient } from '../http/service-client.ts'
import {
  type DeletionRequest,
  type LoginProvider,
  type LoginQuestion,
  type LoginVerdict,
  objectOf,
  REJECTED,
  readAnswer,
  subjectOf,
  textOf,
  UNAVAILABLE,
  verdictOfCalls,
} from './login-provider.ts'

/** The shop at Facebook, and where its Graph is. */
export interface FacebookSettings {
  readonly appId: string
  readonly appSecret: string
  /** Address of the Graph with its version, such as `…/v25.0`. */
  readonly graphUrl: string
  /** Address of the page on which Facebook asks its user. */
  readonly dialogUrl: string
}

/** Longest time for each of the two calls. */
const TIMEOUT_MS = 1500
const FIELDS = 'id,first_name,last_name,name,email'
/** Error code of the Graph for a token that has run out or was taken back. */
const TOKEN_ERROR = 190

/**
 * Asks Facebook what a token is (`debug_token`) and, when it is a valid one of a user for this shop's app, whose (`me`).
 * Nothing connects before the first question.
 */
export function createFacebookLogin(
  settings: FacebookSettings,
  limits: { readonly totalTimeoutMs?: number } = {},
): LoginProvider {
  const { appId, appSecret } = settings
  const totalTimeoutMs = limits.totalTimeoutMs ?? TIMEOUT_MS
  const graph = createServiceClient({ service: 'facebook', baseUrl: settings.graphUrl, totalTimeoutMs })

  async function verify(accessToken: string): Promise<LoginVerdict> {
    const query = { input_token: accessToken, access_token: `${appId}|${appSecret}` }
    const asked = await graph.call({ method: 'GET', path: '/debug_token', query, isRepeatable: true })
    // What is wrong with the user's token is told in `data`; an error here is one of the shop's own token or of the Graph.
    const token = asked.status === 200 ? objectOf(readAnswer(asked.text)?.data) : undefined
    if (!token) return UNAVAILABLE
    if (token.is_valid !== true || token.app_id !== appId || token.type !== 'USER') return REJECTED
    return fetchIdentity(accessToken, token.user_id)
  }

  async function fetchIdentity(accessToken: string, userId: unknown): Promise<LoginVerdict> {
    const query = { fields: FIELDS, access_token: accessToken, appsecret_proof: appSecretProof(appSecret, accessToken) }
    const told = await graph.call({ method: 'GET', path: '/me', query, isRepeatable: true })
    const answer = readAnswer(told.text)
    if (objectOf(answer?.error)?.code === TOKEN_ERROR) return REJECTED
    const subject = subjectOf(answer?.id)
    if (told.status !== 200 || !answer || subject === undefined) return UNAVAILABLE
    if (userId !== subject) return REJECTED
    const email = textOf(answer.email)
    return {
      kind: 'verified',
      identity: {
        provider: 'facebook',
        subject,
        ...(email === undefined ? {} : { email }),
        isEmailVerified: false,
        firstName: textOf(answer.first_name) ?? textOf(answer.name) ?? '',
        lastName: textOf(answer.last_name) ?? '',
      },
    }
  }

  /** The code of an answer for an access token, which is then judged as any other. */
  async function exchange(code: string, { redirectUri }: LoginQuestion): Promise<LoginVerdict> {
    const query = { client_id: appId, client_secret: appSecret, redirect_uri: redirectUri, code }
    // A code works once: asked again, it would be refused.
    const told = await graph.call({ method: 'GET', path: '/oauth/access_token', query, isRepeatable: false })
    const answer = readAnswer(told.text)
    if (told.status === 400 && objectOf(answer?.error)) return REJECTED
    const token = told.status === 200 ? textOf(answer?.access_token) : undefined
    return token === undefined ? UNAVAILABLE : verify(token)
  }

  return {
    verify: accessToken => verdictOfCalls(() => verify(accessToken)),
    async authorizationUrl({ redirectUri, state }) {
      const url = new URL(settings.dialogUrl)
      const query = { client_id: appId, redirect_uri: redirectUri, state, scope: 'email,public_profile', response_type: 'code' }
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
      return url.href
    },
    exchange: (code, question) => verdictOfCalls(() => exchange(code, question)),
    readDeletionRequest: signedRequest => readSignedRequest(appSecret, signedRequest),
    close: () => graph.close(),
  }
}

/** Shows the Graph that a call comes from a holder of the app's secret: HMAC-SHA256 of the token, in hex. */
export function appSecretProof(appSecret: string, accessToken: string): string {
  return createHmac('sha256', appSecret).update(accessToken).digest('hex')
}

const LONGEST_REQUEST = 4000

/**
 * What Facebook signed as `signed_request`: signature and payload in base64url with a dot between them, the signature HMAC-SHA256 of
 * the payload as it is written, with the secret of the app. Undefined for anything else.
 */
function readSignedRequest(appSecret: string, signedRequest: string): DeletionRequest | undefined {
  const [signature = '', payload = '', ...rest] = signedRequest.slice(0, LONGEST_REQUEST).split('.')
  if (rest.length > 0 || payload === '') return undefined
  const given = Buffer.from(signature, 'base64url')
  const expected = createHmac('sha256', appSecret).update(payload).digest()
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  const claim = readAnswer(Buffer.from(payload, 'base64url').toString())
  const subject = subjectOf(claim?.user_id)
  const issuedAt = claim?.issued_at
  if (claim?.algorithm !== 'HMAC-SHA256' || subject === undefined || typeof issuedAt !== 'number') return undefined
  return { subject, issuedAt }
}
