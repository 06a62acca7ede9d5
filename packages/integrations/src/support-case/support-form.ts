import type { CountryCode } from '@shop/domain/market'
import type { SupportCase } from '@shop/domain/support-case'

/** A question on its way to customer care, checked and complete: who gets it drops what it does not like without a word. */
export interface SupportCasePost {
  /** Number that the customer knows it by. */
  readonly caseNumber: string
  readonly content: SupportCase
  readonly country: CountryCode
  readonly locale: string
  /** Page that the question was asked on. */
  readonly currentUrl?: string
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

/** Hands cases to customer care. */
export interface SupportForm {
  /**
   * `taken` tells that the form arrived, no more; `unavailable` that it may not have, so that sending it again could
   * make two cases, of one number. Throws a RangeError for a value that is too long.
   */
  post(supportCase: SupportCasePost): Promise<'taken' | 'unavailable'>
  /** Ends open connections. */
  close(): Promise<void>
}
