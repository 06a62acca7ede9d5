/** A person with an account at a provider. */
export interface TestPerson {
  /** The provider's id of the person; Facebook's are digits. */
  readonly subject: string
  /** Missing where the account has none, or the person did not share it. */
  readonly email?: string
  readonly isEmailVerified: boolean
  readonly firstName: string
  readonly lastName: string
}

/** A token of a person, and for which app. */
export interface IssuedToken {
  readonly provider: Provider
  readonly person: TestPerson
  /** Client or app id it was issued to. */
  readonly audience: string
  /** Milliseconds since 1970. */
  readonly expiresAt: number
}

export const PROVIDERS = ['facebook', 'google'] as const
export type Provider = (typeof PROVIDERS)[number]

/** The shop's id at each provider, as its settings have it where it is given no other. */
export const AUDIENCES: Readonly<Record<Provider, string>> = {
  facebook: '100200300400500',
  google: 'anvil-local.apps.googleusercontent.example',
}

const NEVER = Number.POSITIVE_INFINITY

/** Tokens that are always there, by themselves: each a case a shop must tell from the others. */
export function standingTokens(): Map<string, IssuedToken> {
  const tokens = new Map<string, IssuedToken>()
  for (const provider of PROVIDERS) {
    const jana: TestPerson = {
      subject: provider === 'facebook' ? '10210000000000001' : '110000000000000000001',
      email: `jana.${provider}@example.org`,
      isEmailVerified: true,
      firstName: 'Jana',
      lastName: 'Nová',
    }
    const { email: _email, ...withoutEmail } = jana
    const ours = { provider, audience: AUDIENCES[provider], expiresAt: NEVER }
    tokens.set(`${provider}-verified`, { ...ours, person: jana })
    tokens.set(`${provider}-unverified`, {
      ...ours,
      person: { ...jana, subject: `${jana.subject}2`, email: `petra.${provider}@example.org`, isEmailVerified: false },
    })
    tokens.set(`${provider}-without-email`, {
      ...ours,
      person: { ...withoutEmail, subject: `${jana.subject}3`, isEmailVerified: false },
    })
    tokens.set(`${provider}-other-app`, { ...ours, person: jana, audience: `other-${AUDIENCES[provider]}` })
    tokens.set(`${provider}-expired`, { ...ours, person: jana, expiresAt: 0 })
  }
  return tokens
}
