/** The ways in which a customer can sign in. */
export interface SignInWays {
  readonly hasPassword: boolean
  /** Accounts of other services. */
  readonly providerCount: number
  readonly passkeyCount: number
}

/** Whether a customer who gives one of these ways up can still sign in with another. */
export function hasAnotherWay({ hasPassword, providerCount, passkeyCount }: SignInWays): boolean {
  return Number(hasPassword) + providerCount + passkeyCount > 1
}

/** Longest name of a passkey. */
export const PASSKEY_NAME_LENGTH = 60

/** Passkeys that a customer may have. */
export const MAX_PASSKEYS = 20
