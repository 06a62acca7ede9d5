export { createPaymentProvider, type PaymentSettings } from './checkout-provider.ts'
export { isAuthentic, type PaymentNotification, readNotifications } from './payment-notification.ts'
export type {
  ModificationDraft,
  ModificationOutcome,
  PaymentAddress,
  PaymentLineItem,
  PaymentOrderDraft,
  PaymentOutcome,
  PaymentProvider,
  PaymentPurchaseDraft,
  PaymentShopper,
  PaymentVoucher,
  ProviderObject,
  ProviderPaymentDraft,
  SessionDraft,
  SessionOutcome,
  SessionState,
  SessionStatus,
} from './payment-provider.ts'
export { readPaymentSettings } from './read-payment-settings.ts'
export { answerOf, nextStepOf, type PaymentAnswer, type PaymentRequest, requestPayment } from './request-payment.ts'
