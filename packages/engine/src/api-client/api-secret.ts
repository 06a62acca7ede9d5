import { createHash } from 'node:crypto'
import type { EngineContext } from '../database/context.ts'

const SECRET_BYTES = 32
const SECRET_FORM = /^[A-Za-z0-9_-]{43}$/

/** A new secret or token: 256 unpredictable bits, as base64url. */
export function newApiSecret(context: Pick<EngineContext, 'randomBytes'>): string {
  return Buffer.from(context.randomBytes(SECRET_BYTES)).toString('base64url')
}

/** Whether a text can be a secret or token at all. */
export function isApiSecret(value: string): boolean {
  return SECRET_FORM.test(value)
}

/** What is stored of a secret or token. */
export function hashApiSecret(secret: string): Uint8Array {
  return createHash('sha256').update(secret).digest()
}
