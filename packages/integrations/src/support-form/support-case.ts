/** A question to the support, checked and complete: who gets it drops what it does not like without a word. */
export interface SupportCase {
  readonly name: string
  readonly email: string
  readonly subject: string
  readonly description: string
  readonly company?: string
  readonly phone?: string
  /** Main reason, one of the words the support knows. */
  readonly reason: string
  /** What the support has fields of its own for. */
  readonly details: Readonly<Partial<Record<SupportCaseDetail, string>>>
  /** Where a browser would be led back to. */
  readonly returnUrl: string
}

/** Details for which the id of a field has to be known. */
export const SUPPORT_CASE_DETAILS = [
  'subReason',
  'vatId',
  'productNumber',
  'quantity',
  'orderNumber',
  'invoiceNumber',
  'country',
  'locale',
  'currentUrl',
] as const
export type SupportCaseDetail = (typeof SUPPORT_CASE_DETAILS)[number]

/** Longest values, in characters; details have `detail`. A longer one makes no case, without an error. */
export const SUPPORT_CASE_LENGTHS = {
  name: 80,
  company: 80,
  email: 80,
  phone: 40,
  subject: 255,
  description: 32_000,
  detail: 255,
} as const

/** Hands cases to the support. */
export interface SupportForm {
  /**
   * `taken` tells that the form arrived, no more; `unavailable` that it may not have, so that sending it again could
   * make two cases. Throws a RangeError for a value that is too long.
   */
  post(supportCase: SupportCase): Promise<'taken' | 'unavailable'>
  /** Ends open connections. */
  close(): Promise<void>
}
