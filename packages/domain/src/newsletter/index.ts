export {
  CONFIRMATION_PARAMETER,
  type ConfirmAnswer,
  type ConfirmLink,
  confirmTargetOf,
  decodeConfirmHash,
  encodeConfirmHash,
} from './confirmation-link.ts'
export { NEWSLETTER_CONSENT_VERSION, newsletterEmailOf, type SubscriptionState } from './subscription.ts'
