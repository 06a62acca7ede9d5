import type { ApiScope } from '@shop/domain/session'
import { resolveApiToken } from '@shop/engine/api-client'
import type { EngineContext } from '@shop/engine/database'
import { Refusal } from '../error/refusal.ts'

const BEARER = /^Bearer ([\x21-\x7e]{1,200})$/i

/**
 * Lets a program pass whose token has one of the scopes. Throws `Refusal` `invalid_token` for no, an unknown or an
 * expired token, and `insufficient_scope` for a token with other scopes.
 */
export async function requireApiScope(
  engine: EngineContext,
  authorization: string | undefined,
  accepted: readonly ApiScope[],
): Promise<void> {
  const [, token] = BEARER.exec(authorization ?? '') ?? []
  const scopes = token === undefined ? undefined : await resolveApiToken(engine, token)
  if (!scopes) throw new Refusal({ code: 'invalid_token', message: 'invalid_token' })
  if (!scopes.some(scope => accepted.includes(scope))) {
    const message = `Insufficient scope. One of the following scopes is missing: ${accepted.join(', ')}.`
    throw new Refusal({ code: 'insufficient_scope', message })
  }
}
