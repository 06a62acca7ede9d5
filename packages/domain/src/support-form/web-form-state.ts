import { isSupportReason, type SupportReason } from './support-reason.ts'

/** Parameter of an address that leads to the support form; its value may preselect a reason (FORM-14). */
const WEB_FORM_PARAMETER = 'contactForm'

/** What the support form begins with (ENT-22). */
export interface WebFormState {
  /** Null: the shopper is asked for it. */
  readonly preselectedReason: SupportReason | null
}

/** The state a link to the support form asks for, from its query such as `?contactForm=invoice`; an unknown reason is none. */
export function webFormStateOf(query: string): WebFormState {
  const value = new URLSearchParams(query).get(WEB_FORM_PARAMETER) ?? ''
  return { preselectedReason: isSupportReason(value) ? value : null }
}
