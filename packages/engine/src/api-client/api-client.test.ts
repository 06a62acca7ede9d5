import { CommerceError } from '@shop/domain/error'
import { API_SCOPES } from '@shop/domain/session'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createContext, type Tables } from '../database/index.ts'
import { cloneDatabase } from '../testing/index.ts'
import { API_TOKEN_SECONDS, createApiClient, issueApiToken, resolveApiToken } from './api-client.ts'

const context = createContext(await cloneDatabase<Tables>())

async function tokenFor(clientId: string, secret: string, scopes?: string[]) {
  return issueApiToken(context, { clientId, secret, ...(scopes ? { scopes } : {}) })
}

test('API-44 a client gets a token of 48 hours for its secret, with all its scopes or some of them', async () => {
  const { client, secret } = await createApiClient(context, {
    name: 'Feed',
    scopes: ['view_published_products', 'view_published_products'],
  })
  expect(client.scopes).toEqual(['view_published_products'])
  const all = await tokenFor(client.id, secret)
  expect(all).toMatchObject({ kind: 'issued', scopes: client.scopes, expiresInSeconds: 172_800 })
  const some = await tokenFor(client.id, secret, ['view_published_products'])
  if (all.kind !== 'issued' || some.kind !== 'issued') throw new Error('No token was issued')
  expect(await resolveApiToken(context, all.token)).toEqual(client.scopes)
  expect(await resolveApiToken(context, some.token)).toEqual(['view_published_products'])
  expect(API_TOKEN_SECONDS).toBe(48 * 3600)
})

test('API-44 another secret, another id and scopes the client does not have get none', async () => {
  const { client, secret } = await createApiClient(context, { name: 'Feed', scopes: ['view_published_products'] })
  const { secret: other } = await createApiClient(context, { name: 'Other', scopes: ['view_published_products'] })
  for (const wrong of ['', other, `${secret}A`, secret.slice(1), "' or 1=1 --"])
    expect(await tokenFor(client.id, wrong)).toEqual({ kind: 'invalid-client' })
  expect(await tokenFor('no one-at-all-knows', secret)).toEqual({ kind: 'invalid-client' })
  const granted = ['view_published_products']
  expect(await tokenFor(client.id, secret, [])).toEqual({ kind: 'invalid-scope', refused: [], granted })
  for (const scopes of [['manage_project'], ['view_published_products', 'manage_project']])
    expect(await tokenFor(client.id, secret, scopes)).toEqual({ kind: 'invalid-scope', refused: ['manage_project'], granted })
})

test('API-44 the database itself knows no scopes but those that exist', async () => {
  const { client } = await createApiClient(context, { name: 'Feed', scopes: API_SCOPES })
  const change = (table: 'api_client' | 'api_token') =>
    sql`insert into ${sql.table(table)} select (jsonb_populate_record(stored, '{"scopes":["manage_project"]}')).*
      from ${sql.table(table)} stored limit 1`.execute(context.db)
  await tokenFor(client.id, '')
  await expect(change('api_client')).rejects.toThrow('api_client_scopes_known')
  await expect(change('api_token')).rejects.toThrow('api_token_scopes_known')
})

test('API-44 unknown and expired tokens open nothing, and expired ones are cleared away', async () => {
  const { client, secret } = await createApiClient(context, { name: 'Feed', scopes: ['view_published_products'] })
  const issued = await tokenFor(client.id, secret)
  if (issued.kind !== 'issued') throw new Error('No token was issued')
  for (const unknown of ['', 'x', 'A'.repeat(43), `${issued.token}A`, `${issued.token}'--`])
    expect(await resolveApiToken(context, unknown)).toBeUndefined()
  await sql`update api_token set expires_at = now() - interval '1 second'`.execute(context.db)
  expect(await resolveApiToken(context, issued.token)).toBeUndefined()
  await tokenFor(client.id, secret)
  const { rows } = await sql`select from api_token where client_id = ${client.id}`.execute(context.db)
  expect(rows).toHaveLength(1)
})

test('API-44 neither secrets nor tokens are stored', async () => {
  const { client, secret } = await createApiClient(context, { name: 'Feed', scopes: ['view_published_products'] })
  const issued = await tokenFor(client.id, secret)
  if (issued.kind !== 'issued') throw new Error('No token was issued')
  const { rows } = await sql<{ stored: string }>`
    select api_client::text || api_token::text as stored from api_client join api_token on client_id = id`.execute(context.db)
  for (const hidden of [secret, issued.token]) {
    expect(JSON.stringify(rows)).not.toContain(hidden)
    expect(JSON.stringify(rows)).not.toContain(Buffer.from(hidden, 'base64url').toString('hex'))
  }
})

test('API-44 a client without a name, without scopes or with unknown ones is not made', async () => {
  const cases: [string, string[], string][] = [
    [' ', ['view_published_products'], 'a name'],
    ['Feed', [], 'needs a scope; scopes that exist: view_published_products'],
    [
      'Feed',
      ['view_published_products', 'manage_project'],
      'no scope "manage_project"; scopes that exist: view_published_products',
    ],
    ['Feed', ['constructor'], 'no scope "constructor"'],
  ]
  for (const [name, scopes, message] of cases) {
    const made = createApiClient(context, { name, scopes })
    await expect(made).rejects.toThrow(CommerceError)
    await expect(made).rejects.toThrow(message)
  }
})
