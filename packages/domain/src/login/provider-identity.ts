import type { LoginStrategy } from './login-strategy.ts'

/** Whose access token it is, as the provider itself says; nothing of it comes from a browser. */
export interface ProviderIdentity {
  readonly provider: LoginStrategy
  /** What the provider calls her for ever; alone or with the provider it names nobody to others. */
  readonly subject: string
  /** Absent where she has none there or did not agree to tell. */
  readonly email?: string
  /** Whether the provider says that the address is hers. */
  readonly isEmailVerified: boolean
  /** May be empty. */
  readonly firstName: string
  /** May be empty. */
  readonly lastName: string
}
