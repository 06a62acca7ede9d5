export { CART_REMINDER_TOPIC, type ClaimedCart, claimCartReminders, findCartReminders } from './claim-reminders.ts'
export { type CartReminder, findCartReminder, noteReminderSent, type RemindedLine } from './find-reminder.ts'
