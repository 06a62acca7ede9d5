import type { CacheAdmin } from './purgeable-cache.ts'

/** Fewest characters: tries are not counted, so guessing must be hopeless. */
const MIN_PASSWORD_LENGTH = 16

/** Who may purge caches; undefined, so that nobody may, where nothing is set. Adds to `problems` what cannot be used. */
export function readCacheAdmin(env: NodeJS.ProcessEnv, problems: string[]): CacheAdmin | undefined {
  const { CACHE_ADMIN_USER: user, CACHE_ADMIN_PASSWORD: password } = env
  if (!user && !password) return undefined
  if (!user || !password) problems.push('CACHE_ADMIN_USER and CACHE_ADMIN_PASSWORD are only of use together')
  else if (user.includes(':')) problems.push('CACHE_ADMIN_USER must not have a colon')
  else if (password.length < MIN_PASSWORD_LENGTH)
    problems.push(`CACHE_ADMIN_PASSWORD needs at least ${MIN_PASSWORD_LENGTH} characters`)
  return { user: user ?? '', password: password ?? '' }
}
