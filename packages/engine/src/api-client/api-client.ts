import { createHash, timingSafeEqual } from 'node:crypto'
import { CommerceError } from '@shop/domain/error'
import { API_SCOPES, type ApiScope, isApiScope } from '@shop/domain/session'
import { sql } from 'kysely'
import type { EngineContext } from '../database/context.ts'

const SECRET_BYTES = 32
const SECRET_FORM = /^[A-Za-z0-9_-]{43}$/

/** A new secret or token: 256 unpredictable bits, as base64url. */
function newApiSecret(context: Pick<EngineContext, 'randomBytes'>): string {
  return Buffer.from(context.randomBytes(SECRET_BYTES)).toString('base64url')
}

/** Whether a text can be a secret or token at all. */
function isApiSecret(value: string): boolean {
  return SECRET_FORM.test(value)
}

/** What is stored of a secret or token. */
function hashApiSecret(secret: string): Uint8Array {
  return createHash('sha256').update(secret).digest()
}

/** A program of someone else that may call the commerce API. */
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
