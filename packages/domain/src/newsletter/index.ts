export {
  CONFIRMATION_PARAMETER,
  type ConfirmationResult,
  type ConfirmLink,
  confirmationRedirectOf,
  decodeConfirmHash,
  encodeConfirmHash,
} from './confirmation-link.ts'
export { NEWSLETTER_CONSENT_VERSIONS, newsletterEmailOf, type SubscriptionState } from './subscription.ts'
