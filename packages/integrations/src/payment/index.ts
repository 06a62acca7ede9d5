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
  PaymentVoucher,
  ProviderObject,
  ProviderPaymentDraft,
  SessionOutcome,
  SessionStatus,
} from './payment-provider.ts'
