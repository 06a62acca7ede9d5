/** Reasons to contact customer care, in the order of the form (FORM-06). */
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
function isSupportReason(text: string): text is SupportReason {
  return (SUPPORT_REASONS as readonly string[]).includes(text)
}

/** Query parameter that opens the support form; its value may preselect a reason (FORM-14). */
export const WEB_FORM_PARAMETER = 'contactForm'

/** Initial state of the support form (ENT-22). */
export interface WebFormState {
  /** Null: the shopper chooses it. */
  readonly preselectedReason: SupportReason | null
}

/** The initial state that a link requests, from its query such as `?contactForm=invoice`; an unknown reason is ignored. */
export function webFormStateOf(query: string): WebFormState {
  const value = new URLSearchParams(query).get(WEB_FORM_PARAMETER) ?? ''
  return { preselectedReason: isSupportReason(value) ? value : null }
}
