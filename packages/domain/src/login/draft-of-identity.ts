import { isPlainLine } from '../address/index.ts'
import type { CustomerDraft } from '../customer/index.ts'
import type { Locale } from '../market/index.ts'
import type { ProviderIdentity } from './provider-identity.ts'

/** Longest name, as in the form for registering. */
const MAX_NAME_LENGTH = 80

/** What a customer is made of whom a provider vouches for: a private person who was not asked for the newsletter yet. */
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

/** A name in one bounded line, whatever the provider let people type in; none where it carries a link. */
function nameOf(text: string): string {
  const plain = text
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
  return isPlainLine(plain) ? [...plain].slice(0, MAX_NAME_LENGTH).join('').trim() : ''
}
