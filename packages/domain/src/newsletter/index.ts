export {
  CONFIRMATION_PARAMETER,
  type ConfirmationResult,
  type ConfirmLink,
  confirmationRedirectOf,
  decodeConfirmHash,
  encodeConfirmHash,
} from './confirmation-link.ts'
export { NEWSLETTER_CONSENT_VERSION, newsletterEmailOf, type SubscriptionState } from './subscription.ts'
