import { isEmail, isPlainLine } from '../address/index.ts'
import type { CustomerDraft } from '../customer/index.ts'
import type { EmailProblem } from '../error/failure-details.ts'
import type { Locale } from '../market/index.ts'
import { type ProviderIdentity, provesEmails } from './provider-identity.ts'

/** How a sign-in with a provider goes on. */
export type LoginDecision =
  | { readonly kind: 'enter'; readonly customerId: string }
  /** The address belongs to a customer: only their password shows that both are the same person. */
  | { readonly kind: 'confirm'; readonly customerId: string }
  | { readonly kind: 'create'; readonly email: string; readonly isEmailProven: boolean }
  | { readonly kind: 'refuse'; readonly reason: EmailProblem }

/** Ids of the customers an identity could be. */
export interface KnownCustomers {
  readonly ofSubject?: string | undefined
  readonly ofEmail?: string | undefined
}

/**
 * Finds the customer of an identity: the one who signed in with it before, else none yet. An address that belongs to a
 * customer leads to that account only with its password, never silently; an unverified address creates no account.
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

/** The e-mail address of an identity, without surrounding blanks; undefined where there is no valid one. */
export function emailOf({ email }: ProviderIdentity): string | undefined {
  const trimmed = email?.trim() ?? ''
  return isEmail(trimmed) ? trimmed : undefined
}

/** Longest name, as in the form for registering. */
const MAX_NAME_LENGTH = 80

/** The draft of a customer who registers with a provider: a private person who was not asked for the newsletter yet. */
export function draftOfIdentity(
  { firstName, lastName }: ProviderIdentity,
  { email, locale }: { readonly email: string; readonly locale: Locale },
): CustomerDraft {
  return {
    email,
    firstName: nameOf(firstName),
    lastName: nameOf(lastName),
    locale,
    custom: { customerType: 'private', newsletter: false },
  }
}

/** A name in one bounded line, whatever the provider accepted; empty where it carries a link. */
function nameOf(text: string): string {
  const plain = text
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
  return isPlainLine(plain) ? [...plain].slice(0, MAX_NAME_LENGTH).join('').trim() : ''
}
