import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto'
import type { EngineContext } from '../database/context.ts'
import { findSigningKey } from './find-signing-key.ts'

const LONGEST = 3500
const IV_BYTES = 12
const TAG_BYTES = 16
const SECOND_MS = 1000

/**
 * A value for the hands of a browser that it can neither read nor change, as base64url, good for some seconds. What is sealed for
 * one purpose opens for no other.
 */
export async function sealValue(context: EngineContext, purpose: string, value: unknown, seconds: number): Promise<string> {
  const iv = Buffer.from(context.randomBytes(IV_BYTES))
  const cipher = createCipheriv('aes-256-gcm', await keyOf(context, purpose), iv)
  const content = JSON.stringify({ value, endsAt: Date.parse(context.now()) + seconds * SECOND_MS })
  return Buffer.concat([iv, cipher.update(content, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url')
}

/** The value that the shop sealed for a purpose; undefined for anything else, and for one whose time is over. */
export async function openSealed(context: EngineContext, purpose: string, sealed: string): Promise<unknown> {
  if (sealed.length > LONGEST) return undefined
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length <= IV_BYTES + TAG_BYTES) return undefined
  const decipher = createDecipheriv('aes-256-gcm', await keyOf(context, purpose), bytes.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  })
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
  try {
    const text = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]).toString()
    const { value, endsAt } = JSON.parse(text) as { value: unknown; endsAt: number }
    return endsAt > Date.parse(context.now()) ? value : undefined
  } catch {
    // Not sealed by the shop, or for another purpose.
    return undefined
  }
}

async function keyOf(context: EngineContext, purpose: string): Promise<Uint8Array> {
  const key = await findSigningKey(context, purpose)
  return new Uint8Array(hkdfSync('sha256', key, new Uint8Array(), purpose, 32))
}
