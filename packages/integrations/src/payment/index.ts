export { createPaymentProvider, type PaymentSettings } from './checkout-provider.ts'
export { isAuthentic, type PaymentNotification, readNotifications } from './payment-notification.ts'
export type {
  ModificationDraft,
  ModificationOutcome,
  PaymentAddress,
  PaymentDraft,
  PaymentLineItem,
  PaymentOrderDraft,
  PaymentOutcome,
  PaymentProvider,
  PaymentVoucher,
  ProviderObject,
  SessionOutcome,
  SessionStatus,
} from './payment-provider.ts'
