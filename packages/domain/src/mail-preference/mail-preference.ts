import type { SubscriptionState } from '../newsletter/index.ts'

/** Mails that only go to who decided on them themselves: a promise that the newsletter's text makes, or a switch of its own. */
export const REMINDER_KINDS = ['abandoned-cart', 'review-invitation', 'price-drop'] as const
export type ReminderKind = (typeof REMINDER_KINDS)[number]

/** Every kind of mail that can be switched off; what an order or an account needs is not among them. */
export const MAIL_KINDS = ['newsletter', ...REMINDER_KINDS, 'back-in-stock'] as const
export type MailKind = (typeof MAIL_KINDS)[number]

/** The first version of the newsletter's text in its confirmation mail that names a kind, so that who confirmed it agreed to that too. */
const NAMED_SINCE: Readonly<Record<ReminderKind, number | undefined>> = {
  'abandoned-cart': 2,
  'review-invitation': 3,
  // Only who asks for it at their lists.
  'price-drop': undefined,
}

/** The version of the newsletter's consent from which on it covers a kind of reminder; undefined for one that it never covers. */
export function reminderConsentVersion(kind: ReminderKind): number | undefined {
  return NAMED_SINCE[kind]
}

/** What is known of the consent of an address in a store. */
export interface MailConsent {
  /** Its subscription to the newsletter; missing without one. */
  readonly newsletter?: { readonly state: SubscriptionState; readonly consentVersion: number } | undefined
  /** What it decided of single kinds. */
  readonly decisions: Readonly<Partial<Record<ReminderKind, boolean>>>
  /** Items it asked to be told about, each of which was a consent of its own; default none. */
  readonly openAlerts?: number
}

/**
 * Whether an address may be sent a kind of mail. What was decided of a reminder counts; else it may be sent where the newsletter is
 * confirmed by a text that names it. Without a consent nothing is sent (GDPR, art. 6; ePrivacy, art. 13).
 */
export function isMailWanted(kind: MailKind, { newsletter, decisions, openAlerts = 0 }: MailConsent): boolean {
  if (kind === 'back-in-stock') return openAlerts > 0
  const isConfirmed = newsletter?.state === 'confirmed'
  if (kind === 'newsletter') return isConfirmed
  const since = NAMED_SINCE[kind]
  return decisions[kind] ?? (isConfirmed && since !== undefined && newsletter.consentVersion >= since)
}

/** An e-mail address for the eyes of its owner, who knows it, and not of who was forwarded a link: `a…@example.org`. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${[...email.slice(0, at)][0] ?? ''}…${email.slice(at)}`
}
