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
