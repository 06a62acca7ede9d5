export { type ConfirmLink, decodeConfirmHash, encodeConfirmHash } from './confirm-hash.ts'
export { CONFIRMATION_PARAMETER, type ConfirmAnswer, confirmTargetOf } from './confirm-target.ts'
export { NEWSLETTER_CONSENT_VERSION, type SubscriptionState } from './newsletter-consent.ts'
export { newsletterEmailOf } from './newsletter-email.ts'
