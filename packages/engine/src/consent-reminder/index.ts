export { CONSENT_REMINDER_TOPIC, claimConsentReminders, findConsentReminder } from './consent-reminder.ts'
