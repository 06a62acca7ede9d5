import { createHash, timingSafeEqual } from 'node:crypto'
import type { CacheAdmin } from './purgeable-cache.ts'

/** Whether an `Authorization` header has name and password of the administrator; takes as long for every wrong one. */
export function isCacheAdmin(admin: CacheAdmin, authorization: string | undefined): boolean {
  const [, encoded = ''] = /^Basic ([A-Za-z0-9+/=]{1,1024})$/i.exec(authorization ?? '') ?? []
  const given = Buffer.from(encoded, 'base64')
  // Hashes have one length, whatever was sent.
  return timingSafeEqual(sha256(given), sha256(Buffer.from(`${admin.user}:${admin.password}`)))
}

function sha256(bytes: Uint8Array): Uint8Array {
  return createHash('sha256').update(bytes).digest()
}
