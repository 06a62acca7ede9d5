import { CommerceError } from '@shop/domain/error'
import { sql } from 'kysely'
import type { EngineContext } from '../database/context.ts'
import { API_SCOPES, type ApiScope, isApiScope } from './api-scope.ts'
import { hashApiSecret, newApiSecret } from './api-secret.ts'

/** A program of somebody else that may call the commerce API. */
export interface ApiClient {
  readonly id: string
  readonly name: string
  readonly scopes: readonly ApiScope[]
}

const ID_BYTES = 18

/**
 * Creates a client of the commerce API. Its secret is returned this once: only the hash of it is kept. Throws
 * `CommerceError` `invalid-input` without a name and for no or unknown scopes.
 */
export async function createApiClient(
  context: EngineContext,
  draft: { readonly name: string; readonly scopes: readonly string[] },
): Promise<{ client: ApiClient; secret: string }> {
  const name = draft.name.trim()
  const scopes = [...new Set(draft.scopes)].filter(isApiScope)
  const unknown = draft.scopes.find(scope => !isApiScope(scope))
  if (name === '') throw new CommerceError({ code: 'invalid-input', field: 'name' }, 'The client needs a name')
  if (unknown !== undefined || scopes.length === 0) {
    const problem = unknown === undefined ? 'The client needs a scope' : `There is no scope "${unknown}"`
    const message = `${problem}; scopes that exist: ${API_SCOPES.join(', ')}`
    throw new CommerceError({ code: 'invalid-input', field: 'scopes' }, message)
  }
  const id = Buffer.from(context.randomBytes(ID_BYTES)).toString('base64url')
  const secret = newApiSecret(context)
  await context.db
    .insertInto('api_client')
    .values({ id, name, secret_hash: hashApiSecret(secret), scopes: sql`${scopes}::text[]` })
    .execute()
  return { client: { id, name, scopes }, secret }
}
