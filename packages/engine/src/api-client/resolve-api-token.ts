import { sql } from 'kysely'
import type { EngineContext } from '../database/context.ts'
import type { ApiScope } from './api-scope.ts'
import { hashApiSecret, isApiSecret } from './api-secret.ts'

/** The scopes of a token, or undefined for an unknown or expired one. Time is the database's. */
export async function resolveApiToken(context: EngineContext, token: string): Promise<readonly ApiScope[] | undefined> {
  if (!isApiSecret(token)) return undefined
  const row = await context.db
    .selectFrom('api_token')
    .select('scopes')
    .where('token_hash', '=', hashApiSecret(token))
    .where('expires_at', '>', sql<string>`now()`)
    .executeTakeFirst()
  return row?.scopes
}
