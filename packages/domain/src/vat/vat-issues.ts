import type { VatState } from './vat-state.ts'

/** Why a number may not have been validated, in the order of the list (VAT-22); the words are messages of the page. */
export const VAT_ISSUE_REASONS = ['incorrect-number', 'private-number', 'system-error'] as const
export type VatIssueReason = (typeof VAT_ISSUE_REASONS)[number]

/** Whether the page explains what may be wrong and that the purchase can go on (VAT-22, VAT-23). */
export function hasVatIssues({ state }: VatState): boolean {
  return state === 'not-valid' || state === 'could-not-validate' || state === 'success-without-tax-rate-change'
}
