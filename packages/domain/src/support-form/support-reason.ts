/** What somebody who writes to customer care may write about, in the order of the form (FORM-06). */
export const SUPPORT_REASONS = [
  'consulting',
  'payments',
  'sales',
  'order',
  'shipment',
  'invoice',
  'product-claim-30-days',
  'return',
  'account',
  'shop-issues',
  'other',
] as const

export type SupportReason = (typeof SUPPORT_REASONS)[number]

/** Whether a text is one of the reasons of the form. */
export function isSupportReason(text: string): text is SupportReason {
  return (SUPPORT_REASONS as readonly string[]).includes(text)
}
