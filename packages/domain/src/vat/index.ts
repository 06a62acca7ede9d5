export { looksLikeVatNumber } from './check-digits.ts'
export { cleanVatNumber, type VatNumber, vatNumberText } from './clean-vat-number.ts'
export { isSoldWithLocalVat, netPricesPermitted } from './net-prices-permitted.ts'
export { hasVatIssues, VAT_ISSUE_REASONS, type VatIssueReason } from './vat-issues.ts'
export { vatMessagesOf } from './vat-messages.ts'
export { isCompany, type VatFields, vatFieldsOf, withoutVatResult, withVatCheck, withVatOf } from './vat-of-address.ts'
export {
  confirmedVatStateOf,
  isManualCheckOffered,
  isVatConfirmed,
  type VatOutcome,
  type VatState,
  vatOutcomeOf,
  vatStateOf,
} from './vat-state.ts'
export type { VatCheck, VatSilence, VatValidator } from './vat-validator.ts'
