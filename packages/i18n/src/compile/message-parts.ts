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

/** What comes with the data of the one page that says it, or with a document. */
const SERVER_PREFIXES = ['fiscal.', 'withdrawal.', 'quickOrder.']

/**
 * The part of a message by its key; no page pays for what a mail alone says, or a form that is not open. What a
 * withdrawal says comes with the data of its page.
 */
export function partOfMessage(key: string): MessagePart {
  if (key.startsWith('support.')) return 'support'
  if (SERVER_PREFIXES.some(prefix => key.startsWith(prefix))) return 'server'
  return key.startsWith('mail.') && !MAILS_ON_PAGES.includes(key) ? 'server' : 'page'
}
