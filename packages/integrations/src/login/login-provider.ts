import type { ProviderIdentity } from '@shop/domain/login'

/** What a provider says of an access token. */
export type LoginVerdict =
  | { readonly kind: 'verified'; readonly identity: ProviderIdentity }
  /** The token is none, has run out, or was issued to another app. */
  | { readonly kind: 'rejected' }
  /** The provider did not answer as it should; nothing is known. */
  | { readonly kind: 'unavailable' }

/** A service people have an account with, which vouches for them (AUTH-13). */
export interface LoginProvider {
  /**
   * Asks the provider whose token it is and that it was issued to this shop. The token has printable ASCII only. Never
   * throws for what the provider answers.
   */
  verify(accessToken: string): Promise<LoginVerdict>
  /** Ends open connections. */
  close(): Promise<void>
}
