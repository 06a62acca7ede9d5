export {
  isMailWanted,
  MAIL_KINDS,
  type MailConsent,
  type MailKind,
  maskedEmail,
  REMINDER_KINDS,
  type ReminderKind,
  reminderConsentVersion,
} from './mail-preference.ts'
