import { CommerceError } from '@shop/domain/error'
import type { LoginStrategy, ProviderIdentity } from '@shop/domain/login'
import type { LoginProvider, LoginProviders, LoginVerdict } from '@shop/integrations/login'

/** The provider of a strategy. Throws `CommerceError` `provider-unavailable` where the shop is not known at it. */
export function requireProvider(providers: LoginProviders, strategy: LoginStrategy): LoginProvider {
  const provider = providers[strategy]
  if (!provider) throw providerUnavailable(strategy)
  return provider
}

/** Whom a provider vouches for. Throws `CommerceError` `invalid-credentials` or `provider-unavailable`. */
export function requireIdentity(strategy: LoginStrategy, verdict: LoginVerdict): ProviderIdentity {
  if (verdict.kind === 'verified') return verdict.identity
  throw verdict.kind === 'rejected'
    ? new CommerceError({ code: 'invalid-credentials' }, 'Customer login failed')
    : providerUnavailable(strategy)
}

/** The refusal of a sign-in with a provider that does not answer. */
export function providerUnavailable(provider: LoginStrategy): CommerceError {
  return new CommerceError(
    { code: 'provider-unavailable', provider },
    'The provider does not answer at the moment. Please try again.',
  )
}
