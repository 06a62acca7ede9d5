import { createCipheriv, createDecipheriv, hash } from 'node:crypto'
import { MAX_EXPORT_DOWNLOADS, PRIVACY_LINK_HOURS } from '@shop/domain/privacy'
import { sql } from 'kysely'
import { type EngineContext, inTransaction } from '../database/context.ts'
import { hashToken, isSessionToken } from '../session/session-token.ts'
import { issuePrivacyToken, settlePrivacyRequest } from './privacy-request-rows.ts'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/**
 * Keeps a copy of someone's data for a day, encrypted with a key that follows from the token of the link: who reads the database or
 * its backups cannot read the copy. Returns the token; undefined where the request is not open any more.
 */
export async function keepPrivacyExport(
  context: EngineContext,
  { requestId, content }: { readonly requestId: string; readonly content: Uint8Array },
): Promise<string | undefined> {
  return inTransaction(context, async db => {
    const token = await issuePrivacyToken(context, db, requestId)
    if (token === undefined) return undefined
    const sealed = seal(token, content, context.randomBytes(NONCE_BYTES))
    await sql`
      insert into privacy_export (request_id, content, created_at, expires_at)
      values (${requestId}, ${sealed}, now(), now() + make_interval(hours => ${PRIVACY_LINK_HOURS}))
      on conflict (request_id) do update set content = excluded.content, downloads = 0, expires_at = excluded.expires_at`.execute(
      db,
    )
    await settlePrivacyRequest(context, db, { id: requestId, outcome: 'fulfilled' })
    return token
  })
}

/** The copy that a link leads to; undefined for a link that is worth nothing, is too old, or was used as often as it may be. */
export async function takePrivacyExport({ db }: Pick<EngineContext, 'db'>, token: string): Promise<Uint8Array | undefined> {
  if (!isSessionToken(token)) return undefined
  const { rows } = await sql<{ content: Uint8Array }>`
    update privacy_export set downloads = downloads + 1
    where request_id = (select id from privacy_request where token_hash = ${hashToken(token)} and kind = 'export')
      and downloads < ${MAX_EXPORT_DOWNLOADS} and expires_at > now()
    returning content`.execute(db)
  return rows[0] && unseal(token, rows[0].content)
}

/** The key is another hash than the one that is stored. */
function keyOf(token: string): Uint8Array {
  return hash('sha256', `privacy-export/${token}`, 'buffer')
}

function seal(token: string, content: Uint8Array, nonce: Uint8Array): Uint8Array {
  const cipher = createCipheriv(CIPHER, keyOf(token), nonce)
  const sealed = Buffer.concat([cipher.update(content), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

function unseal(token: string, sealed: Uint8Array): Uint8Array {
  const decipher = createDecipheriv(CIPHER, keyOf(token), sealed.subarray(0, NONCE_BYTES))
  decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()])
}
