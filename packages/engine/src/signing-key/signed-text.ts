import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * A text that only the shop could have written: its content and HMAC-SHA256. The purpose is signed too, so that what is signed
 * for one cannot pass for another.
 */
export function signText(key: Uint8Array, purpose: string, text: string): string {
  const content = Buffer.from(text).toString('base64url')
  return `${content}.${signatureOf(key, purpose, content)}`
}

/** The text that was signed; undefined for anything that was not, or for another purpose. */
export function verifyText(key: Uint8Array, purpose: string, signed: string): string | undefined {
  const [content = '', signature = '', ...rest] = signed.split('.')
  if (rest.length > 0 || !isSame(signature, signatureOf(key, purpose, content))) return undefined
  return Buffer.from(content, 'base64url').toString()
}

function signatureOf(key: Uint8Array, purpose: string, content: string): string {
  return createHmac('sha256', key).update(`${purpose}.${content}`).digest('base64url')
}

/** Compares without telling by its time how much is right. */
function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
