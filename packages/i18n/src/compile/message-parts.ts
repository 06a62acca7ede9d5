/** Which messages are loaded together: those every page begins with, those of the support form, those that servers alone say. */
export const MESSAGE_PARTS = ['page', 'support', 'server'] as const
export type MessagePart = (typeof MESSAGE_PARTS)[number]

/** Messages of mails that pages show as well. */
const MAILS_ON_PAGES: readonly string[] = [
  'mail.cancelledTitle',
  'mail.emailChangeTitle',
  'mail.partTitle',
  'mail.questions',
  'mail.resetTitle',
  'mail.resetValidity',
  'mail.shippedTitle',
  'mail.trackingNumber',
  'mail.viewOrder',
]

/** Messages of documents, and of pages that get them with their data. */
const SERVER_ALONE: readonly string[] = ['fiscal.', 'signIn.', 'withdrawal.']

/**
 * The part of a message by its key; no page pays for what a mail alone says, or a form that is not open. What a
 * withdrawal or the ways to sign in say comes with the data of their pages.
 */
export function partOfMessage(key: string): MessagePart {
  if (key.startsWith('support.')) return 'support'
  if (SERVER_ALONE.some(prefix => key.startsWith(prefix))) return 'server'
  return key.startsWith('mail.') && !MAILS_ON_PAGES.includes(key) ? 'server' : 'page'
}
