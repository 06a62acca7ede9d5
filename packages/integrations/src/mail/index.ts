export { type Mail, type MailAddress, type Mailer, MailFailure } from './mail.ts'
export { createSmtpMailer } from './smtp-mailer.ts'
