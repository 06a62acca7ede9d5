import { hash, randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Provider, TestPerson } from './test-persons.ts'

const MAX_CODES = 1000
const CODE_MS = 600_000

/** What a code was given for. */
export interface IssuedCode {
  readonly provider: Provider
  readonly person: TestPerson
  readonly redirectUri: string
  readonly codeChallenge?: string | undefined
  readonly nonce?: string | undefined
}

/** The codes of authorizations, each of which works once. */
export interface LoginCodes {
  issue(draft: IssuedCode): string
  /** Takes a code away; undefined where it is unknown, used, or was given for another address or to another caller (PKCE). */
  take(provider: Provider, code: string, shown: { redirectUri: string; codeVerifier?: string }): IssuedCode | undefined
}

export function createLoginCodes(): LoginCodes {
  const codes = new LRUCache<string, IssuedCode>({ max: MAX_CODES, ttl: CODE_MS })
  return {
    issue(draft) {
      const code = randomBytes(24).toString('base64url')
      codes.set(code, draft)
      return code
    },
    take(provider, code, { redirectUri, codeVerifier }) {
      const issued = codes.get(code)
      codes.delete(code)
      if (issued?.provider !== provider || issued.redirectUri !== redirectUri) return undefined
      const isCaller =
        issued.codeChallenge === undefined ||
        (codeVerifier !== undefined && hash('sha256', codeVerifier, 'base64url') === issued.codeChallenge)
      return isCaller ? issued : undefined
    },
  }
}
