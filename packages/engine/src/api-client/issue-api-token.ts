import { timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import type { EngineContext } from '../database/context.ts'
import type { ApiScope } from './api-scope.ts'
import { hashApiSecret, isApiSecret, newApiSecret } from './api-secret.ts'

/** How long a token of the commerce API holds. */
export const API_TOKEN_SECONDS = 48 * 60 * 60

/** What a program gets for its id and secret, or why it gets nothing. */
export type ApiTokenAnswer =
  | { readonly kind: 'issued'; readonly token: string; readonly scopes: readonly ApiScope[]; readonly expiresInSeconds: number }
  | { readonly kind: 'invalid-client' }
  | { readonly kind: 'invalid-scope'; readonly refused: readonly string[]; readonly granted: readonly ApiScope[] }

/**
 * Issues an opaque token for a client with its secret; only the hash of the token is kept. Without scopes it has all of
 * the client's, else those, which the client must have.
 */
export async function issueApiToken(
  context: EngineContext,
  request: { readonly clientId: string; readonly secret: string; readonly scopes?: readonly string[] },
): Promise<ApiTokenAnswer> {
  const client = await context.db
    .selectFrom('api_client')
    .select(['id', 'secret_hash', 'scopes'])
    .where('id', '=', request.clientId)
    .executeTakeFirst()
  if (!client || !isApiSecret(request.secret)) return { kind: 'invalid-client' }
  if (!timingSafeEqual(client.secret_hash, hashApiSecret(request.secret))) return { kind: 'invalid-client' }
  const wanted: readonly string[] = request.scopes ?? client.scopes
  const scopes = client.scopes.filter(scope => wanted.includes(scope))
  const refused = wanted.filter(scope => !scopes.some(granted => granted === scope))
  if (scopes.length === 0 || refused.length > 0) return { kind: 'invalid-scope', refused, granted: client.scopes }
  const token = newApiSecret(context)
  await sql`delete from api_token where client_id = ${client.id} and expires_at < now()`.execute(context.db)
  await sql`
    insert into api_token (token_hash, client_id, scopes, expires_at)
    values (${hashApiSecret(token)}, ${client.id}, ${scopes}::text[], now() + make_interval(secs => ${API_TOKEN_SECONDS}))`.execute(
    context.db,
  )
  return { kind: 'issued', token, scopes, expiresInSeconds: API_TOKEN_SECONDS }
}
