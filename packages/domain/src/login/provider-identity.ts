import type { LoginStrategy } from '../error/failure-details.ts'

/** What a provider's statement about an e-mail address is worth. */
interface StrategyRules {
  /** Whether the provider states for each address if it has verified it; an address from any other is never proven. */
  readonly provesEmails: boolean
}

const RULES = {
  facebook: { provesEmails: false },
  google: { provesEmails: true },
} as const satisfies Record<LoginStrategy, StrategyRules>

/** All strategies, the default first (AUTH-13). */
export const LOGIN_STRATEGIES: readonly LoginStrategy[] = ['facebook', 'google']

/** Names of the services, the same in every language. */
export const PROVIDER_NAMES = { facebook: 'Facebook', google: 'Google' } as const satisfies Record<LoginStrategy, string>

/** The strategy of a call that names none (AUTH-13). */
export const DEFAULT_LOGIN_STRATEGY: LoginStrategy = 'facebook'

/** Whether a provider is a trusted source for verified e-mail addresses. */
export function provesEmails(strategy: LoginStrategy): boolean {
  return RULES[strategy].provesEmails
}

/** The owner of an access token as the provider itself states; nothing of it comes from a browser. */
export interface ProviderIdentity {
  readonly provider: LoginStrategy
  /** The provider's permanent id of its user. */
  readonly subject: string
  /** Absent where the user has none there or did not agree to share it. */
  readonly email?: string
  /** Whether the provider states that it has verified the address. */
  readonly isEmailVerified: boolean
  /** May be empty. */
  readonly firstName: string
  /** May be empty. */
  readonly lastName: string
}
