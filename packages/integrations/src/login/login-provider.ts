import type { ProviderIdentity } from '@shop/domain/login'
import { UpstreamError } from '../http/service-client.ts'

/** What a provider says of an access token. */
export type LoginVerdict =
  | { readonly kind: 'verified'; readonly identity: ProviderIdentity }
  /** The token is not valid, has expired, or was issued to another app. */
  | { readonly kind: 'rejected' }
  /** The provider did not answer as it should; nothing is known. */
  | { readonly kind: 'unavailable' }

/** What the shop asks a provider with, the same on the way to its page and back (RFC 6749, 4.1). */
export interface LoginQuestion {
  /** Where the provider leads back to; it knows it beforehand. */
  readonly redirectUri: string
  readonly state: string
  readonly nonce: string
  /** See RFC 7636; only its hash is in the address. */
  readonly codeVerifier: string
}

/** A request of a provider to delete what came from it of one of its users. */
export interface DeletionRequest {
  readonly subject: string
  /** Seconds since 1970, as the provider names them: two requests of one user differ by it. */
  readonly issuedAt: number
}

/** A service people have an account with, which vouches for them (AUTH-13). */
export interface LoginProvider {
  /**
   * Asks the provider whose token it is and that it was issued to this shop. The token has printable ASCII only. Never
   * throws for what the provider answers.
   */
  verify(accessToken: string): Promise<LoginVerdict>
  /** Address of the page on which the provider asks its user. Undefined where the provider does not answer. */
  authorizationUrl(question: LoginQuestion): Promise<string | undefined>
  /** Fetches what the provider says of who came back with a code; of a code that is not of this question it says nothing. */
  exchange(code: string, question: LoginQuestion): Promise<LoginVerdict>
  /**
   * Whose data the provider asks to delete, by what it has signed with the secret of the shop; undefined for what it has not. Missing
   * of a provider that does not ask.
   */
  readDeletionRequest?(signedRequest: string): DeletionRequest | undefined
  /** Ends open connections. */
  close(): Promise<void>
}

export const REJECTED: LoginVerdict = { kind: 'rejected' }
export const UNAVAILABLE: LoginVerdict = { kind: 'unavailable' }

/** The verdict of calls to a provider; where one of them gets no answer, nothing is known. */
export async function verdictOfCalls(calls: () => Promise<LoginVerdict>): Promise<LoginVerdict> {
  try {
    return await calls()
  } catch (error) {
    if (error instanceof UpstreamError) return UNAVAILABLE
    throw error
  }
}

type JsonObject = Readonly<Record<string, unknown>>

/** The fields of an answer; undefined when it is no JSON object. */
export function readAnswer(text: string): JsonObject | undefined {
  try {
    return objectOf(JSON.parse(text))
  } catch {
    return undefined
  }
}

/** A value as an object; undefined for anything else. */
export function objectOf(value: unknown): JsonObject | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : undefined
}

/** A value as text that is not empty; undefined for anything else. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

const SUBJECT = /^[!-~]{1,255}$/

/** The permanent id of a person at a provider; undefined for a value that cannot be one. */
export function subjectOf(value: unknown): string | undefined {
  return typeof value === 'string' && SUBJECT.test(value) ? value : undefined
}
