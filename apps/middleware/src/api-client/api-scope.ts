import type { ApiScope } from '@shop/domain/session'
import { resolveApiToken } from '@shop/engine/api-client'
import type { EngineContext } from '@shop/engine/database'
import { Refusal } from '../error/wire-error.ts'

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

/** The project in paths and scopes of the commerce API. */
export const PROJECT_KEY = 'anvil'

/** A scope as programs know it, such as `view_published_products:anvil`. */
export function wireScopeOf(scope: string): string {
  return `${scope}:${PROJECT_KEY}`
}

/** A scope as the shop knows it; one of another project stays as it is, so that no client has it. */
export function scopeOfWire(scope: string): string {
  return scope.endsWith(`:${PROJECT_KEY}`) ? scope.slice(0, -PROJECT_KEY.length - 1) : scope
}
