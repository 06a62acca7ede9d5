export { type Mail, type MailAddress, type Mailer, MailFailure } from './mail.ts'
export { createSmtpMailer, type DkimKey } from './smtp-mailer.ts'
