/** Something that is kept in memory and can be read anew. */
export interface PurgeableCache {
  readonly name: string
  /** Forgets what is kept; throws when it can neither be forgotten nor read anew, and then keeps it. */
  purge(): void
}

/** Who may purge caches; names and passwords come from the environment (AUTH-20). */
export interface CacheAdmin {
  readonly user: string
  readonly password: string
}
