import { createHash, timingSafeEqual } from 'node:crypto'

/** Fewest characters: tries are not counted, so guessing must be hopeless. */
const MIN_PASSWORD_LENGTH = 16

/** Who may purge caches; undefined, so that no one may, where nothing is set. Adds to `problems` what cannot be used. */
export function readCacheAdmin(env: NodeJS.ProcessEnv, problems: string[]): CacheAdmin | undefined {
  const { CACHE_ADMIN_USER: user, CACHE_ADMIN_PASSWORD: password } = env
  if (!user && !password) return undefined
  if (!user || !password) problems.push('CACHE_ADMIN_USER and CACHE_ADMIN_PASSWORD are only of use together')
  else if (user.includes(':')) problems.push('CACHE_ADMIN_USER must not have a colon')
  else if (password.length < MIN_PASSWORD_LENGTH)
    problems.push(`CACHE_ADMIN_PASSWORD needs at least ${MIN_PASSWORD_LENGTH} characters`)
  return { user: user ?? '', password: password ?? '' }
}

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

/** Something that is cached in memory and can be loaded again. */
export interface PurgeableCache {
  readonly name: string
  /** Drops what is cached; throws when it cannot be loaded again, and then keeps it. */
  purge(): void
}

/** Who may purge caches; names and passwords come from the environment (AUTH-20). */
export interface CacheAdmin {
  readonly user: string
  readonly password: string
}
