export { confirmNewsletter, issueConfirmToken } from './confirm-newsletter.ts'
export { type NewsletterRequest, subscribeNewsletter } from './subscribe-newsletter.ts'
export {
  NEWSLETTER_CONFIRMED_TOPIC,
  NEWSLETTER_WISH_TOPIC,
  noteSubscriptionText,
  type Subscriber,
} from './subscription-rows.ts'
export { issueWithdrawalToken, withdrawNewsletter } from './withdraw-newsletter.ts'
