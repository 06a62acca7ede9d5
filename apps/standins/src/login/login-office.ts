import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'
import { LRUCache } from 'lru-cache'
import { AUDIENCES, type IssuedToken, PROVIDERS, type Provider, standingTokens, type TestPerson } from './test-persons.ts'

/** How the providers behave: as they should, with status 500, not in time, leading elsewhere, or with another's signature. */
export const LOGIN_MODES = ['ok', 'down', 'slow', 'redirect', 'garbage', 'forged'] as const
export type LoginMode = (typeof LOGIN_MODES)[number]

/** What a token is issued for. */
export interface TokenDraft extends Partial<Omit<TestPerson, 'subject'>> {
  readonly provider: Provider
  readonly subject: string
  readonly audience?: string
  readonly expiresInSeconds?: number
}

const MAX_TOKENS = 1000

/** The accounts and tokens behind both providers. */
export interface LoginOffice {
  mode: LoginMode
  find(provider: Provider, accessToken: string): IssuedToken | undefined
  /** Makes a token for a person; the oldest go when there are a thousand. */
  issue(draft: TokenDraft): string
  /** Back to mode `ok`, with the standing tokens alone. */
  reset(): void
}

/** An office in mode `ok` with the standing tokens. */
export function createLoginOffice(): LoginOffice {
  const standing = standingTokens()
  const issued = new LRUCache<string, IssuedToken>({ max: MAX_TOKENS })
  return {
    mode: 'ok',
    find(provider, accessToken) {
      const token = standing.get(accessToken) ?? issued.get(accessToken)
      return token?.provider === provider ? token : undefined
    },
    issue({ provider, audience, expiresInSeconds = 3599, ...person }) {
      const accessToken = `${provider === PROVIDERS[0] ? 'EAAB' : 'ya29.'}${randomBytes(24).toString('base64url')}`
      issued.set(accessToken, {
        provider,
        audience: audience ?? AUDIENCES[provider],
        expiresAt: Date.now() + expiresInSeconds * 1000,
        person: { isEmailVerified: true, firstName: 'Jana', lastName: 'Nová', ...person },
      })
      return accessToken
    },
    reset() {
      this.mode = 'ok'
      issued.clear()
    },
  }
}

const SLOW_MS = 15_000

/** Answers as the mode of the office wants it; false where the mode is to answer well. */
export async function misbehave({ mode }: LoginOffice, reply: FastifyReply): Promise<boolean> {
  if (mode === 'slow') await wait(SLOW_MS, undefined, { ref: false })
  else if (mode === 'down') reply.code(500).send({ error: 'internal_failure' })
  else if (mode === 'redirect') reply.redirect('https://elsewhere.example/')
  else if (mode === 'garbage') reply.type('text/html').send('<!doctype html><title>Sorry</title>')
  return mode !== 'ok' && mode !== 'slow' && mode !== 'forged'
}

/** How the address of an account begins whose provider is down once it has been chosen: for this person alone, whatever others do. */
const OUTAGE = 'outage-'

/** Answers with status 500 for a person with whom the provider goes down; false for everyone else. */
export function failFor({ email }: Pick<TestPerson, 'email'>, reply: FastifyReply): boolean {
  if (!email?.startsWith(OUTAGE)) return false
  reply.code(500).send({ error: 'internal_failure' })
  return true
}
