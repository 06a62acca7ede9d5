import { isEmail } from '../address/index.ts'
import type { EmailProblem } from './email-problem.ts'
import { provesEmails } from './login-strategy.ts'
import type { ProviderIdentity } from './provider-identity.ts'

/** What becomes of somebody a provider vouches for. */
export type LoginDecision =
  | { readonly kind: 'enter'; readonly customerId: string }
  /** The address is a customer's: only her password shows that both are the same person. */
  | { readonly kind: 'confirm'; readonly customerId: string }
  | { readonly kind: 'create'; readonly email: string; readonly isEmailProven: boolean }
  | { readonly kind: 'refuse'; readonly reason: EmailProblem }

/** Ids of the customers an identity could be. */
export interface KnownCustomers {
  readonly ofSubject?: string | undefined
  readonly ofEmail?: string | undefined
}

/**
 * Who an identity is in the shop: whoever signed in with it before, else nobody yet. An address that is a customer's
 * leads to her account with her password alone and never silently; one the provider has not verified makes no account.
 */
export function decideLogin(identity: ProviderIdentity, { ofSubject, ofEmail }: KnownCustomers): LoginDecision {
  if (ofSubject !== undefined) return { kind: 'enter', customerId: ofSubject }
  if (ofEmail !== undefined) return { kind: 'confirm', customerId: ofEmail }
  const email = emailOf(identity)
  if (email === undefined) return { kind: 'refuse', reason: 'missing' }
  const canProve = provesEmails(identity.provider)
  if (canProve && !identity.isEmailVerified) return { kind: 'refuse', reason: 'unverified' }
  return { kind: 'create', email, isEmailProven: canProve }
}

/** The e-mail address of an identity, without surrounding blanks; undefined where there is none that can be written to. */
export function emailOf({ email }: ProviderIdentity): string | undefined {
  const trimmed = email?.trim() ?? ''
  return isEmail(trimmed) ? trimmed : undefined
}
