/**
 * Turns passwords into what may be stored of them. Both calls cost time and memory on purpose: they belong outside of
 * transactions.
 */
export interface PasswordHasher {
  hash(password: string): Promise<string>
  /** Whether a password is the hashed one. Without a hash it takes as long and is never right (rule A4). */
  verify(password: string, hash: string | undefined): Promise<boolean>
}
