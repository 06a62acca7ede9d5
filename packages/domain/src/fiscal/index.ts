export { canonicalJson } from './canonical-json.ts'
export { type Credit, type CreditFacts, creditNoteOf, creditOfAmount, openCreditOf } from './credit-note-of.ts'
export { openCentsOf } from './credit-reductions.ts'
export { areOfTheUnion, type CustomsInvoice, type CustomsLine, customsInvoiceOf, missingForCustoms } from './customs-invoice.ts'
export { type DeliveryNote, deliveryNoteOf } from './delivery-note.ts'
export { type Finding, findingsOf } from './findings.ts'
export {
  CHARGE_CODES,
  type ChargeCode,
  type FiscalDocument,
  type FiscalDraft,
  type FiscalLine,
  type FiscalPart,
  type FiscalParty,
  type VatCategory,
} from './fiscal-document.ts'
export { partyOf, sellerPartyOf } from './fiscal-parties.ts'
export { FISCAL_WORDS } from './fiscal-words.ts'
export type { GoodsFacts } from './goods-facts.ts'
export { type InvoiceFacts, invoiceOf } from './invoice-of.ts'
export { invoicesDue } from './invoices-due.ts'
export { isQuarter, type OssRecord, type OssSum, ossRecordsOf, ossSumsOf, quarterStart } from './oss-record.ts'
export { withPeppolAddresses } from './peppol-address.ts'
export { type PickedOrder, type PickList, type PickListRow, pickListOf } from './pick-list.ts'
export { withBuyerReference } from './routing-id.ts'
export { type DatedSeller, type Seller, sellerOn } from './seller.ts'
export { fiscalDayOf, fiscalNumberOf, isFiscalNumber } from './series.ts'
export { CREDITED_REFUNDS, uncreditedRefundsOf } from './uncredited-refunds.ts'
export { grossOfOrderUnits } from './units-gross.ts'
