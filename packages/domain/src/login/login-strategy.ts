/** What the shop takes from a provider's word about an e-mail address. */
interface StrategyRules {
  /** Whether the provider says of each address if it has verified it; what another one says is never proven. */
  readonly provesEmails: boolean
}

const RULES = {
  facebook: { provesEmails: false },
  google: { provesEmails: true },
} as const satisfies Record<string, StrategyRules>

/** A provider people may sign in with (AUTH-13). */
export type LoginStrategy = keyof typeof RULES

/** All strategies, the default first (AUTH-13). */
export const LOGIN_STRATEGIES: readonly LoginStrategy[] = ['facebook', 'google']

/** The strategy of a call that names none (AUTH-13). */
export const DEFAULT_LOGIN_STRATEGY: LoginStrategy = 'facebook'

/** Whether a provider's word that an address is verified counts. */
export function provesEmails(strategy: LoginStrategy): boolean {
  return RULES[strategy].provesEmails
}
