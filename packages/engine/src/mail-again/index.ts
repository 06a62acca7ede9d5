export { MAIL_AGAIN_TOPIC, type MailAgain, ORDER_MAILS, type OrderMail } from './order-mails.ts'
export { type MailSubject, resendMail } from './resend-mail.ts'
