export { type ChainAnchor, checkDocuments, readAnchors } from './check-documents.ts'
export { creditRefundedOrder } from './credit-refunded-order.ts'
export { findErasedOrders } from './find-erased-orders.ts'
export {
  FISCAL_MAIL_TOPIC,
  type FiscalConditions,
  findDocument,
  findDocuments,
  findFile,
  type IssuedDocument,
  keepFiles,
} from './fiscal-rows.ts'
export { issueCreditNote } from './issue-credit-note.ts'
export { FISCAL_DOCUMENT_TOPIC } from './issue-document.ts'
export { findMissingInvoices, findOrdersToInvoice, issueInvoice, type MissingInvoice } from './issue-invoice.ts'
export { type RefundedFee, refundFee } from './refund-fee.ts'
