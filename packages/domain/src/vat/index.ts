export { cleanVatNumber, type VatNumber, vatNumberText } from './clean-vat-number.ts'
export {
  isCompany,
  type VatFields,
  vatFieldsOf,
  withoutVatResult,
  withVatCheck,
  withVatOf,
} from './vat-of-address.ts'
export {
  confirmedVatStateOf,
  hasVatIssues,
  isManualCheckOffered,
  isVatConfirmed,
  netPricesPermitted,
  sellsToCompanies,
  VAT_ISSUE_REASONS,
  type VatIssueReason,
  type VatState,
  vatMessagesOf,
  vatStateOf,
} from './vat-state.ts'
export type { VatCheck, VatSilence, VatSource, VatValidator } from './vat-validator.ts'
