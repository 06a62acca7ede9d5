/** Which messages are loaded together: those every page begins with, those of the support form, those that servers alone say. */
export const MESSAGE_PARTS = ['page', 'support', 'server'] as const
export type MessagePart = (typeof MESSAGE_PARTS)[number]

/** Nouns whose messages come with the data or the HTML of their pages, or are said in mails and documents alone. */
const SERVER_NOUNS = [
  'actAs',
  'company',
  'consentReminder',
  'dataDeletion',
  'discount',
  'fiscal',
  'forbidden',
  'home',
  'loyalty',
  'mailPreference',
  'orders',
  'priceDrop',
  'privacy',
  'quickOrder',
  'quote',
  'reference',
  'return',
  'reviewInvitation',
  'shoppingList',
  'signIn',
  'stockAlert',
  'trust',
  'withdrawal',
]

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

/**
 * The part of a message by its key; no page pays for what a mail alone says, or a form that is not open. What
 * `SERVER_NOUNS` say comes with the data of their pages.
 */
export function partOfMessage(key: string): MessagePart {
  if (key.startsWith('support.')) return 'support'
  if (SERVER_NOUNS.some(noun => key.startsWith(`${noun}.`))) return 'server'
  return key.startsWith('mail.') && !MAILS_ON_PAGES.includes(key) ? 'server' : 'page'
}
