import { hash } from 'node:crypto'
import type { EngineContext } from '../database/context.ts'

const SECRET_BYTES = 32
const ID_BYTES = 16
const TOKEN_FORM = /^[A-Za-z0-9_-]{43}$/
const REFRESH_TOKEN_FORM = /^[A-Za-z0-9_-]{64}$/

/** A new session token: 256 unpredictable bits, as base64url. */
export function newSessionToken(context: Pick<EngineContext, 'randomBytes'>): string {
  return Buffer.from(context.randomBytes(SECRET_BYTES)).toString('base64url')
}

/** Whether a text can be a session token at all; spares the database what cookies bring along. */
export function isSessionToken(value: string): boolean {
  return TOKEN_FORM.test(value)
}

/**
 * A new refresh token: the session's id and 256 unpredictable bits. The id stays the same, so that an old token of a
 * session is told from one no one ever had.
 */
export function newRefreshToken(context: Pick<EngineContext, 'randomBytes'>, sessionId: string): string {
  const id = Buffer.from(sessionId.replaceAll('-', ''), 'hex')
  return Buffer.concat([id, context.randomBytes(SECRET_BYTES)]).toString('base64url')
}

/** The session a refresh token is of; undefined for what cannot be one. */
export function sessionIdOfRefreshToken(value: string): string | undefined {
  if (!REFRESH_TOKEN_FORM.test(value)) return undefined
  const hex = Buffer.from(value, 'base64url').toString('hex', 0, ID_BYTES)
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** What is stored of a token. Plain SHA-256 is enough: a token has no dictionary. */
export function hashToken(token: string): Uint8Array {
  return hash('sha256', token, 'buffer')
}
