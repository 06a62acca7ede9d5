import { createHash } from 'node:crypto'
import type { EngineContext } from '../database/context.ts'

const TOKEN_BYTES = 32
const TOKEN_FORM = /^[A-Za-z0-9_-]{43}$/

/** A new session token: 256 unpredictable bits, as base64url. */
export function newSessionToken(context: Pick<EngineContext, 'randomBytes'>): string {
  return Buffer.from(context.randomBytes(TOKEN_BYTES)).toString('base64url')
}

/** Whether a text can be a session token at all; spares the database what cookies bring along. */
export function isSessionToken(value: string): boolean {
  return TOKEN_FORM.test(value)
}

/** What is stored of a token. Plain SHA-256 is enough: a token has no dictionary. */
export function hashSessionToken(token: string): Uint8Array {
  return createHash('sha256').update(token).digest()
}
