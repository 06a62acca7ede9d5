import { createHmac, timingSafeEqual } from 'node:crypto'

/** Who may look at whose orders, and until when. */
export interface OrdersClaim {
  readonly customerId: string
  readonly storeKey: string
  /** ISO instant. */
  readonly expiresAt: string
}

const LONGEST = 512
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** A claim as a text for an address, signed with HMAC-SHA256; it says who, but nothing about her (ORD-11, rule A6). */
export function signOrdersToken(key: Uint8Array, { customerId, storeKey, expiresAt }: OrdersClaim): string {
  const content = Buffer.from(JSON.stringify([customerId, storeKey, expiresAt])).toString('base64url')
  return `${content}.${signatureOf(key, content)}`
}

/** The claim of a token that we signed and that has not expired at `now`, an ISO instant; undefined for anything else. */
export function verifyOrdersToken(key: Uint8Array, token: string, now: string): OrdersClaim | undefined {
  if (token.length > LONGEST) return undefined
  const [content = '', signature = '', ...rest] = token.split('.')
  if (rest.length > 0 || !isSame(signature, signatureOf(key, content))) return undefined
  const claim = readClaim(content)
  return claim && Date.parse(claim.expiresAt) > Date.parse(now) ? claim : undefined
}

/** The purpose is signed too, so that nothing else that is signed with the same key can pass for a token. */
function signatureOf(key: Uint8Array, content: string): string {
  return createHmac('sha256', key).update(`orders-token.${content}`).digest('base64url')
}

/** Compares without telling by its time how much is right. */
function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}

function readClaim(content: string): OrdersClaim | undefined {
  const parsed: unknown = JSON.parse(Buffer.from(content, 'base64url').toString())
  const [customerId, storeKey, expiresAt] = Array.isArray(parsed) ? parsed : []
  const isWhole = typeof storeKey === 'string' && typeof expiresAt === 'string' && !Number.isNaN(Date.parse(expiresAt))
  return isWhole && typeof customerId === 'string' && UUID.test(customerId) ? { customerId, storeKey, expiresAt } : undefined
}
