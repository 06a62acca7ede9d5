export { ACCOUNT_MAILS, type AccountMail } from './account-mails.ts'
export { MAIL_AGAIN_TOPIC, type MailAgain, ORDER_MAILS, type OrderMail } from './order-mails.ts'
export { type MailSubject, resendMail } from './resend-mail.ts'
