export { findMailPreferences, type MailPreferences, type MailReader, preferencesOf } from './find-preferences.ts'
export { signMailLink } from './mail-link.ts'
export { findOrMakeRecipient, type MailRecipient } from './recipient-rows.ts'
export { type MailChoice, setMailPreferences, unsubscribeMail } from './set-preferences.ts'
